import { AddedWebhook, HistoryPage, UserId, type WebhookForm, WebhookView } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { createSessionStore } from '../../platform/identity/index.ts';
import { historyFeature } from '../history/index.ts';
import { taskFeature } from '../task/index.ts';
import { webhookFeature } from './index.ts';

const path = '/api/account/webhooks';
const form: WebhookForm = { address: 'https://example.org/hub?key=1', kinds: ['task'] };
const missing = { status: 404, body: { code: 'webhook_not_found' } };
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
beforeAll(async () => {
  const features = [webhookFeature, taskFeature];
  app = await startTestApp([...features, historyFeature(features)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const add = async (student: TestClient, more: object = {}) => {
  const { status, body } = await student.post(path, { ...form, ...more });
  expect(status).toBe(201);
  return AddedWebhook.strict().parse(body);
};
const listed = async (student: TestClient) =>
  WebhookView.strict()
    .array()
    .parse((await student.get(path)).body);

describe('a webhook', () => {
  it('shows its secret once, which is stored sealed and in no event', async () => {
    const { secret, ...webhook } = await add(ann, { kinds: ['event', 'task', 'event'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({ address: form.address, kinds: ['task', 'event'], state: 'on', waiting: 0 });
    expect(await listed(ann)).toEqual([webhook]);
    const { rows } = await app.platform.db.raw<{ rows: object[] }>(
      'select t::text, l::text from webhook_targets t, webhook_list l',
    );
    const plain = Buffer.from(secret.slice(6), 'base64');
    expect(JSON.stringify(rows)).not.toContain(plain.toString('hex'));
    expect(JSON.stringify((await ann.get('/api/account/export')).body ?? null)).not.toContain(secret);
    await ann.delete(`${path}/${webhook.id}`);
  });

  it('is of its student alone, and looks missing to others', async () => {
    const { id } = await add(ann);
    expect(await bob.put(`${path}/${id}/paused`, { paused: true })).toMatchObject(missing);
    expect(await bob.post(`${path}/${id}/test`)).toMatchObject(missing);
    expect(await bob.delete(`${path}/${id}`)).toMatchObject(missing);
    expect(await listed(bob)).toEqual([]);
    expect(await listed(ann)).toMatchObject([{ id, state: 'on' }]);
    expect(await app.visitor.get(path)).toMatchObject({ status: 401 });
    await ann.delete(`${path}/${id}`);
  });

  it('is paused, resumed and deleted, once', async () => {
    const { id } = await add(ann);
    const pause = (paused: boolean) => ann.put(`${path}/${id}/paused`, { paused });
    expect(await pause(true)).toMatchObject({ status: 200, body: { state: 'paused' } });
    expect(await ann.post(`${path}/${id}/test`)).toMatchObject({ status: 409, body: { code: 'webhook_off' } });
    expect(await pause(false)).toMatchObject({ status: 200, body: { state: 'on' } });
    await expect.poll(async () => (await ann.post(`${path}/${id}/test`)).status).toBe(204);
    expect(await listed(ann)).toMatchObject([{ id, waiting: 1, deliveries: [] }]);
    expect((await ann.delete(`${path}/${id}`)).status).toBe(204);
    expect(await ann.delete(`${path}/${id}`)).toMatchObject(missing);
    expect(await pause(false)).toMatchObject(missing);
    expect(await listed(ann)).toEqual([]);
    expect(await app.platform.db('webhook_deliveries').where({ ownerId: ann.userId })).toEqual([]);
  });

  it('is added only after a present proof', async () => {
    const cleo = await app.student();
    await app.platform.db('sessions').where({ userId: cleo.userId }).update({ provenAt: null });
    expect(await cleo.post(path, form)).toMatchObject({ status: 403, body: { code: 'proof_required' } });
    await cleo.post('/api/account/proof', { password: 'correct horse' });
    await add(cleo);
  });

  it('needs a public address by https, and a kind of thing that there is', async () => {
    const addresses = [
      '',
      'example.org',
      'http://example.org/',
      'ftp://example.org',
      'https://',
      'https://a b/',
      'https://[/',
    ];
    const secretive = [
      'https://me:pass@example.org',
      'https://example.org/#x',
      `https://example.org/${'x'.repeat(500)}`,
    ];
    for (const address of [...addresses, ...secretive])
      expect((await ann.post(path, { ...form, address })).status).toBe(400);
    for (const kinds of [[], ['card'], 'task']) expect((await ann.post(path, { ...form, kinds })).status).toBe(400);
    const own = [
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.0.0.8:8443/x',
      'https://0x7f.1/',
      'https://169.254.169.254/',
    ];
    for (const address of [...own, 'http://localhost:3000/', 'http://127.0.0.1/'])
      expect(await ann.post(path, { ...form, address })).toMatchObject({
        status: 400,
        body: { code: 'address_not_public' },
      });
    expect(await listed(ann)).toEqual([]);
  });

  it('is one of five at most, however fast they are added', async () => {
    const dora = await app.student();
    const answers = await Promise.all(Array.from({ length: 8 }, () => dora.post(path, form)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await dora.post(path, form)).toMatchObject({ status: 409, body: { code: 'too_many_webhooks' } });
    expect(await listed(dora)).toHaveLength(5);
  });

  it('ends with all sessions, when the account gets back into its student’s hands', async () => {
    const eve = await app.student();
    await add(eve);
    await createSessionStore(app.platform.db).endAll(UserId.parse(eve.userId), async () => undefined);
    expect(await app.platform.db('webhook_targets').where({ ownerId: eve.userId })).toEqual([]);
    await eve.post('/api/auth/login', { email: eve.email, password: 'correct horse' });
    expect(await listed(eve)).toEqual([]);
  });

  it('is in the history, with its states', async () => {
    const finn = await app.student();
    const { id } = await add(finn);
    await finn.put(`${path}/${id}/paused`, { paused: true });
    const { entries } = HistoryPage.parse((await finn.get('/api/history?subject=webhook')).body);
    expect(entries.map(({ type }) => type)).toEqual(['WebhookPaused', 'WebhookAdded']);
  });
});
