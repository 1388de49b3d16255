import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForMetrics, type Listening } from '../http/index.ts';
import { Rejection } from '../domain/index.ts';
import { createSubscriberMetrics, subscribersOf, subscriberStatus } from '../subscriptions/index.ts';
import type { TestClient } from '../testing/http-client.ts';
import { createNoteTable, notesFeature, poison } from '../testing/notes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

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

/** The value of one line, 0 where there is none yet. */
const figure = async (line: string) => {
  const found = (await scrape()).split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
};

const write = (id: string, text: string) => ann.put(`/api/notes/${id}`, { text });

describe('the figures for Prometheus', () => {
  it('show a command from the request to the read model', async () => {
    const lines = [
      'hub_http_request_seconds_count{method="PUT",route="/api/notes/:id",status="204"}',
      'hub_command_seconds_count{command="WriteNote",outcome="ok"}',
      'hub_append_seconds_count{outcome="ok"}',
      'hub_visible_seconds_count{outcome="ok"}',
      'hub_projection_batch_events_count',
    ];
    const before = await Promise.all(lines.map(figure));
    await write(randomUUID(), 'a note');
    const after = await Promise.all(lines.map(figure));
    const unmoved = lines.filter((_, index) => (after[index] ?? 0) <= (before[index] ?? 0));
    expect(unmoved).toEqual([]);
  });

  it('count what was refused under its code, and lost races', async () => {
    await ann.post('/api/notes', { text: 'forbidden' });
    expect(await figure('hub_command_seconds_count{command="WriteNote",outcome="already_exists"}')).toBe(1);
    const id = randomUUID();
    await Promise.all(Array.from({ length: 8 }, (_, index) => write(id, `try ${index}`)));
    expect(await figure('hub_command_retries_total{reason="conflict"}')).toBeGreaterThan(0);
    expect(await figure('hub_append_seconds_count{outcome="conflict"}')).toBeGreaterThan(0);
  });

  it('tell of reactions that are tried again', async () => {
    await write(randomUUID(), 'fails once');
    const retries = () => figure('hub_reactor_retries_total{reactor="note-watcher",reason="away"}');
    await expect.poll(retries, { timeout: 20_000 }).toBe(1);
  });

  it('raise a gauge for a stream that is set aside', async () => {
    expect(await figure('hub_parked_streams{subscriber="note-list"}')).toBe(0);
    await write(randomUUID(), poison);
    expect(await figure('hub_parked_streams{subscriber="note-list"}')).toBe(1);
    expect(await figure('hub_streams_parked_total{subscriber="note-list"}')).toBe(1);
  });

  it('show how far behind the read models are, and that answers are stale then', async () => {
    await app.projector.stop();
    await write(randomUUID(), 'not yet shown');
    await write(randomUUID(), 'not yet shown either');
    expect(await figure('hub_projection_lag_events{projection="note-list"}')).toBe(2);
    expect(await figure('hub_projection_lag_seconds{projection="note-list"}')).toBeGreaterThan(1);
    expect(await figure('hub_stale_answers_total')).toBe(2);
    const standing = (await subscriberStatus(app.platform, [])).find(({ name }) => name === 'note-list');
    expect(standing?.lagMs).toBeGreaterThan(3500); // from the first of them on: each was waited for two seconds
    app.projector.start();
    await expect.poll(() => figure('hub_projection_lag_events{projection="note-list"}'), { timeout: 20_000 }).toBe(0);
    expect(await figure('hub_projection_lag_seconds{projection="note-list"}')).toBe(0);
  });

  it('go on while the event log is away', async () => {
    await app.eventLog.stop();
    const text = await scrape();
    await app.eventLog.start();
    expect(text).toContain('hub_parked_streams{subscriber="note-list"}');
    expect(text).not.toContain('hub_projection_lag_events{');
  });

  it('hold the figures of the process itself, and nothing of the student', async () => {
    const secret = randomUUID();
    await ann.get(`/api/notes/${secret}?text=${secret}`);
    await ann.get(`/${secret}`);
    const text = await scrape();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    for (const personal of [secret, ann.userId, ann.email, 'a note', 'example.edu'])
      expect(text).not.toContain(personal);
  });

  it('are at /metrics alone, and not on the port of the app', async () => {
    expect((await fetch(`http://127.0.0.1:${listening?.port}/`)).status).toBe(404);
    expect((await app.visitor.get('/metrics')).headers.get('content-type') ?? '').not.toContain('version=0.0.4');
    expect(await listenForMetrics(null, app.platform)).toBeNull();
  });
});
