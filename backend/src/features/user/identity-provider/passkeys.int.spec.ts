import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPasskey, PasskeyDevice } from '../../../platform/testing/passkey-device.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { userAggregate } from '../aggregate.ts';
import { client, startProvider, type TestProvider } from '../testing/provider.ts';
import { browsersOf, callback, newPerson, publicUrl, register } from '../testing/provider-browsers.ts';

let [app, provider]: [TestApp, TestProvider] = [] as never;
beforeAll(async () => {
  provider = await startProvider(publicUrl + callback);
  app = await startTestApp([], { settings: { publicUrl, oidc: { issuer: provider.issuer, ...client } } });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

it('the first sign-in by a provider keeps the passkeys that were added after the address was proven, and no others', async () => {
  const { newBrowser, signIn } = browsersOf(app.origin, provider);
  const [person, browser] = [newPerson(), newBrowser()];
  const id = await register(browser, person.email);
  const theirs = await addPasskey(browser, new PasskeyDevice(publicUrl), 'Theirs');
  const context = { ownerId: id, actorId: id, actorKind: 'student', correlationId: 'c' } as const;
  await app.platform.commands.handle(userAggregate, { id, command: { type: 'VerifyEmail', userId: id } }, context);
  const device = new PasskeyDevice(publicUrl);
  const own = await addPasskey(browser, device, 'Own');
  provider.person = person;
  const owner = newBrowser();
  expect(await signIn(owner)).toBe('/auth?step=code&returnTo=%2F');
  expect(await app.platform.db('passkeys').where({ userId: id }).pluck('id')).toEqual([own.passkey.id]);
  const [code] = theirs.recoveryCodes;
  expect(await owner.post('/api/auth/login/code', { code })).toMatchObject({ body: { code: 'wrong_code' } });
  const { body } = await owner.post('/api/auth/login/challenge');
  expect((await owner.post('/api/auth/login/passkey', { response: device.get(body as never) })).status).toBe(200);
  const history = await app.platform.eventLog.read(`user-${id}`);
  expect(history.map(({ type }) => type).filter((type) => type.startsWith('Passkey'))).toEqual([
    'PasskeyAdded',
    'PasskeyAdded',
    'PasskeyRemoved',
  ]);
});
