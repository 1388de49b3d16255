import type { PasskeyCreation } from '@hub/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOn } from '../../../../platform/testing/authenticator.ts';
import { httpClient } from '../../../../platform/testing/http-client.ts';
import { type Flaws, PasskeyDevice } from '../../../../platform/testing/passkey-device.ts';
import { startTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import {
  expired,
  factorOf,
  isSignedIn,
  passkeyStudents,
  password,
  publicUrl,
  refused,
  requestOf,
  use,
  type Way,
  ways,
} from '../../testing/passkeys.ts';

let app: TestApp;
let { browser, afterPassword, studentWithPasskey, longAgo }: ReturnType<typeof passkeyStudents> = {} as never;
beforeAll(async () => {
  app = await startTestApp([], { settings: { publicUrl } });
  ({ browser, afterPassword, studentWithPasskey, longAgo } = passkeyStudents(app));
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db('attempts').delete());

describe('signing in with a passkey alone', () => {
  it('is both steps, on any instance', async () => {
    const { ann, device, passkey } = await studentWithPasskey();
    const here = browser();
    const request = await requestOf(here, 'sign in');
    expect(request).toMatchObject({ rpId: 'hub.example.edu', userVerification: 'required' });
    expect(request).not.toHaveProperty('allowCredentials');
    const there = httpClient(await app.anotherApi(), {}, here.cookies);
    const done = await there.post(ways['sign in'].finish, { response: device.get(request) });
    expect(done).toMatchObject({ status: 200, body: { id: ann.userId } });
    expect(await isSignedIn(here)).toBe(true);
    expect((await here.get('/api/account/proof')).body).toEqual({ present: true });
    const used = (await factorOf(here))?.passkeys[0];
    expect(used).toEqual({ ...passkey, lastUsedAt: expect.stringMatching(/Z$/) });
  });

  it('is refused to an account that is locked', async () => {
    const { ann, device } = await studentWithPasskey();
    await app.platform.db('locked_accounts').insert({ userId: ann.userId, lockId: ann.userId });
    expect(await use(browser(), 'sign in', { device })).toMatchObject({
      status: 403,
      body: { code: 'account_locked' },
    });
  });

  it('looks the same for a passkey that no one has, and for a wrong signature', async () => {
    const { device } = await studentWithPasskey();
    const stranger = new PasskeyDevice(publicUrl);
    const { body } = await (await app.student()).post('/api/account/passkeys/challenge');
    stranger.create(body as PasskeyCreation); // never added
    const unknown = await use(browser(), 'sign in', { device: stranger });
    const here = browser();
    const response = device.get(await requestOf(here, 'sign in'));
    const wrong = { ...response, response: { ...response.response, signature: 'AAAA' } };
    const known = await here.post(ways['sign in'].finish, { response: wrong });
    expect(unknown).toMatchObject(refused);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it('needs the device to say whose passkey it is', async () => {
    const { device } = await studentWithPasskey();
    const here = browser();
    const { response, ...rest } = device.get(await requestOf(here, 'sign in'));
    const { userHandle, ...silent } = response;
    expect(userHandle).toHaveLength(43);
    expect(await here.post(ways['sign in'].finish, { response: { ...rest, response: silent } })).toMatchObject(refused);
    const other = { ...silent, userHandle: Buffer.alloc(32).toString('base64url') };
    await requestOf(here, 'sign in');
    expect(await here.post(ways['sign in'].finish, { response: { ...rest, response: other } })).toMatchObject(refused);
  });

  it('can be begun 300 times an hour from one address', async () => {
    const begin = () => app.visitor.post(ways['sign in'].begin);
    expect((await begin()).status).toBe(200);
    await app.platform.db('attempts').where('key', 'like', 'passkey/%').update({ points: 300 });
    expect(await begin()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  });

  it('ends with the account, before everything of it is erased', async () => {
    const { ann, device } = await studentWithPasskey();
    const here = browser();
    const request = await requestOf(here, 'sign in');
    expect((await ann.delete('/api/account', {}, { password })).status).toBe(204);
    expect(await here.post(ways['sign in'].finish, { response: device.get(request) })).toMatchObject(refused);
    expect(await app.platform.db('passkeys').where({ userId: ann.userId })).toEqual([]);
  });
});

describe('a passkey as the second step', () => {
  it('follows the right password, and is one of the student’s own', async () => {
    const { ann, device } = await studentWithPasskey();
    const { device: other } = await studentWithPasskey();
    expect(await browser().post(ways['take the second step'].begin)).toMatchObject({
      body: { code: 'sign_in_expired' },
    });
    const here = await afterPassword(ann);
    expect((await here.get('/api/auth/login/step')).body).toEqual({ app: false, passkey: true });
    const request = await requestOf(here, 'take the second step');
    expect(request.allowCredentials).toHaveLength(1);
    const foreign = other.get({ ...request, allowCredentials: undefined });
    expect(await here.post(ways['take the second step'].finish, { response: foreign })).toMatchObject(refused);
    expect(await isSignedIn(here)).toBe(false);
    expect(await use(here, 'take the second step', { device })).toMatchObject({
      status: 200,
      body: { id: ann.userId },
    });
    expect(await isSignedIn(here)).toBe(true);
  });

  it('is not offered to a student without one', async () => {
    const ann = await app.student();
    await turnOn(ann);
    const here = await afterPassword(ann);
    expect((await here.get('/api/auth/login/step')).body).toEqual({ app: true, passkey: false });
    expect(await here.post(ways['take the second step'].begin)).toMatchObject({
      status: 409,
      body: { code: 'factor_off' },
    });
  });

  it('ends after five tries', async () => {
    const { ann, device } = await studentWithPasskey();
    const here = await afterPassword(ann);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await use(here, 'take the second step', { device, unverified: true })).toMatchObject(refused);
    expect(await here.post(ways['take the second step'].begin)).toMatchObject({ body: { code: 'sign_in_expired' } });
  });
});

it('a passkey is a present proof, in this session alone', async () => {
  const { ann, device } = await studentWithPasskey();
  const { device: other } = await studentWithPasskey();
  await longAgo(ann);
  const foreign = other.get({ ...(await requestOf(ann, 'prove')), allowCredentials: undefined });
  expect(await ann.post(ways.prove.finish, { response: foreign })).toMatchObject(refused);
  expect((await ann.get('/api/account/proof')).body).toEqual({ present: false });
  expect((await use(ann, 'prove', { device })).status).toBe(204);
  expect((await ann.get('/api/account/proof')).body).toEqual({ present: true });
});

describe.each(Object.keys(ways) as Way[])('to %s, a signature', (way) => {
  const ready = async () => {
    const { ann, device } = await studentWithPasskey();
    const client = way === 'prove' ? ann : way === 'sign in' ? browser() : await afterPassword(ann);
    return { ann, device, client };
  };

  it.each<[string, Flaws]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another site’s id', { rpId: 'evil.example' }],
    ['of another ceremony', { type: 'webauthn.create' }],
    ['without the student’s finger or PIN', { unverified: true }],
  ])('%s is refused', async (_what, flaws) => {
    const { device, client } = await ready();
    expect(await use(client, way, { device, ...flaws })).toMatchObject(refused);
  });

  it('with a counter that went back is refused: the device may be a copy', async () => {
    const { ann, device, client } = await ready();
    await app.platform.db('passkeys').where({ userId: ann.userId }).update({ counter: 7 });
    expect(await use(client, way, { device, counter: 7 })).toMatchObject(refused);
    expect(await use(client, way, { device, counter: 6 })).toMatchObject(refused);
    expect((await use(client, way, { device, counter: 8 })).status).toBeLessThan(300);
  });

  it('works once, and answers only its own challenge', async () => {
    const { device, client } = await ready();
    const response = device.get(await requestOf(client, way));
    await requestOf(client, way); // replaces it
    expect(await client.post(ways[way].finish, { response })).toMatchObject(refused);
    expect(await client.post(ways[way].finish, { response })).toMatchObject(expired);
  });

  it('is no use in another browser, later, or for anything else', async () => {
    const { ann, device, client } = await ready();
    const response = device.get(await requestOf(client, way));
    const elsewhere = way === 'prove' ? await app.student() : browser();
    const there = await elsewhere.post(ways[way].finish, { response });
    expect(there.body).toMatchObject({
      code: way === 'take the second step' ? 'sign_in_expired' : 'challenge_expired',
    });
    const instead = way === 'prove' ? 'sign in' : 'prove';
    const asked = instead === 'prove' ? ann : client;
    expect(await asked.post(ways[instead].finish, { response })).toMatchObject(expired);
    await app.platform.db('passkey_challenges').update({ expiresAt: app.platform.db.fn.now() });
    expect(await client.post(ways[way].finish, { response })).toMatchObject(expired);
  });

  it('of a passkey that was removed in the meantime is refused', async () => {
    const { ann, device, client } = await ready();
    await turnOn(ann); // so that a second step is still there
    const fresh = way === 'take the second step' ? await afterPassword(ann) : client;
    const request = await requestOf(way === 'prove' ? ann : fresh, way);
    await app.platform.db('passkeys').where({ userId: ann.userId }).delete();
    const done = await (way === 'prove' ? ann : fresh).post(ways[way].finish, { response: device.get(request) });
    expect(done).toMatchObject(refused);
  });
});
