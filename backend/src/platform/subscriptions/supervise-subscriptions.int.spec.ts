import { createLog } from '@hub/telemetry';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Rejection } from '../domain/index.ts';
import { superviseSubscriptions } from './supervise-subscriptions.ts';
import { createNoteTable, notesFeature, poison } from '../testing/notes.ts';
import type { TestClient } from '../testing/http-client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
const reactions: string[] = [];
let isDependencyUnavailable = false;

const notes = notesFeature({
  react: async (event) => {
    if (isDependencyUnavailable) throw new Rejection('analysis_unavailable');
    if (event.type === 'NoteWritten') reactions.push(event.data.text);
  },
});

beforeAll(async () => {
  app = await startTestApp([notes], { prepare: createNoteTable });
  ann = await app.student();
});
afterAll(() => app.stop());

const write = (id: string, text: string) => ann.put(`/api/notes/${id}`, { text });
const rowOf = (id: string) =>
  app.platform.db<{ id: string; text: string; versions: number }>('note_list').where({ id }).first();

describe('read models', () => {
  it('park a stream that they cannot apply and continue with all others', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    await write(bad, 'fine so far');
    await write(bad, poison);
    await write(bad, 'never shown');
    expect((await write(good, 'shown')).headers.get('x-read-model-stale')).toBeNull();

    expect(await rowOf(good)).toMatchObject({ text: 'shown' });
    expect(await rowOf(bad)).toMatchObject({ text: 'fine so far' });
    const parked = await app.platform.db('parked_streams').select('subscriber', 'streamId', 'fromRevision', 'reason');
    expect(parked).toEqual([
      { subscriber: 'note-list', streamId: `note-${bad}`, fromRevision: '1', reason: 'Error: cannot apply this' },
    ]);
    // commands see the whole stream all the same
    expect((await write(bad, 'never shown')).status).toBe(204);
  });

  it('continue where they stopped and apply nothing twice', async () => {
    const id = randomUUID();
    await write(id, 'one');
    await app.projector.stop();
    await write(id, 'two');
    app.projector.start();
    await write(id, 'three');
    expect(await rowOf(id)).toMatchObject({ text: 'three', versions: 3 });
  });

  it('are fed by one projector at a time: a second one is on standby and takes over', async () => {
    const id = randomUUID();
    await app.projector.stop();
    const first = app.projector.start();
    await write(id, 'one');
    app.projector.start();
    await write(id, 'two');
    await first.stop();
    expect((await write(id, 'three')).headers.get('x-read-model-stale')).toBeNull();
    expect(await rowOf(id)).toMatchObject({ text: 'three', versions: 3 });
  });
});

describe('live notifications', () => {
  it('notify the student, and no one else, of changed queries', async () => {
    const heard: [string, readonly string[]][] = [];
    const stop = app.platform.progress.onChange((owner, changed) => heard.push([owner, changed]));
    await write(randomUUID(), 'news');
    stop();
    expect(heard).toEqual([[ann.userId, ['/api/notes']]]);
  });
});

describe('a reactor', () => {
  it('sees every event once, in order, and catches up when its dependency is back', async () => {
    const id = randomUUID();
    // a reaction to an earlier test may still come
    const own = () => reactions.filter((text) => ['before', 'during', 'after'].includes(text));
    await write(id, 'before');
    await expect.poll(own).toEqual(['before']);
    isDependencyUnavailable = true;
    const during = await write(id, 'during');
    expect(during.headers.get('x-read-model-stale')).toBeNull(); // read models do not wait for the reactor
    await write(id, 'after');
    expect(own()).toEqual(['before']);
    isDependencyUnavailable = false;
    await expect.poll(own, { timeout: 20_000 }).toEqual(['before', 'during', 'after']);
  });
});

describe('a subscription', () => {
  it('that lost the log continues where it stopped, and raises an alarm if that takes too long', async () => {
    const lines: string[] = [];
    const log = createLog('test', 'info', { write: (line: string) => lines.push(line) });
    await app.projector.stop();
    const parts = { ...app.platform, log, databaseUrl: app.environment.DATABASE_URL, alarmMs: 300 };
    const supervision = superviseSubscriptions({ projections: notes.projections ?? [], reactors: [] }, parts);
    const isLogged = (text: string) => lines.some((line) => line.includes(text) && line.includes('"projections"'));
    const id = randomUUID();
    await write(id, 'before');
    await app.eventLog.stop();
    await expect.poll(() => isLogged('has not caught up in time'), { timeout: 20_000 }).toBe(true);
    await app.eventLog.start();
    await expect.poll(() => isLogged('has caught up again'), { timeout: 30_000 }).toBe(true);
    await write(id, 'after');
    await expect.poll(async () => (await rowOf(id))?.versions, { timeout: 20_000 }).toBe(2);
    await supervision.stop();
    app.projector.start();
  });

  it('that is stopped before it starts ends immediately', async () => {
    const messages = app.platform.eventLog.subscribe(null, AbortSignal.abort());
    expect(await messages.next()).toMatchObject({ done: true });
  });
});
