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

/** A fault shows within this time (reliability R40). */
const soon = { timeout: 10_000, interval: 100 };

let app: TestApp;
let ann: TestClient;
let figures: Listening | null;
/** NaN: it cannot be measured. */
let freeShare = 0.5;
const lines: string[] = [];
let isMailAway = false;
const notes = notesFeature({
  react: async () => {
    if (isMailAway) throw new Rejection('unavailable');
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
  figures = await listenForMetrics({ port: 0, host: '127.0.0.1' }, { log, refresh });
});
afterAll(async () => {
  await figures?.close();
  await app.stop();
});

const part = async (name: string) => Health.parse((await app.visitor.get('/api/health')).body).parts[name];
const figure = async (line: string) => {
  const text = await (await fetch(`http://127.0.0.1:${figures?.port}/metrics`)).text();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
};
const logged = () => lines.map((line) => z.looseObject({ msg: z.string() }).parse(JSON.parse(line)).msg);
const write = (text: string, id: string = randomUUID()) => ann.put(`/api/notes/${id}`, { text });

describe('within ten seconds a fault shows where people look for it:', () => {
  it('[R31] an event log that is away', async () => {
    await app.eventLog.stop();
    await expect.poll(() => part('eventLog'), soon).toMatchObject({ ok: false });
    expect(await write('nobody takes it')).toMatchObject({ status: 503 });
    expect(await figure('hub_command_seconds_count{command="WriteNote",outcome="unavailable"}')).toBe(1);
    expect(logged()).toContain('request failed');
    expect((await ann.get('/api/notes')).status).toBe(200); // reads need no log
    await app.eventLog.start();
    await expect.poll(() => part('eventLog'), soon).toEqual({ ok: true });
  });

  it('a projector that stands still, with the lag of each of its read models', async () => {
    await write('shown');
    await app.projector.stop();
    await write('not shown');
    await expect
      .poll(() => part('projections'), soon)
      .toMatchObject({ ok: false, detail: 'no projector is running', lagMs: { 'note-list': expect.any(Number) } });
    expect((await part('projections'))?.lagMs?.['note-list']).toBeGreaterThan(0);
    expect(await figure('hub_projection_lag_events{projection="note-list"}')).toBeGreaterThan(0);
    expect(logged()).toContain('read models are behind');
    app.projector.start();
    await expect.poll(() => part('projections'), soon).toMatchObject({ ok: true, lagMs: { 'note-list': 0 } });
  });

  it('a reactor that waits for what is away; what it only passes over is no lag', async () => {
    isMailAway = true;
    await write('waits for its reaction');
    await ann.post('/api/classes', { name: 'Chemistry' });
    const late = { ok: false, detail: expect.stringMatching(/^note-watcher is \d+ ms behind$/) };
    await expect.poll(() => part('reactors'), { timeout: 40_000, interval: 500 }).toMatchObject(late);
    expect(await figure('hub_reactor_lag_events{reactor="note-watcher"}')).toBe(1);
    expect(await figure('hub_reactor_lag_seconds{reactor="note-watcher"}')).toBeGreaterThan(10);
    expect(await part('projections')).toMatchObject({ ok: true });

    isMailAway = false;
    const none = { 'note-watcher': 0, 'document-cleanup': 0, 'syllabus-analysis': 0, erasure: 0 };
    await expect.poll(() => part('reactors'), { timeout: 40_000, interval: 500 }).toEqual({ ok: true, lagMs: none });
    await ann.post('/api/classes', { name: 'Physics' });
    expect(await part('reactors')).toEqual({ ok: true, lagMs: none });
  });

  it('an event that a read model cannot take in', async () => {
    await write(poison);
    await expect.poll(() => figure('hub_parked_streams{subscriber="note-list"}'), soon).toBe(1);
    expect(await part('projections')).toMatchObject({ ok: true, detail: expect.stringContaining('1 streams parked') });
    expect(logged()).toContain('stream parked');
  });

  it('[R31] a Temporal server that is away, which takes nothing but AI away', async () => {
    await expect.poll(() => part('temporal'), soon).toEqual({ ok: false, detail: 'Temporal cannot be reached' });
    expect(await part('worker')).toMatchObject({ ok: false });
    expect(await part('ai')).toMatchObject({ ok: false });
    expect(await write('all the same')).toMatchObject({ status: 204 });
  });

  it('a disk that is nearly full: changes and uploads are refused, reads go on, and it mends itself', async () => {
    const { body } = await ann.post('/api/classes', { name: 'Biology' });
    const { id: classId } = z.object({ id: z.uuid() }).parse(body);
    const upload = () => {
      const form = new FormData();
      form.set('classId', classId);
      form.set('type', 'syllabus');
      form.set('file', new File(['notes'], 'notes.txt', { type: 'text/plain' }));
      return ann.post('/api/documents/upload', form);
    };
    const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('hub-upload-'));
    const before = await left();
    freeShare = 0.04;
    await expect.poll(() => part('disk'), soon).toMatchObject({ ok: false });
    const { message } = rejections.storage_full;
    for (const refused of [await write('too much'), await upload()])
      expect(refused).toMatchObject({ status: 507, body: { message, code: 'storage_full' } });
    // other specs upload at the same time, for a moment each
    await expect.poll(async () => (await left()).filter((name) => !before.includes(name)), soon).toEqual([]);
    expect(await figure('hub_disk_free_ratio{place="data"}')).toBe(0.04);
    expect(logged()).toContain('the disk is nearly full: nothing is written until there is room');
    expect((await ann.get('/api/notes')).status).toBe(200);

    freeShare = Number.NaN;
    const unmeasured = 'the room on the disk could not be measured: what was known last stands';
    await expect.poll(() => logged().includes(unmeasured), soon).toBe(true);
    expect(await write('still too much')).toMatchObject({ status: 507 });

    freeShare = 0.06;
    await expect.poll(async () => (await write('room again')).status, soon).toBe(204);
    expect((await upload()).status).toBe(201);
  });
});

describe('health', () => {
  it('tells everybody which part is down, and the addresses and errors behind it to the log alone', async () => {
    await app.eventLog.stop();
    const { body } = await app.visitor.get('/api/health');
    await app.eventLog.start();
    expect(Health.parse(body).parts['eventLog']).toMatchObject({ ok: false });
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|:\d{4,}|Error|ECONN/);
  });

  it('[R30] is ready until it is asked to end, and serves on then', async () => {
    expect((await app.visitor.get('/api/ready')).status).toBe(204);
    app.retire();
    expect((await app.visitor.get('/api/ready')).status).toBe(503);
    expect((await ann.get('/api/notes')).status).toBe(200);
  });
});
