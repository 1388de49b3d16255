import type { PasskeyCreation } from '@hub/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTestHub } from '../../../../hub/testing.ts';
import { turnOn } from '../../../../platform/testing/authenticator.ts';
import type { Visitor } from '../../../../platform/testing/http-client.ts';
import { addPasskey, type Flaws, PasskeyDevice } from '../../../../platform/testing/passkey-device.ts';
import { startTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import {
  expired,
  factorOf,
  isSignedIn,
  login,
  notProven,
  passkeyStudents,
  publicUrl,
  refused,
  use,
} from '../../testing/passkeys.ts';

let app: TestApp;
let { browser, afterPassword, studentWithPasskey, longAgo, historyOf, mailsAsked }: ReturnType<typeof passkeyStudents> =
  {} as never;
beforeAll(async () => {
  app = await startTestApp([], { settings: { publicUrl } });
  ({ browser, afterPassword, studentWithPasskey, longAgo, historyOf, mailsAsked } = passkeyStudents(app));
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db('attempts').delete());

describe('adding a passkey', () => {
  it('gives recovery codes with the first one, and ends every other session', async () => {
    const ann = await app.student();
    const elsewhere = browser();
    await login(elsewhere, ann);
    const device = new PasskeyDevice(publicUrl);
    const { passkey, recoveryCodes } = await addPasskey(ann, device, '  My laptop ');
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'My laptop',
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
    });
    expect(new Set(recoveryCodes)).toHaveLength(10);
    expect(await Promise.all([ann, elsewhere].map(isSignedIn))).toEqual([true, false]);
    const there = await afterPassword(ann);
    expect((await there.post('/api/auth/login/code', { code: recoveryCodes[0] })).status).toBe(200);
    expect(await factorOf(ann)).toMatchObject({ app: false, recoveryCodesLeft: 9, passkeys: [passkey] });

    const second = await addPasskey(ann, new PasskeyDevice(publicUrl), 'Key');
    expect(second.recoveryCodes).toEqual([]);
    expect(await isSignedIn(there)).toBe(true);
    expect(await historyOf(ann)).toEqual(['PasskeyAdded', 'RecoveryCodeUsed', 'PasskeyAdded']);
    expect(await mailsAsked()).toContain('passkey-added');
  });

  it('stores neither its name nor its credential in the clear', async () => {
    const ann = await app.student();
    const device = new PasskeyDevice(publicUrl);
    await addPasskey(ann, device, 'The laptop of Ann');
    const [row] = await app.platform.db('passkeys').where({ userId: ann.userId }).select<object[]>();
    const stored = JSON.stringify({ ...row, sealed: String(Reflect.get(row ?? {}, 'sealed')) });
    for (const each of ['laptop of Ann', device.credentials[0]?.id.toString('base64url') ?? '?'])
      expect(stored).not.toContain(each);
  });

  it('tells the device what it needs, and nothing about the student but the address', async () => {
    const { ann, device } = await studentWithPasskey();
    const { body } = await ann.post('/api/account/passkeys/challenge');
    expect(body).toMatchObject({
      rp: { id: 'hub.example.edu', name: 'Academic Hub' },
      user: { name: ann.email },
      excludeCredentials: [{ id: device.credentials[0]?.id.toString('base64url') }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(JSON.stringify(body)).not.toContain(ann.userId);
  });

  it.each<[string, Flaws]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another site’s id', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['nobody verified', { unverified: true }],
  ])('refuses one for %s', async (_what, flaws) => {
    const ann = await app.student();
    const { body } = await ann.post('/api/account/passkeys/challenge');
    const response = new PasskeyDevice(publicUrl).create(body as PasskeyCreation, flaws);
    expect(await ann.post('/api/account/passkeys', { name: 'X', response })).toMatchObject(refused);
    expect(await factorOf(ann)).toBeNull();
  });

  it('takes its challenge once, in the session that asked, within five minutes', async () => {
    const [ann, bob] = [await app.student(), await app.student()];
    const add = (client: Visitor, response: object) => client.post('/api/account/passkeys', { name: 'X', response });
    const begin = async () => (await ann.post('/api/account/passkeys/challenge')).body as PasskeyCreation;
    const response = new PasskeyDevice(publicUrl).create(await begin());
    expect(await add(bob, response)).toMatchObject(expired);
    expect((await add(ann, response)).status).toBe(201);
    expect(await add(ann, response)).toMatchObject(expired);
    const late = new PasskeyDevice(publicUrl).create(await begin());
    await app.platform.db('passkey_challenges').update({ expiresAt: app.platform.db.fn.now() });
    expect(await add(ann, late)).toMatchObject(expired);
  });

  it('is refused for a credential that a student has already', async () => {
    const { ann, device } = await studentWithPasskey();
    for (const student of [await app.student(), ann]) {
      const { body } = await student.post('/api/account/passkeys/challenge');
      const response = device.create(body as PasskeyCreation, { again: true });
      expect(await student.post('/api/account/passkeys', { name: 'X', response })).toMatchObject(refused);
    }
  });

  it('takes a present proof, and ends at ten', async () => {
    const { ann } = await studentWithPasskey();
    for (let count = 1; count < 10; count += 1) await addPasskey(ann, new PasskeyDevice(publicUrl), `Key ${count}`);
    const tooMany = { status: 409, body: { code: 'too_many_passkeys' } };
    expect(await ann.post('/api/account/passkeys/challenge')).toMatchObject(tooMany);
    await longAgo(ann);
    expect(await ann.post('/api/account/passkeys/challenge')).toMatchObject(notProven);
    expect((await factorOf(ann))?.passkeys).toHaveLength(10);
  });
});

describe('a passkey of one’s own', () => {
  const path = (id: string) => `/api/account/passkeys/${id}`;
  const notFound = { status: 404, body: { code: 'passkey_not_found' } };

  it('is renamed, and no one else’s is', async () => {
    const { ann, passkey } = await studentWithPasskey();
    const bob = await app.student();
    const renamed = await ann.patch(path(passkey.id), { name: 'Old laptop' });
    expect(renamed).toMatchObject({ status: 200, body: { ...passkey, name: 'Old laptop' } });
    expect((await factorOf(ann))?.passkeys[0]?.name).toBe('Old laptop');
    expect(await bob.patch(path(passkey.id), { name: 'Mine' })).toMatchObject(notFound);
    expect((await ann.patch(path(passkey.id), { name: ' ' })).status).toBe(400);
    expect(await historyOf(ann)).toEqual(['PasskeyAdded', 'PasskeyRenamed']);
  });

  it('is removed after a present proof; with the last one, the recovery codes end and the password is enough', async () => {
    const { ann, passkey, recoveryCodes } = await studentWithPasskey();
    const second = await addPasskey(ann, new PasskeyDevice(publicUrl), 'Key');
    const bob = await app.student();
    expect(await bob.delete(path(passkey.id))).toMatchObject(notFound);
    await longAgo(ann);
    expect(await ann.delete(path(passkey.id))).toMatchObject(notProven);
    expect((await ann.post('/api/account/proof', { code: recoveryCodes[0] })).status).toBe(204);
    expect((await ann.delete(path(passkey.id))).status).toBe(204);
    expect(await mailsAsked()).toContain('factor-removed');
    const waiting = await afterPassword(ann);
    expect((await ann.delete(path(second.passkey.id))).status).toBe(204);
    expect(await mailsAsked()).toContain('factor-off');
    expect(await factorOf(ann)).toBeNull();
    expect((await waiting.get('/api/auth/login/step')).body).toEqual({ app: false, passkey: false });
    expect(await app.platform.db('recovery_codes').where({ userId: ann.userId })).toEqual([]);
    expect((await login(browser(), ann)).status).toBe(200);
    expect(await ann.delete(path(passkey.id))).toMatchObject(notFound);
  });

  it('as the last second factor of an account with a role stays', async () => {
    const { ann, device, passkey } = await studentWithPasskey();
    const role = (what: string) => runTestHub(['role', what, ann.email, 'operator'], app.environment);
    expect((await role('grant')).code).toBe(0);
    const stays = { status: 409, body: { code: 'role_needs_factor' } };
    expect(await ann.delete(path(passkey.id))).toMatchObject(stays);
    expect(await use(browser(), 'sign in', { device })).toMatchObject({ status: 200 });
    await turnOn(ann);
    expect((await ann.delete(path(passkey.id))).status).toBe(204);
    expect(await ann.delete('/api/account/second-factor', {}, { code: '000000' })).toMatchObject(stays);
  });
});

describe('next to an authenticator app', () => {
  it('keeps the recovery codes when the app is turned off, which then takes a present proof', async () => {
    const ann = await app.student();
    const { recoveryCodes } = await turnOn(ann);
    await app.platform.db('recovery_codes').where({ userId: ann.userId }).update({ factorId: null }); // as before the upgrade
    const device = new PasskeyDevice(publicUrl);
    expect((await addPasskey(ann, device)).recoveryCodes).toEqual([]);
    await longAgo(ann);
    expect(await ann.delete('/api/account/second-factor', {}, {})).toMatchObject(notProven);
    expect((await use(ann, 'prove', { device })).status).toBe(204);
    expect((await ann.delete('/api/account/second-factor', {}, {})).status).toBe(204);
    expect(await factorOf(ann)).toMatchObject({ app: false, recoveryCodesLeft: 10 });
    const here = await afterPassword(ann);
    expect((await here.post('/api/auth/login/code', { code: recoveryCodes[2] })).status).toBe(200);
  });

  it('gives new recovery codes for a present proof; the app brings none', async () => {
    const { ann, recoveryCodes } = await studentWithPasskey();
    const replaced = await ann.post('/api/account/second-factor/recovery-codes', {});
    expect(replaced.status).toBe(201);
    const { recoveryCodes: fresh } = replaced.body as { recoveryCodes: string[] };
    expect((await turnOn(ann)).recoveryCodes).toEqual([]);
    const here = await afterPassword(ann);
    const enter = (code = '') => here.post('/api/auth/login/code', { code });
    expect(await enter(recoveryCodes[0])).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect((await enter(fresh[0])).status).toBe(200);
    expect(await historyOf(ann)).toEqual([
      'PasskeyAdded',
      'RecoveryCodesReplaced',
      'SecondFactorTurnedOn',
      'RecoveryCodeUsed',
    ]);
  });

  it('still takes a code where there is no passkey', async () => {
    const ann = await app.student();
    await turnOn(ann);
    const wrong = { status: 400, body: { code: 'wrong_code' } };
    expect(await ann.post('/api/account/second-factor/recovery-codes', {})).toMatchObject(wrong);
    expect(await ann.delete('/api/account/second-factor', {}, {})).toMatchObject(wrong);
  });
});

it('an operator removes passkeys too', async () => {
  const { ann, device } = await studentWithPasskey();
  const run = () => runTestHub(['factor', 'off', ann.email], app.environment);
  expect(await run()).toEqual({ code: 0, said: `Two-step sign-in of ${ann.userId} is off.\n` });
  expect(await historyOf(ann)).toEqual(['PasskeyAdded', 'PasskeyRemoved']);
  expect(await use(browser(), 'sign in', { device })).toMatchObject(refused);
  expect((await login(browser(), ann)).status).toBe(200);
});
