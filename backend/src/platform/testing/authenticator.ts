import type { Knex } from 'knex';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { Visitor } from './http-client.ts';

/** The code that an authenticator app shows now. */
export const codeNow = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Lets the current code be accepted again, as if half a minute had passed. */
export const nextStep = async (db: Knex, { userId }: { readonly userId: string }): Promise<void> => {
  await db('second_factors').where({ userId }).update({ lastStep: 0 });
};

/** Turns the second factor of a signed-in student on; returns what an app and a sheet of paper know from then on. */
export const turnOn = async (student: Visitor): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const enrolled = await student.post('/api/account/second-factor/enrolment');
  expect(enrolled.status).toBe(201);
  const { secret } = enrolled.body as { secret: string };
  const turnedOn = await student.put('/api/account/second-factor', { code: codeNow(secret) });
  expect(turnedOn.status).toBe(200);
  return { secret, ...(turnedOn.body as { recoveryCodes: string[] }) };
};
