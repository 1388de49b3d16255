import { Health, rejections } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { classFeature } from '../../features/class/index.ts';
import { documentFeature } from '../../features/document/index.ts';
import { Rejection } from '../domain/index.ts';
import { subscribersOf } from './subscribers.ts';
import { listenForMetrics, type Listening } from '../http/index.ts';
import { createSubscriberMetrics } from './subscriber-metrics.ts';
import type { TestClient } from '../testing/http-client.ts';
import { createNoteTable, notesFeature, poison } from '../testing/notes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** A fault must be visible within this time (reliability R40). */
const soon = { timeout: 10_000, interval: 100 };

let app: TestApp;
let ann: TestClient;
let metrics: Listening | null;
/** NaN: it cannot be measured. */
let freeShare = 0.5;
const lines: string[] = [];
let isMailUnavailable = false;
const notes = notesFeature({
  react: async () => {
    if (isMailUnavailable) throw new Rejection('unavailable');
  },
});
const features = [notes, classFeature, documentFeature];

beforeAll(async () => {
  app = await startTestApp(features, {
    prepare: createNoteTable,
    onLogLine: (line) => lines.push(line),
    freeShareOf: async () => {
      if (Number.isNaN(freeShare)) throw new Error('EIO: i/o error, statfs');
      return freeShare;
    },
  });
  ann = await app.student();
  const { log } = app.platform;
  const refresh = createSubscriberMetrics({ ...app.platform, subscribers: subscribersOf(features, app.platform) });
  metrics = await listenForMetrics({ port: 0, host: '127.0.0.1' }, { log, refresh });
});
afterAll(async () => {
  await metrics?.close();
  await app.stop();
});

const part = async (name: string) => Health.parse((await app.visitor.get('/api/health')).body).parts[name];
const metric = async (line: string) => {
  const text = await (await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)).text();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
};
const logged = () => lines.map((line) => z.looseObject({ msg: z.string() }).parse(JSON.parse(line)).msg);
const write = (text: string, id: string = randomUUID()) => ann.put(`/api/notes/${id}`, { text });

describe('within ten seconds a fault is visible to operators:', () => {
  it('an unavailable event log', { tags: ['R31'] }, async () => {
    await app.eventLog.stop();
    await expect.poll(() => part('eventLog'), soon).toMatchObject({ ok: false });
    expect(await write('not accepted')).toMatchObject({ status: 503 });
    expect(await metric('hub_command_seconds_count{command="WriteNote",outcome="unavailable"}')).toBe(1);
    expect(logged()).toContain('request failed');
    expect((await ann.get('/api/notes')).status).toBe(200); // reads need no log
    await app.eventLog.start();
    await expect.poll(() => part('eventLog'), soon).toEqual({ ok: true });
  });

  it('a stopped projector, with the lag of each read model', async () => {
    await write('shown');
    await app.projector.stop();
    await write('not shown');
    await expect
      .poll(() => part('projections'), soon)
      .toMatchObject({ ok: false, detail: 'no projector is running', lagMs: { 'note-list': expect.any(Number) } });
    expect((await part('projections'))?.lagMs?.['note-list']).toBeGreaterThan(0);
    expect(await metric('hub_projection_lag_events{projection="note-list"}')).toBeGreaterThan(0);
    expect(logged()).toContain('read models are behind');
    app.projector.start();
    await expect.poll(() => part('projections'), soon).toMatchObject({ ok: true, lagMs: { 'note-list': 0 } });
  });

  it('a reactor that waits for a dependency; events it skips are not lag', async () => {
    isMailUnavailable = true;
    await write('waits for its reaction');
    await ann.post('/api/classes', { name: 'Chemistry' });
    const late = { ok: false, detail: expect.stringMatching(/^note-watcher is \d+ ms behind$/) };
    await expect.poll(() => part('reactors'), { timeout: 40_000, interval: 500 }).toMatchObject(late);
    expect(await metric('hub_reactor_lag_events{reactor="note-watcher"}')).toBe(1);
    expect(await metric('hub_reactor_lag_seconds{reactor="note-watcher"}')).toBeGreaterThan(10);
    expect(await part('projections')).toMatchObject({ ok: true });

    isMailUnavailable = false;
    const none = { 'note-watcher': 0, 'document-cleanup': 0, 'syllabus-analysis': 0, erasure: 0 };
    await expect.poll(() => part('reactors'), { timeout: 40_000, interval: 500 }).toEqual({ ok: true, lagMs: none });
    await ann.post('/api/classes', { name: 'Physics' });
    expect(await part('reactors')).toEqual({ ok: true, lagMs: none });
  });

  it('an event that a read model cannot apply', async () => {
    await write(poison);
    await expect.poll(() => metric('hub_parked_streams{subscriber="note-list"}'), soon).toBe(1);
    await expect
      .poll(() => part('projections'), { timeout: 10_000 })
      .toMatchObject({ ok: true, detail: expect.stringContaining('1 streams parked') });
    expect(logged()).toContain('stream parked');
  });

  it('an unavailable Temporal server, which only affects AI', { tags: ['R31'] }, async () => {
    await expect.poll(() => part('temporal'), soon).toEqual({ ok: false, detail: 'Temporal cannot be reached' });
    expect(await part('worker')).toMatchObject({ ok: false });
    expect(await part('ai')).toMatchObject({ ok: false });
    expect(await write('all the same')).toMatchObject({ status: 204 });
  });

  it('a nearly full disk: changes and uploads are rejected, reads still work, and it recovers on its own', async () => {
    const { body } = await ann.post('/api/classes', { name: 'Biology' });
    const { id: classId } = z.object({ id: z.uuid() }).parse(body);
    const upload = () => {
      const form = new FormData();
      form.set('classId', classId);
      form.set('type', 'syllabus');
      form.set('file', new File(['notes'], 'notes.txt', { type: 'text/plain' }));
      return ann.post('/api/documents/upload', form);
    };
    const uploadFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('hub-upload-'));
    const before = await uploadFolders();
    freeShare = 0.04;
    await expect.poll(() => part('disk'), soon).toMatchObject({ ok: false });
    const { message } = rejections.storage_full;
    for (const refused of [await write('too much'), await upload()])
      expect(refused).toMatchObject({ status: 507, body: { message, code: 'storage_full' } });
    // other specs also upload, for a moment each
    await expect.poll(async () => (await uploadFolders()).filter((name) => !before.includes(name)), soon).toEqual([]);
    expect(await metric('hub_disk_free_ratio{place="data"}')).toBe(0.04);
    expect(logged()).toContain('the disk is nearly full: nothing is written until there is space');
    expect((await ann.get('/api/notes')).status).toBe(200);

    freeShare = Number.NaN;
    const unmeasured = 'the free disk space could not be measured; using the last known value';
    await expect.poll(() => logged().includes(unmeasured), soon).toBe(true);
    expect(await write('still too much')).toMatchObject({ status: 507 });

    freeShare = 0.06;
    await expect.poll(async () => (await write('space again')).status, soon).toBe(204);
    expect((await upload()).status).toBe(201);
  });
});

describe('health', () => {
  it('shows everyone which part is down, and addresses and errors only in the log', async () => {
    await app.eventLog.stop();
    const { body } = await app.visitor.get('/api/health');
    await app.eventLog.start();
    expect(Health.parse(body).parts['eventLog']).toMatchObject({ ok: false });
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|:\d{4,}|Error|ECONN/);
  });

  it('is ready until it is stopping, and still serves requests then', { tags: ['R30'] }, async () => {
    expect((await app.visitor.get('/api/ready')).status).toBe(204);
    app.retire();
    expect((await app.visitor.get('/api/ready')).status).toBe(503);
    expect((await ann.get('/api/notes')).status).toBe(200);
  });
});
