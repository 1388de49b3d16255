import { AccessTokenView, CreatedAccessToken, HistoryPage, TaskView } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient, type TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { historyFeature } from '../history/index.ts';
import { taskFeature } from '../task/index.ts';
import { undoFeature } from '../undo/index.ts';
import { accessTokenFeature } from './index.ts';

const path = '/api/account/tokens';
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
beforeAll(async () => {
  const features = [accessTokenFeature, taskFeature];
  app = await startTestApp([...features, undoFeature(features), historyFeature(features)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const create = async (student: TestClient, form: object = {}) => {
  const { status, body } = await student.post(path, { name: 'Laptop', scopes: ['read', 'write'], ...form });
  expect(status).toBe(201);
  return CreatedAccessToken.strict().parse(body);
};
const listed = async (student: TestClient) =>
  AccessTokenView.strict()
    .array()
    .parse((await student.get(path)).body);
/** A program on any machine: no cookie, no header of a browser. */
const program = (secret: string, more = {}) =>
  httpClient(app.origin, { authorization: `Bearer ${secret}`, 'sec-fetch-site': 'cross-site', ...more });

describe('an access token', () => {
  it('shows its secret once, and opens the student’s things', async () => {
    const { secret, ...token } = await create(ann, { name: '  Script ', days: 30 });
    expect(secret).toMatch(/^hub_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'Script', scopes: ['read', 'write'], lastUsedOn: null });
    expect(Date.parse(token.expiresAt ?? '') / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 30, 1);
    expect(await listed(ann)).toContainEqual(token);
    const added = await program(secret).post('/api/tasks', { title: 'Read' });
    expect(added.status).toBe(201);
    expect((await program(secret).get('/api/tasks')).body).toMatchObject([{ title: 'Read' }]);
    expect((await ann.get('/api/tasks')).body).toMatchObject([{ title: 'Read' }]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await listed(ann)).find(({ id }) => id === token.id)).toMatchObject({ lastUsedOn: today });
  });

  it('is stored nowhere: neither a table nor the log has its secret', async () => {
    const { secret } = await create(ann);
    const { rows } = await app.platform.db.raw<{ rows: object[] }>(
      'select t::text, l::text from access_tokens t, access_token_list l',
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4));
  });

  it('does what its scopes say and no more', async () => {
    const reader = program((await create(ann, { scopes: ['read'] })).secret);
    const writer = program((await create(ann, { scopes: ['write'] })).secret);
    const refused = { status: 403, body: { code: 'missing_scope' } };
    expect(await reader.get('/api/tasks')).toMatchObject({ status: 200 });
    expect(await reader.post('/api/tasks', { title: 'No' })).toMatchObject(refused);
    expect(await writer.post('/api/tasks', { title: 'Yes' })).toMatchObject({ status: 201 });
    expect(await writer.get('/api/tasks')).toMatchObject(refused);
  });

  it('counts alone: the cookie of a session next to it opens nothing', async () => {
    const unknown = { authorization: `Bearer hub_${'x'.repeat(43)}` };
    expect(await bob.get('/api/tasks', unknown)).toMatchObject({ status: 401 });
    const { secret } = await create(ann, { scopes: ['read'] });
    const asAnn = { authorization: `Bearer ${secret}` };
    expect((await bob.get('/api/tasks', asAnn)).body).toEqual((await ann.get('/api/tasks')).body);
    expect(await bob.get('/api/account', asAnn)).toMatchObject({ status: 403, body: { code: 'not_by_token' } });
  });

  it('looks the same whether it is revoked, expired, altered or unknown', async () => {
    const [revoked, expired, other] = [await create(ann), await create(ann, { days: 1 }), await create(ann)];
    await program(revoked.secret).get('/api/tasks');
    expect((await ann.delete(`${path}/${revoked.id}`)).status).toBe(204);
    await app.platform.db('access_tokens').where({ id: expired.id }).update({ expiresAt: '2026-01-01T00:00:00Z' });
    const secrets = [revoked.secret, expired.secret, `${other.secret}x`, `hub_${'x'.repeat(43)}`];
    for (const secret of secrets) {
      const { status, bytes } = await program(secret).get('/api/tasks');
      expect([status, Buffer.from(bytes).toString()]).toEqual([401, '{"message":"Unauthorized"}']);
    }
    expect((await listed(ann)).map(({ id }) => id)).not.toContain(revoked.id);
    expect((await listed(ann)).map(({ id }) => id)).toContain(expired.id);
  });

  it('is revoked by its student alone, and once', async () => {
    const { id, secret } = await create(ann);
    const missing = { status: 404, body: { code: 'token_not_found' } };
    expect(await bob.delete(`${path}/${id}`)).toMatchObject(missing);
    expect((await program(secret).get('/api/tasks')).status).toBe(200);
    expect((await ann.delete(`${path}/${id}`)).status).toBe(204);
    expect(await ann.delete(`${path}/${id}`)).toMatchObject(missing);
  });

  it('is created only after a present proof, and not by another token', async () => {
    const cleo = await app.student();
    await app.platform.db('sessions').where({ userId: cleo.userId }).update({ provenAt: null });
    const form = { name: 'Laptop', scopes: ['read'] };
    expect(await cleo.post(path, form)).toMatchObject({ status: 403, body: { code: 'proof_required' } });
    await cleo.post('/api/account/proof', { password: 'correct horse' });
    const { secret } = await create(cleo);
    expect(await program(secret).post(path, form)).toMatchObject({ status: 403, body: { code: 'not_by_token' } });
  });

  it('needs a name and a scope that there is', async () => {
    for (const wrong of [{ name: ' ' }, { scopes: [] }, { scopes: ['admin'] }, { days: 0 }, { days: 367 }])
      expect((await ann.post(path, { name: 'Laptop', scopes: ['read'], ...wrong })).status).toBe(400);
  });

  it('is one of twenty at most, however fast they are created', async () => {
    const dora = await app.student();
    const form = { name: 'Laptop', scopes: ['read'] };
    const answers = await Promise.all(Array.from({ length: 23 }, () => dora.post(path, form)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(await dora.post(path, form)).toMatchObject({ status: 409, body: { code: 'too_many_tokens' } });
  });

  it('opens nothing as soon as the account is deleted', async () => {
    const eve = await app.student();
    const { secret } = await create(eve);
    expect((await eve.delete('/api/account', {}, { password: 'correct horse' })).status).toBe(204);
    expect((await program(secret).get('/api/tasks')).status).toBe(401);
  });

  it('is named in the history of what was done with it, also after it was revoked', async () => {
    const finn = await app.student();
    const { id, secret } = await create(finn, { name: 'Robot' });
    const task = TaskView.parse((await program(secret).post('/api/tasks', { title: 'Read' })).body);
    await finn.delete(`${path}/${id}`);
    const history = async (query: string) => HistoryPage.parse((await finn.get(`/api/history${query}`)).body).entries;
    expect(await history('?actor=token')).toMatchObject([{ type: 'TaskAdded', subjectId: task.id, token: 'Robot' }]);
    expect(await history('?subject=accessToken')).toMatchObject([
      { type: 'AccessTokenRevoked', actor: 'student' },
      { type: 'AccessTokenCreated', actor: 'student' },
    ]);
  });
});
