import type { APIRequestContext } from '@playwright/test';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { dataFolder } from './data-folder.ts';
import { expect } from './test.ts';

const hub = fileURLToPath(new URL('../../backend/src/hub.ts', import.meta.url));

const grantRole = (email: string, role: Role, origin: string) =>
  promisify(execFile)(process.execPath, [hub, 'role', 'grant', email, role], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataFolder(new URL(origin).port) },
  });

type Role = 'operator' | 'auditor';

/** Signs an operator or an auditor up: with two-step sign-in, and with the role as the command line grants it. */
export const registerOperator = async (request: APIRequestContext, origin: string, role: Role = 'operator') => {
  const send = async (method: 'POST' | 'PUT', path: string, data: object = {}) => {
    const answer = await request.fetch(path, { method, data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { secret: string };
  };
  const email = `${role}-${randomUUID()}@example.org`;
  await send('POST', '/api/auth/register', { email, password: 'correct horse', firstName: 'Olga', lastName: 'Berg' });
  const { secret } = await send('POST', '/api/account/second-factor/enrolment');
  await send('PUT', '/api/account/second-factor', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
  await grantRole(email, role, origin);
  // the command line waits for no read model
  await expect.poll(async () => (await (await request.get('/api/auth/user')).json()).roles).toEqual([role]);
};
