import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { runTestHub } from '../../../hub/testing.ts';
import { httpClient } from '../../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

const signUp = (email: string) =>
  httpClient(app.origin, {}, new Map()).post('/api/auth/register', {
    email,
    password: 'correct horse',
    firstName: 'Ann',
    lastName: 'Lee',
  });
const someone = (domain: string) => `${randomBytes(6).toString('hex')}@${domain}`;

it('a university lets in its own addresses and invited ones, and says so', async () => {
  const signUpRules = { signUp: 'open' as const, domains: ['example.edu'] };
  app = await startTestApp([], { settings: { signUpRules } });
  expect((await app.visitor.get('/api/auth/sign-up')).body).toEqual(signUpRules);
  expect((await signUp(someone('cs.example.edu'))).status).toBe(201);
  const guest = someone('elsewhere.test');
  const message = 'Please sign up with an address of example.edu';
  expect(await signUp(guest)).toMatchObject({ status: 403, body: { code: 'sign_up_by_domain', message } });

  const invited = await runTestHub(['invite', guest.toUpperCase()], app.environment);
  expect(invited).toEqual({ code: 0, said: `${guest} may sign up.\n` });
  expect((await signUp(guest)).status).toBe(201);
});

it('sign-up by invitation: an invitation can be withdrawn, and an address that is none is named', async () => {
  app = await startTestApp([], { settings: { signUpRules: { signUp: 'invitation', domains: [] } } });
  const guest = someone('example.edu');
  expect(await signUp(guest)).toMatchObject({ status: 403, body: { code: 'sign_up_by_invitation' } });
  await runTestHub(['invite', guest], app.environment);
  const withdrawn = await runTestHub(['invite', guest, '--withdraw'], app.environment);
  expect(withdrawn.said).toBe(`${guest} is no longer invited.\n`);
  expect((await signUp(guest)).status).toBe(403);
  const wrong = await runTestHub(['invite', 'nobody'], app.environment);
  expect(wrong).toEqual({ code: 1, said: expect.stringContaining('nobody is not an email address.') });
  const stored = JSON.stringify(await app.platform.db('invitations').select());
  expect(stored).not.toContain(guest);
});

it('a closed sign-up lets no one in, not even by invitation; who has an account still signs in', async () => {
  const rules = { signUp: 'open' as 'open' | 'closed', domains: [] };
  app = await startTestApp([], { settings: { signUpRules: rules } });
  const ann = someone('example.edu');
  expect((await signUp(ann)).status).toBe(201);
  rules.signUp = 'closed';
  const guest = someone('example.edu');
  await runTestHub(['invite', guest], app.environment);
  expect(await signUp(guest)).toMatchObject({ status: 403, body: { code: 'sign_up_closed' } });
  expect((await app.visitor.post('/api/auth/login', { email: ann, password: 'correct horse' })).status).toBe(200);
});
