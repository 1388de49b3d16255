import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../../platform/testing/http-client.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp([], { settings: { trustProxy: true } });
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db('attempts').delete());

const password = 'correct horse';
const from = (ip: string) => httpClient(app.origin, { 'x-forwarded-for': ip });
const login = (ip: string, email: string, word: string) => from(ip).post('/api/auth/login', { email, password: word });
const guess = async (ip: string, { email }: Pick<TestClient, 'email'>) => {
  const { status } = await login(ip, email, randomBytes(6).toString('hex'));
  return status;
};
const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;
const later = (interval: string) =>
  app.platform
    .db('attempts')
    .update({ expire: app.platform.db.raw(`expire - extract(epoch from interval '${interval}') * 1000`) });

describe('guessing passwords', () => {
  it('is stopped after five of a thousand tries at one account, at whatever speed', async () => {
    const ann = await app.student();
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => guess('192.0.2.1', ann)))));
    }
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 995]);
  });

  it('for one account never locks out its student elsewhere, nor existing sessions', async () => {
    const ann = await app.student();
    for (let index = 0; index < 10; index += 1) await guess('192.0.2.1', ann);
    expect((await login('192.0.2.1', ann.email, password)).status).toBe(429);
    expect((await login('192.0.2.2', ann.email, password)).status).toBe(200);
    expect((await ann.get('/api/auth/user')).status).toBe(200);
  });

  it('is limited to five tries in a quarter of an hour and twenty in a day', async () => {
    const ann = await app.student();
    const statuses: number[] = [];
    for (let quarter = 0; quarter < 6; quarter += 1) {
      for (let index = 0; index < 6; index += 1) statuses.push(await guess('192.0.2.1', ann));
      await later('16 minutes');
    }
    expect(count(statuses, 401)).toBe(20);
  });

  it('for many accounts is stopped after a hundred tries an hour', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 105; index += 1) {
      statuses.push(await guess('192.0.2.1', { email: `nobody${index}@example.edu` }));
    }
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([100, 5]);
  });

  it('is rejected with the same text for known and unknown addresses', async () => {
    const ann = await app.student();
    const answersFor = async (email: string) => {
      const answers = [];
      for (let index = 0; index < 6; index += 1) answers.push(await login('192.0.2.1', email, 'a guess'));
      return answers.map(({ status, body, headers }) => ({ status, body, names: [...headers.keys()] }));
    };
    const forAnn = await answersFor(ann.email);
    expect(forAnn.at(-1)?.body).toMatchObject({ message: 'Too many attempts. Please wait a while and try again.' });
    expect(await answersFor('nobody@example.edu')).toEqual(forAnn);
  });

  it('reveals nothing by its response time', async () => {
    const ann = await app.student();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let index = 0; index < 40; index += 1) {
      for (const [who, email] of [['known', ann.email] as const, ['unknown', 'nobody@example.edu'] as const]) {
        const begun = performance.now();
        await login(`198.51.100.${index}`, email, 'a guess');
        times[who].push(performance.now() - begun);
      }
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length / 2] ?? 0;
    // without a dummy hash it would be a tenth; the rest is tolerance for a busy machine
    const ratio = median(times.unknown) / median(times.known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it('[I2] is counted by the address that the proxy saw, not by a forged one', async () => {
    const ann = await app.student();
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) statuses.push(await guess(`203.0.113.${index}, 192.0.2.1`, ann));
    expect(count(statuses, 401)).toBe(5);
  });

  it('is counted for a household’s whole network', async () => {
    const ann = await app.student();
    const statuses: number[] = [];
    for (let index = 1; index < 9; index += 1) statuses.push(await guess(`2001:db8:1:2::${index}`, ann));
    expect(count(statuses, 401)).toBe(5);
  });

  it('stores no address of a student or machine', async () => {
    const ann = await app.student();
    await guess('192.0.2.77', ann);
    const rows = JSON.stringify(await app.platform.db('attempts').select());
    expect(rows).not.toContain(ann.email);
    expect(rows).not.toContain('192.0.2.77');
  });

  it('with a session is stopped too', async () => {
    const ann = await app.student();
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const body = { currentPassword: `guess ${index}`, newPassword: 'a better password' };
      statuses.push((await ann.put('/api/account/password', body)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });
});

it('[I2] an API without a proxy ignores forwarded addresses', async () => {
  const bare = await startTestApp();
  const ann = await bare.student();
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    const client = httpClient(bare.origin, { 'x-forwarded-for': `203.0.113.${index}` });
    statuses.push((await client.post('/api/auth/login', { email: ann.email, password: 'a guess' })).status);
  }
  expect(count(statuses, 401)).toBe(5);
  await bare.stop();
});

it('fifty concurrent sign-ins are hashed four at a time, and other requests are served meanwhile', async () => {
  const [ann, bob] = [await app.student(), await app.student()];
  const timeOf = async () => {
    const begun = performance.now();
    expect((await bob.get('/api/auth/user')).status).toBe(200);
    return performance.now() - begun;
  };
  const signIns = Promise.all(
    Array.from({ length: 50 }, (_, index) => login(`198.51.100.${index}`, ann.email, password)),
  );
  const times: number[] = [];
  for (let index = 0; index < 20; index += 1) times.push(await timeOf());
  expect((await signIns).every(({ status }) => status === 200)).toBe(true);
  // far less than the time of fifty hashes on one core, a second or more
  expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(500);
});
