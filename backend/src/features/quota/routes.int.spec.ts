import { ClassView, StorageView } from '@hub/contracts';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpClient, type Cookies, type TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { quotaFeature } from './index.ts';

let app: TestApp;
const megabyte = 1_048_576;
const quota = { bytes: 3 * megabyte, documents: 2, events: 3 };

beforeAll(async () => {
  const features = [classFeature, calendarEventFeature, documentFeature, quotaFeature];
  app = await startTestApp(features, { settings: { quota } });
});
afterAll(() => app.stop());

const storageOf = async (student: TestClient) => StorageView.strict().parse((await student.get('/api/storage')).body);
const addClass = async (student: TestClient) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body).id;

const upload = (student: TestClient, classId: string, size: number) => {
  const form = new FormData();
  form.set('classId', classId);
  form.set('type', 'general');
  form.set('file', new File([Buffer.alloc(size, 'a ')], 'notes.txt', { type: 'text/plain' }));
  return student.post('/api/documents/upload', form);
};

it('says what a student uses of what is allowed, and nothing of others', async () => {
  const [ann, bob] = await Promise.all([app.student(), app.student()]);
  const classId = await addClass(ann);
  await upload(ann, classId, megabyte);
  const bytes = { used: megabyte, limit: 3 * megabyte };
  expect(await storageOf(ann)).toEqual({ bytes, documents: { used: 1, limit: 2 }, events: { used: 0, limit: 3 } });
  expect((await storageOf(bob)).bytes.used).toBe(0);
  expect(await app.visitor.get('/api/storage')).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});

it('refuses a file that does not fit, says why, and takes it once there is room', async () => {
  const ann = await app.student();
  const classId = await addClass(ann);
  const { body } = await upload(ann, classId, 2 * megabyte);
  const refused = await upload(ann, classId, 1.5 * megabyte);
  const message = 'This file does not fit: you use 2.00 MB of 3.00 MB. Please delete a document first.';
  expect(refused).toMatchObject({ status: 409, body: { code: 'quota_reached', message } });
  await ann.delete(`/api/documents/${(body as { id: string }).id}`);
  expect((await upload(ann, classId, 1.5 * megabyte)).status).toBe(201);
});

it('refuses one document too many', async () => {
  const ann = await app.student();
  const classId = await addClass(ann);
  for (const size of [100, 101]) await upload(ann, classId, size);
  const message = 'You have 2 documents, the most you can have. Please delete one first.';
  expect(await upload(ann, classId, 100)).toMatchObject({ status: 409, body: { message } });
});

it('refuses an upload before it is read', async () => {
  const ann = await app.student();
  const cookies: Cookies = new Map();
  await httpClient(app.origin, {}, cookies).post('/api/auth/login', { email: ann.email, password: 'correct horse' });
  const headers = {
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': 4 * megabyte,
  };
  const status = await new Promise((resolve, reject) => {
    const sending = request(`${app.origin}/api/documents/upload`, { method: 'POST', headers, agent: false });
    sending.on('error', reject);
    sending.on('response', (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.flushHeaders(); // and never a byte of the body
  });
  expect(status).toBe(409);
});

it('refuses events beyond the limit, a whole series at once', async () => {
  const ann = await app.student();
  const classId = await addClass(ann);
  const event = { classId, title: 'Lab', dueDate: '2026-12-01', eventType: 'exam' };
  expect((await ann.post('/api/events', event)).status).toBe(201);
  const repeats = { every: 'week', until: '2026-12-22' };
  const refused = await ann.post('/api/events', { ...event, repeats });
  const message = 'You have 1 of at most 3 events. Please delete some first.';
  expect(refused).toMatchObject({ status: 409, body: { code: 'quota_reached', message } });
  expect((await storageOf(ann)).events.used).toBe(1);
});
