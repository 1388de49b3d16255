import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForMetrics, type Listening } from '../http/index.ts';
import { Rejection } from '../domain/index.ts';
import { createSubscriberMetrics, subscribersOf, subscriberStatus } from '../subscriptions/index.ts';
import type { TestClient } from '../testing/http-client.ts';
import { createNoteTable, notesFeature, poison } from '../testing/notes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { registry } from './metrics.ts';

let app: TestApp;
let ann: TestClient;
let listening: Listening | null;
let failures = 0;

const notes = notesFeature({
  react: async (event) => {
    if (event.type !== 'NoteWritten' || event.data.text !== 'fails once' || failures > 0) return;
    failures += 1;
    throw new Rejection('analysis_unavailable');
  },
});

beforeAll(async () => {
  registry.resetMetrics(); // specs before it in this process were counted too
  app = await startTestApp([notes], { prepare: createNoteTable });
  ann = await app.student();
  const { log } = app.platform;
  const refresh = createSubscriberMetrics({ ...app.platform, subscribers: subscribersOf([notes], app.platform) });
  listening = await listenForMetrics({ port: 0, host: '127.0.0.1' }, { log, refresh });
});
afterAll(async () => {
  await listening?.close();
  await app.stop();
});

const scrape = async () => {
  const answer = await fetch(`http://127.0.0.1:${listening?.port}/metrics`);
  expect(answer.status).toBe(200);
  return answer.text();
};

/** The value of one line; 0 if it does not exist yet. */
const metric = async (line: string) => {
  const found = (await scrape()).split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
};

const write = (id: string, text: string) => ann.put(`/api/notes/${id}`, { text });

describe('the metrics for Prometheus', () => {
  it('cover a command from the request to the read model', async () => {
    const lines = [
      'hub_http_request_seconds_count{method="PUT",route="/api/notes/:id",status="204"}',
      'hub_command_seconds_count{command="WriteNote",outcome="ok"}',
      'hub_append_seconds_count{outcome="ok"}',
      'hub_visible_seconds_count{outcome="ok"}',
      'hub_projection_batch_events_count',
    ];
    const before = await Promise.all(lines.map(metric));
    await write(randomUUID(), 'a note');
    const after = await Promise.all(lines.map(metric));
    const unmoved = lines.filter((_, index) => (after[index] ?? 0) <= (before[index] ?? 0));
    expect(unmoved).toEqual([]);
  });

  it('count rejections by code, and lost races', async () => {
    await ann.post('/api/notes', { text: 'forbidden' });
    expect(await metric('hub_command_seconds_count{command="WriteNote",outcome="already_exists"}')).toBe(1);
    const id = randomUUID();
    await Promise.all(Array.from({ length: 8 }, (_, index) => write(id, `try ${index}`)));
    expect(await metric('hub_command_retries_total{reason="conflict"}')).toBeGreaterThan(0);
    expect(await metric('hub_append_seconds_count{outcome="conflict"}')).toBeGreaterThan(0);
  });

  it('count retried reactions', async () => {
    await write(randomUUID(), 'fails once');
    const retries = () => metric('hub_reactor_retries_total{reactor="note-watcher",reason="away"}');
    await expect.poll(retries, { timeout: 20_000 }).toBe(1);
  });

  it('raise a gauge for a parked stream', async () => {
    expect(await metric('hub_parked_streams{subscriber="note-list"}')).toBe(0);
    await write(randomUUID(), poison);
    expect(await metric('hub_parked_streams{subscriber="note-list"}')).toBe(1);
    expect(await metric('hub_streams_parked_total{subscriber="note-list"}')).toBe(1);
  });

  it('show how far behind the read models are, and stale responses', async () => {
    await app.projector.stop();
    await write(randomUUID(), 'not yet shown');
    await write(randomUUID(), 'not yet shown either');
    expect(await metric('hub_projection_lag_events{projection="note-list"}')).toBe(2);
    expect(await metric('hub_projection_lag_seconds{projection="note-list"}')).toBeGreaterThan(1);
    expect(await metric('hub_stale_answers_total')).toBe(2);
    const status = (await subscriberStatus(app.platform, [])).find(({ name }) => name === 'note-list');
    expect(status?.lagMs).toBeGreaterThan(3500); // counted from the first of them: each command waited two seconds
    app.projector.start();
    await expect.poll(() => metric('hub_projection_lag_events{projection="note-list"}'), { timeout: 20_000 }).toBe(0);
    expect(await metric('hub_projection_lag_seconds{projection="note-list"}')).toBe(0);
  });

  it('are still served while the event log is unavailable', async () => {
    await app.eventLog.stop();
    const text = await scrape();
    await app.eventLog.start();
    expect(text).toContain('hub_parked_streams{subscriber="note-list"}');
    expect(text).not.toContain('hub_projection_lag_events{');
  });

  it('contain process metrics and nothing about the student', async () => {
    const secret = randomUUID();
    await ann.get(`/api/notes/${secret}?text=${secret}`);
    await ann.get(`/${secret}`);
    const text = await scrape();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    for (const personal of [secret, ann.userId, ann.email, 'a note', 'example.edu'])
      expect(text).not.toContain(personal);
  });

  it('are served at /metrics only, and not on the port of the app', async () => {
    expect((await fetch(`http://127.0.0.1:${listening?.port}/`)).status).toBe(404);
    expect((await app.visitor.get('/metrics')).headers.get('content-type') ?? '').not.toContain('version=0.0.4');
    expect(await listenForMetrics(null, app.platform)).toBeNull();
  });
});
