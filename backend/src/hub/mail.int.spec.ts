import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepMailing } from '../features/user/index.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { runTestHub } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const hubMail = async (...args: readonly string[]) => {
  const { said } = await runTestHub(['mail', ...args], app.environment);
  return said;
};

it('hub mail lists the mails written without a mail server, with working links, also for one student', async () => {
  expect(await hubMail()).toBe('There are no mails.\n');
  const [ann, bob] = [await app.student(), await app.student()];
  const ending = new AbortController();
  const mailing = keepMailing(app.platform, ending.signal);
  await expect.poll(() => app.platform.db('kept_mails').select('id'), { timeout: 20_000 }).toHaveLength(2);
  ending.abort();
  await mailing;

  const said = await hubMail();
  for (const { email } of [ann, bob]) expect(said).toContain(`to ${email}`);
  const anns = await hubMail('--to', ann.email.toUpperCase());
  expect(anns).not.toContain(bob.email);
  const token = /http:\/\/localhost:3000\/auth\/verify-email#([\w-]{43})/.exec(anns)?.[1];
  expect((await ann.post('/api/auth/verify-email', { token })).status).toBe(204);
  expect((await ann.get('/api/account')).body).toMatchObject({ emailVerified: true });
});
