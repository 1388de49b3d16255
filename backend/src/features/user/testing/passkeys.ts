import type { PasskeyRequest, SecondFactorView } from '@hub/contracts';
import { expect } from 'vitest';
import { httpClient, type Cookies, type TestClient, type Visitor } from '../../../platform/testing/http-client.ts';
import { addPasskey, type Flaws, PasskeyDevice } from '../../../platform/testing/passkey-device.ts';
import type { TestApp } from '../../../platform/testing/test-app.ts';

export const publicUrl = 'https://hub.example.edu';
export const password = 'correct horse';
export const refused = { status: 400, body: { code: 'passkey_refused' } };
export const expired = { status: 400, body: { code: 'challenge_expired' } };
export const notProven = { status: 403, body: { code: 'proof_required' } };

/** What a passkey is used for. */
export const ways = {
  'sign in': { begin: '/api/auth/passkey/challenge', finish: '/api/auth/passkey' },
  'take the second step': { begin: '/api/auth/login/challenge', finish: '/api/auth/login/passkey' },
  prove: { begin: '/api/account/proof/challenge', finish: '/api/account/proof/passkey' },
} as const;
export type Way = keyof typeof ways;

export const isSignedIn = async (client: Visitor) => (await client.get('/api/auth/user')).status === 200;
export const login = (client: Visitor, { email }: TestClient) => client.post('/api/auth/login', { email, password });
export const factorOf = async (client: Visitor) =>
  ((await client.get('/api/account')).body as { secondFactor: SecondFactorView | null }).secondFactor;

export const requestOf = async (client: Visitor, way: Way) => {
  const { status, body } = await client.post(ways[way].begin);
  expect(status).toBe(200);
  return body as PasskeyRequest;
};

/** Asks for a challenge, and sends what the device signs. */
export const use = async (client: Visitor, way: Way, { device, ...flaws }: { device: PasskeyDevice } & Flaws) =>
  client.post(ways[way].finish, { response: device.get(await requestOf(client, way), flaws) });

/** Students of this app and their browsers. */
export const passkeyStudents = (app: TestApp) => {
  const browser = () => {
    const cookies: Cookies = new Map();
    return { ...httpClient(app.origin, {}, cookies), cookies };
  };
  return {
    browser,
    afterPassword: async (student: TestClient) => {
      const client = browser();
      expect(await login(client, student)).toMatchObject({ status: 401, body: { code: 'code_required' } });
      return client;
    },
    studentWithPasskey: async () => {
      const ann = await app.student();
      const device = new PasskeyDevice(publicUrl);
      return { ann, device, ...(await addPasskey(ann, device)) };
    },
    /** As long after the sign-in as a proof holds. */
    longAgo: async ({ userId }: TestClient) => {
      const { db } = app.platform;
      await db('sessions')
        .where({ userId })
        .update({ provenAt: db.raw("now() - interval '10 minutes'") });
    },
    historyOf: async ({ userId }: TestClient) =>
      (await app.platform.eventLog.read(`user-${userId}`)).map(({ type }) => type).slice(1),
    mailsAsked: () => app.platform.db('mail_requests').pluck<string[]>('template'),
  };
};
