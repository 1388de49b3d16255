import { createLog } from '@hub/telemetry';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Rejection } from '../domain/index.ts';
import { superviseSubscriptions } from './subscription.ts';
import { createNoteTable, notesFeature, poison } from '../testing/notes.ts';
import type { TestClient } from '../testing/http-client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
const reactions: string[] = [];
let dependencyIsAway = false;

const notes = notesFeature({
  react: async (event) => {
    if (dependencyIsAway) throw new Rejection('analysis_unavailable');
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
  it('set a stream aside that they cannot take in, and go on with all others', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    await write(bad, 'fine so far');
    await write(bad, poison);
    await write(bad, 'never shown');
    expect((await write(good, 'shown')).headers.get('x-read-model-stale')).toBeNull();

    expect(await rowOf(good)).toMatchObject({ text: 'shown' });
    expect(await rowOf(bad)).toMatchObject({ text: 'fine so far' });
    const parked = await app.platform.db('parked_streams').select('subscriber', 'streamId', 'fromRevision', 'reason');
    expect(parked).toEqual([
      { subscriber: 'note-list', streamId: `note-${bad}`, fromRevision: '1', reason: 'Error: cannot take this in' },
    ]);
    // the rules know the whole stream all the same
    expect((await write(bad, 'never shown')).status).toBe(204);
  });

  it('go on where they stopped, and take nothing in twice', async () => {
    const id = randomUUID();
    await write(id, 'one');
    await app.projector.stop();
    await write(id, 'two');
    app.projector.start();
    await write(id, 'three');
    expect(await rowOf(id)).toMatchObject({ text: 'three', versions: 3 });
  });

  it('are fed by one projector at a time: a second one stands by and takes over', async () => {
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

describe('live notices', () => {
  it('tell a student which queries changed, and nobody else', async () => {
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
    reactions.length = 0;
    await write(id, 'before');
    await expect.poll(() => reactions).toEqual(['before']);
    dependencyIsAway = true;
    const during = await write(id, 'during');
    expect(during.headers.get('x-read-model-stale')).toBeNull(); // read models do not wait for it
    await write(id, 'after');
    expect(reactions).toEqual(['before']);
    dependencyIsAway = false;
    await expect.poll(() => reactions, { timeout: 20_000 }).toEqual(['before', 'during', 'after']);
  });
});

describe('a subscription', () => {
  it('that has lost the log goes on where it stood when the log is back, and is told of when that takes too long', async () => {
    const lines: string[] = [];
    const log = createLog('test', 'info', { write: (line: string) => lines.push(line) });
    await app.projector.stop();
    const parts = { ...app.platform, log, databaseUrl: app.environment.DATABASE_URL, alarmMs: 300 };
    const supervision = superviseSubscriptions({ projections: notes.projections ?? [], reactors: [] }, parts);
    const told = (text: string) => lines.some((line) => line.includes(text) && line.includes('"projections"'));
    const id = randomUUID();
    await write(id, 'before');
    await app.eventLog.stop();
    await expect.poll(() => told('has not caught up in time'), { timeout: 20_000 }).toBe(true);
    await app.eventLog.start();
    await expect.poll(() => told('has caught up again'), { timeout: 30_000 }).toBe(true);
    await write(id, 'after');
    await expect.poll(async () => (await rowOf(id))?.versions, { timeout: 20_000 }).toBe(2);
    await supervision.stop();
    app.projector.start();
  });

  it('that is told to stop before it begins ends at once', async () => {
    const messages = app.platform.eventLog.subscribe(null, AbortSignal.abort());
    expect(await messages.next()).toMatchObject({ done: true });
  });
});
