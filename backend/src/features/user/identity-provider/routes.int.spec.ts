import type { UserId } from '@hub/contracts';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient, type Visitor } from '../../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { userAggregate } from '../aggregate.ts';
import { codeNow, nextStep, turnOn } from '../../../platform/testing/authenticator.ts';
import { gif } from '../testing/pictures.ts';
import { client, startProvider, type TestProvider } from '../testing/provider.ts';
import {
  type Browsers,
  browsersOf,
  callback,
  isSignedIn,
  locationOf,
  newPerson,
  password,
  publicUrl,
  register,
  userOf,
} from '../testing/provider-browsers.ts';

let [app, provider]: [TestApp, TestProvider] = [] as never;
let { newBrowser, asked, signIn }: Browsers = {} as never;

beforeAll(async () => {
  provider = await startProvider(publicUrl + callback);
  const settings = { publicUrl, oidc: { issuer: provider.issuer, ...client } };
  app = await startTestApp([], { settings, fetchPicture: async () => gif(0) });
  ({ newBrowser, asked, signIn } = browsersOf(app.origin, provider));
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});
beforeEach(() => app.platform.db('attempts').delete());

const historyOf = async (id: string) => (await app.platform.eventLog.read(`user-${id}`)).map(({ type }) => type);

describe('Continue with Google', () => {
  it('sends PKCE, state and nonce to the provider, and requests only the identity', { tags: ['S7.12'] }, async () => {
    const away = new URL(locationOf(await newBrowser().get('/api/auth/google')));
    expect(away.origin).toBe(provider.issuer);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(away.searchParams);
    for (const random of [state, nonce, code_challenge]) expect(random).toMatch(/^[\w-]{43}$/);
    expect(rest).toEqual({
      client_id: client.clientId,
      redirect_uri: publicUrl + callback,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
  });

  it(
    'creates an account from the names and the verified address, and signs in',
    { tags: ['S1.4', 'S7.12'] },
    async () => {
      provider.person = newPerson({ email: `${randomBytes(6).toString('hex').toUpperCase()}@Example.edu` });
      const browser = newBrowser();
      expect(await signIn(browser)).toBe('/');
      const user = await userOf(browser);
      expect(user).toMatchObject({ email: provider.person.email?.toLowerCase(), firstName: 'Ann', lastName: 'Lee' });
      expect((await browser.get('/api/account')).body).toEqual({
        email: user.email,
        emailVerified: true,
        hasPassword: false,
        identities: [provider.issuer],
        secondFactor: null,
      });
      expect(await historyOf(user.id)).toEqual(['UserRegistered', 'EmailVerified', 'IdentityLinked']);
      const login = { email: user.email, password: '' };
      expect((await app.visitor.post('/api/auth/login', { ...login, password: 'any' })).status).toBe(401);
    },
  );

  it('finds the same account again, even when its address at the provider has changed', async () => {
    const person = newPerson({ picture: 'https://pictures.example/ann.gif' });
    provider.person = person;
    const [first, second] = [newBrowser(), newBrowser()];
    await signIn(first);
    expect((await first.get((await userOf(first)).profileImageUrl)).status).toBe(200); // kept by us
    provider.person = { ...newPerson(), sub: person.sub, email_verified: false };
    expect(await signIn(second)).toBe('/');
    expect(await userOf(second)).toEqual(await userOf(first));
    expect(await historyOf((await userOf(first)).id)).toHaveLength(4);
  });

  it('creates one account however many tabs return at once', async () => {
    provider.person = newPerson();
    const browsers = Array.from({ length: 8 }, () => newBrowser());
    const backs = await Promise.all(browsers.map((browser) => asked(browser)));
    const ends = await Promise.all(
      backs.map(async (back, tab) => locationOf(await (browsers[tab] as Visitor).get(back))),
    );
    expect(new Set(ends)).toEqual(new Set(['/']));
    const ids = await Promise.all(browsers.map(async (browser) => (await userOf(browser)).id));
    expect(new Set(ids)).toHaveLength(1);
    expect(await historyOf(ids[0] ?? '')).toEqual(['UserRegistered', 'EmailVerified', 'IdentityLinked']);
  });

  it('lets a student without a password choose one, and delete the account', async () => {
    provider.person = newPerson();
    const browser = newBrowser();
    await signIn(browser);
    expect((await browser.put('/api/account/password', { newPassword: 'a better password' })).status).toBe(204);
    const { email } = await userOf(browser);
    expect((await app.visitor.post('/api/auth/login', { email, password: 'a better password' })).status).toBe(200);
    expect((await browser.delete('/api/account', {}, { password: 'wrong' })).status).toBe(400);
    expect((await browser.delete('/api/account', {}, { password: 'a better password' })).status).toBe(204);
    const identities = () => app.platform.db('identity_list').where({ subject: provider.person?.sub });
    await expect.poll(identities, { timeout: 20_000 }).toEqual([]);
  });

  it('returns to the page that started it, within this product only', async () => {
    provider.person = newPerson();
    expect(await signIn(newBrowser(), '/calendar?date=2026-11-21')).toBe('/calendar?date=2026-11-21');
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a\r\nset-cookie: x=y']) {
      expect(await signIn(newBrowser(), path)).toBe('/');
    }
  });

  it('leads to the code where a second factor is on, and from there to the page that started it', async () => {
    provider.person = newPerson();
    const [first, second] = [newBrowser(), newBrowser()];
    await signIn(first);
    const { secret } = await turnOn(first);
    await nextStep(app.platform.db, { userId: (await userOf(first)).id });
    expect(await signIn(second, '/tasks?a=1')).toBe('/auth?step=code&returnTo=%2Ftasks%3Fa%3D1');
    expect(await isSignedIn(second)).toBe(false);
    expect((await second.post('/api/auth/login/code', { code: codeNow(secret) })).status).toBe(200);
    expect(await isSignedIn(second)).toBe(true);
  });

  it('invalidates the previous session', async () => {
    const browser = newBrowser();
    await register(browser, newPerson().email);
    const before = httpClient(app.origin, {}, new Map(browser.cookies));
    provider.person = newPerson();
    await signIn(browser);
    expect(await isSignedIn(before)).toBe(false);
    expect((await userOf(browser)).email).toBe(provider.person.email);
    // a student who is signed in comes to show who they are
    expect(new URL(locationOf(await browser.get('/api/auth/google'))).searchParams.get('max_age')).toBe('0');
  });
});

describe('an address that has an account already', () => {
  const verify = async (id: UserId) => {
    const context = { ownerId: id, actorId: id, actorKind: 'student', correlationId: 'c' } as const;
    await app.platform.commands.handle(userAggregate, { id, command: { type: 'VerifyEmail', userId: id } }, context);
  };
  const login = (email: string, chosen: string) => app.visitor.post('/api/auth/login', { email, password: chosen });

  it('that was verified after its password was chosen is linked, and loses password and sessions', async () => {
    const person = newPerson();
    const squatter = newBrowser();
    const id = await register(squatter, person.email);
    await verify(id);
    provider.person = person;
    const owner = newBrowser();
    await signIn(owner);
    expect((await userOf(owner)).id).toBe(id);
    expect(await isSignedIn(squatter)).toBe(false);
    expect((await login(person.email, password)).status).toBe(401);
  });

  it('keeps a password that was chosen after the address was verified; only its other sessions end', async () => {
    const [person, browser] = [newPerson(), newBrowser()];
    await verify(await register(browser, person.email));
    await browser.put('/api/account/password', { currentPassword: password, newPassword: 'a better password' });
    provider.person = person;
    await signIn(newBrowser());
    expect(await isSignedIn(browser)).toBe(false);
    expect((await login(person.email, 'a better password')).status).toBe(200);
  });

  it('that is linked already keeps password and sessions at the next sign-in', async () => {
    provider.person = newPerson();
    const first = newBrowser();
    await signIn(first);
    expect((await first.put('/api/account/password', { newPassword: 'a better password' })).status).toBe(204);
    await signIn(newBrowser());
    expect(await isSignedIn(first)).toBe(true);
    expect((await login(provider.person.email ?? '', 'a better password')).status).toBe(200);
  });

  it('that was never verified loses password, sessions and links, so an attacker who registered it is locked out', async () => {
    const person = newPerson();
    const squatter = newBrowser();
    const id = await register(squatter, person.email);
    await app.platform.db('mailed_links').insert({
      tokenHash: randomBytes(32),
      ownerId: id,
      purpose: 'reset-password',
      expiresAt: app.platform.db.raw("now() + interval '1 hour'"),
    });
    provider.person = person;
    const owner = newBrowser();
    expect(await signIn(owner)).toBe('/');
    expect((await userOf(owner)).id).toBe(id);
    expect(await isSignedIn(squatter)).toBe(false);
    expect((await app.visitor.post('/api/auth/login', { email: person.email, password })).status).toBe(401);
    expect(await app.platform.db('mailed_links').where({ ownerId: id })).toEqual([]);
    expect(await historyOf(id)).toEqual(['UserRegistered', 'EmailVerified', 'IdentityLinked']);
  });

  it('loses a second factor too, unless its address was verified before, so that no attacker locks its owner out', async () => {
    const endOf = async (isVerified: boolean) => {
      const [person, browser, owner] = [newPerson(), newBrowser(), newBrowser()];
      const id = await register(browser, person.email);
      if (isVerified) await verify(id);
      await turnOn(browser);
      provider.person = person;
      return [await signIn(owner), (await historyOf(id)).includes('SecondFactorTurnedOff')];
    };
    expect(await endOf(false)).toEqual(['/', true]);
    expect(await endOf(true)).toEqual(['/auth?step=code&returnTo=%2F', false]);
  });

  it('is safe from an attacker who keeps signing in during that', async () => {
    const person = newPerson();
    await register(newBrowser(), person.email);
    provider.person = person;
    const [owner, tries] = [newBrowser(), Array.from({ length: 12 }, () => newBrowser())];
    const back = await asked(owner);
    const [end] = await Promise.all([
      owner.get(back),
      ...tries.map((each) => each.post('/api/auth/login', { email: person.email, password })),
    ]);
    expect(locationOf(end)).toBe('/');
    expect(await Promise.all(tries.map(isSignedIn))).toEqual(tries.map(() => false));
    expect(await isSignedIn(owner)).toBe(true);
  });

  it('is not taken over by an unverified account at the provider', async () => {
    for (const unproven of [{ email_verified: false }, { email_verified: undefined }, { email_verified: 'true' }]) {
      const person = newPerson(unproven);
      const ann = newBrowser();
      await register(ann, person.email);
      provider.person = person as never;
      const thief = newBrowser();
      expect(await signIn(thief)).toBe('/auth?error=email_unverified');
      expect(await isSignedIn(thief)).toBe(false);
      expect(await isSignedIn(ann)).toBe(true);
    }
  });

  it('is missing when the provider sends none', async () => {
    provider.person = { sub: 'nameless' };
    expect(await signIn(newBrowser())).toBe('/auth?error=email_unverified');
  });
});

describe('a callback from the provider is rejected', () => {
  const refused = '/auth?error=failed';
  const get = async (browser: Visitor, path: string) => locationOf(await browser.get(path));
  const without = (path: string, ...names: string[]) => {
    const url = new URL(path, publicUrl);
    for (const name of names) url.searchParams.delete(name);
    return url.pathname + url.search;
  };
  beforeEach(() => {
    provider.person = newPerson();
  });

  it('in a browser that did not start the sign-in', async () => {
    const [ann, eve] = [newBrowser(), newBrowser()];
    const [anns, eves] = [await asked(ann), await asked(eve)];
    expect(await get(newBrowser(), anns)).toBe(refused);
    expect(await get(eve, anns)).toBe(refused);
    expect(await get(eve, eves)).toBe(refused); // its single use is spent
    expect(await isSignedIn(eve)).toBe(false);
    expect(await get(ann, anns)).toBe('/');
  });

  it('a second time, in the same browser', async () => {
    const ann = newBrowser();
    const back = await asked(ann);
    const before = new Map(ann.cookies);
    expect(await get(ann, back)).toBe('/');
    expect(await get(httpClient(app.origin, {}, before), back)).toBe(refused);
    expect(await get(ann, back)).toBe(refused);
  });

  it.each([
    ['no state', (back: string) => without(back, 'state')],
    ['another state', (back: string) => `${without(back, 'state')}&state=${randomBytes(32).toString('base64url')}`],
    ['no code', (back: string) => without(back, 'code')],
    ['another code', (back: string) => `${without(back, 'code')}&code=made-up`],
    ['another issuer', (back: string) => `${without(back, 'iss')}&iss=https%3A%2F%2Fevil.example`],
    ['nothing', () => callback],
  ])('with %s', async (_, change) => {
    const ann = newBrowser();
    expect(await get(ann, change(await asked(ann)))).toBe(refused);
    expect(await isSignedIn(ann)).toBe(false);
  });

  it.each(['nonce', 'codeVerifier'])('with another %s than at the start', async (column) => {
    const ann = newBrowser();
    const back = await asked(ann);
    await app.platform.db('provider_sign_ins').update({ [column]: randomBytes(32).toString('base64url') });
    expect(await get(ann, back)).toBe(refused);
  });

  it('after ten minutes', async () => {
    const ann = newBrowser();
    const back = await asked(ann);
    await app.platform.db('provider_sign_ins').update({ expiresAt: app.platform.db.raw('now()') });
    expect(await get(ann, back)).toBe(refused);
  });

  it('as denied, when the student declined', async () => {
    provider.person = null;
    expect(await signIn(newBrowser())).toBe('/auth?error=access_denied');
  });
});

it('an unavailable provider is reported on the sign-in screen and in the log', async () => {
  const lines: string[] = [];
  const gone = await startProvider(publicUrl + callback);
  await gone.stop();
  const oidc = { issuer: gone.issuer, ...client };
  const other = await startTestApp([], { settings: { publicUrl, oidc }, onLogLine: (line) => lines.push(line) });
  expect(locationOf(await other.visitor.get('/api/auth/google'))).toBe('/auth?error=google_unavailable');
  expect(lines.join('')).toContain('the identity provider does not respond');
  await other.stop();
});
