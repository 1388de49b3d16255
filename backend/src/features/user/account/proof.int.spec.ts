import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing/test-app.ts';
import { codeNow, nextStep, turnOn } from '../../../platform/testing/authenticator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db('attempts').delete());

const password = 'correct horse';
const required = { status: 403, body: { code: 'proof_required' } };
const prove = (client: TestClient, proof: object) => client.post('/api/account/proof', proof);
const isPresent = async (client: TestClient) => (await client.get('/api/account/proof')).body;
/** As long after the sign-in as a proof holds. */
const later = async ({ userId }: TestClient) => {
  const { db } = app.platform;
  await db('sessions')
    .where({ userId })
    .update({ provenAt: db.raw("now() - interval '10 minutes'") });
};
const changePassword = (client: TestClient, body: object) => client.put('/api/account/password', body);
const erase = (client: TestClient, body: object) => client.delete('/api/account', {}, body);

it('a sign-in is a proof for ten minutes; then the password is one, in this session alone', async () => {
  const ann = await app.student();
  await app.visitor.post('/api/auth/login', { email: ann.email, password }); // in another browser
  expect(await isPresent(ann)).toEqual({ present: true });
  expect((await ann.get('/api/account/export')).status).toBe(200);
  await later(ann);
  expect(await isPresent(ann)).toEqual({ present: false });
  expect(await ann.get('/api/account/export')).toMatchObject(required);
  expect(await ann.post('/api/account/second-factor/enrolment')).toMatchObject(required);

  for (const wrong of [{}, { password: 'a guess' }, { code: '123456' }]) {
    expect(await prove(ann, wrong)).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
  }
  expect((await prove(ann, { password })).status).toBe(204);
  expect((await ann.get('/api/account/export')).status).toBe(200);
  expect((await ann.post('/api/account/second-factor/enrolment')).status).toBe(201);
  const proven = app.platform
    .db('sessions')
    .where({ userId: ann.userId })
    .whereRaw("proven_at > now() - interval '9 minutes'");
  expect(await proven).toHaveLength(1);
});

it('guessing it is limited like a sign-in', async () => {
  const ann = await app.student();
  for (let tries = 0; tries < 5; tries += 1) expect((await prove(ann, { password: 'a guess' })).status).toBe(400);
  expect(await prove(ann, { password })).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
});

it('the password in the request is proof enough for a new password and for the end of the account', async () => {
  const ann = await app.student();
  await later(ann);
  const newPassword = 'a better password';
  expect((await changePassword(ann, { newPassword })).status).toBe(400);
  expect((await changePassword(ann, { currentPassword: password, newPassword })).status).toBe(204);
  await later(ann);
  expect((await erase(ann, { password: newPassword })).status).toBe(204);
});

it('where a second factor is on, only its code is a proof, and the password is needed as well', async () => {
  const ann = await app.student();
  const { secret } = await turnOn(ann);
  await later(ann);
  const change = { currentPassword: password, newPassword: 'a better password' };
  expect(await changePassword(ann, change)).toMatchObject(required);
  expect(await erase(ann, { password })).toMatchObject(required);
  for (const wrong of [{ password }, { code: '000000' }]) {
    expect(await prove(ann, wrong)).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
  }
  expect(await prove(ann, { code: codeNow(secret) })).toMatchObject({ status: 400 }); // it turned the factor on
  await nextStep(app.platform.db, ann);
  expect((await prove(ann, { code: codeNow(secret) })).status).toBe(204);
  expect((await changePassword(ann, { ...change, currentPassword: 'a guess' })).status).toBe(400);
  expect((await changePassword(ann, change)).status).toBe(204);
  expect((await erase(ann, { password: change.newPassword })).status).toBe(204);
});

it('an account without a password and a second factor needs a new sign-in', async () => {
  const ann = await app.student();
  await app.platform.db('credentials').where({ userId: ann.userId }).update({ passwordHash: null });
  await later(ann);
  expect(await prove(ann, { password })).toMatchObject(required);
  expect(await changePassword(ann, { newPassword: 'a better password' })).toMatchObject(required);
  expect(await erase(ann, {})).toMatchObject(required);
  expect((await ann.get('/api/auth/user')).status).toBe(200);
});
