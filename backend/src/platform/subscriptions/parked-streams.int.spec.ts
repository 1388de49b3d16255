import { mark } from '@hub/postgres/testing-marks';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredShape } from '../domain/index.ts';
import { lockCheckpoints, verifyProjections } from '../read-models/index.ts';
import { subscribersOf } from './subscribers.ts';
import { registry } from '../observability/index.ts';
import { createSubscriberMetrics } from './subscriber-metrics.ts';
import { fillLog } from '../testing/fill-log.ts';
import type { TestClient } from '../testing/http-client.ts';
import { createNoteTable, noteAggregate, notesFeature, poison } from '../testing/notes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { unpark, unparkReactor } from './unpark.ts';

let app: TestApp;
let ann: TestClient;
const reactions: string[] = [];
let isRepaired = false;
const notes = notesFeature({
  react: async (event) => {
    if (event.type !== 'NoteWritten') return;
    if (event.data.text === poison && !isRepaired) throw new Error('cannot react to this');
    reactions.push(event.data.text);
  },
});
const repaired = notesFeature({ acceptsPoison: true });

beforeAll(async () => {
  app = await startTestApp([notes], { prepare: createNoteTable });
  ann = await app.student();
});
afterAll(() => app.stop());

const only = <One>([one]: readonly One[] = []) => {
  if (one === undefined) throw new Error('Expected exactly one');
  return one;
};
const write = (id: string, text: string) => ann.put(`/api/notes/${id}`, { text });
const parked = (subscriber: string) =>
  app.platform
    .db('parked_streams')
    .where({ subscriber })
    .orderBy('parked_at')
    .select('streamId', 'fromRevision', 'reason');
const gauge = async (subscriber: string) => {
  await createSubscriberMetrics({ ...app.platform, subscribers: subscribersOf([notes], app.platform) })();
  return (await registry.metrics()).match(
    new RegExp(`^hub_parked_streams\\{subscriber="${subscriber}"\\} (\\d+)$`, 'm'),
  )?.[1];
};

/** Appends an event as another program might have, sealed like any other. */
const appendRaw = async (noteId: string, { type, data }: StoredShape, schemaVersion = '1') => {
  const { codec, eventLog } = app.platform;
  const stream = `note-${noteId}`;
  const context = {
    ownerId: ann.userId,
    actorId: ann.userId,
    actorKind: 'student',
    correlationId: randomUUID(),
  } as const;
  const anything = { ...noteAggregate, events: { parse: (event: unknown) => event } };
  const [event] = await codec.encode({
    aggregate: anything as unknown as typeof noteAggregate,
    stream,
    events: [{ type, data } as never],
    ids: [randomUUID()],
    context,
  });
  const revision = (await eventLog.read(stream)).at(-1)?.revision ?? null;
  if (event) await eventLog.append(stream, revision, [{ ...event, metadata: { ...event.metadata, schemaVersion } }]);
};

const polling = { timeout: 50_000 };

const kinds: { kind: string; shape: StoredShape; version: string; why: RegExp }[] = [
  {
    kind: 'a wrong value',
    shape: { type: 'NoteWritten', data: { noteId: 1, text: 'x' } },
    version: '1',
    why: /ZodError/,
  },
  { kind: 'a missing field', shape: { type: 'NoteWritten', data: {} }, version: '1', why: /ZodError/ },
  { kind: 'an unknown type', shape: { type: 'NoteFolded', data: {} }, version: '1', why: /of a newer program/ },
  {
    kind: 'a newer version',
    shape: { type: 'NoteWritten', data: { noteId: 'x', text: 'x' } },
    version: '2',
    why: /has version 2/,
  },
];

describe('among many others', () => {
  it.each(kinds)(
    'an event with $kind parks its own stream, with the reason, and nothing else',
    { tags: ['R9'] },
    async ({ shape, version, why }) => {
      const bad = randomUUID();
      await write(bad, 'fine so far');
      await app.projector.stop();
      await fillLog(app.platform, ann.userId, { streams: 5, each: version === '2' ? 100 : 10 });
      await appendRaw(bad, shape, version);
      await fillLog(app.platform, ann.userId, { streams: 5, each: version === '2' ? 100 : 10 });
      const before = await parked('note-list');
      app.projector.start();
      const good = randomUUID();
      await write(good, 'shown');
      const last = await app.platform.eventLog.last();
      expect(last && (await app.platform.progress.reached(last.position, 30_000))).toBe(true);

      const added = (await parked('note-list')).slice(before.length);
      expect(added).toEqual([
        { streamId: `note-${bad}`, fromRevision: '1', reason: expect.stringMatching(why) as string },
      ]);
      expect(await gauge('note-list')).toBe(String(before.length + 1));
      const row = (id: string) => app.platform.db('note_list').where({ id }).first('text');
      expect(await row(bad)).toEqual({ text: 'fine so far' });
      expect(await row(good)).toEqual({ text: 'shown' });
      const lastOfReactor = async () => (await parked('note-watcher')).at(-1);
      await expect.poll(lastOfReactor, polling).toMatchObject({ streamId: `note-${bad}`, fromRevision: '1' });
    },
  );

  it('a text of 0.9 MB is applied like any other', { tags: ['R9'] }, async () => {
    const id = randomUUID();
    await appendRaw(id, { type: 'NoteWritten', data: { noteId: id, text: 'x'.repeat(900_000) } });
    const length = () =>
      app.platform
        .db('note_list')
        .where({ id })
        .first()
        .then((row: { text: string } | undefined) => row?.text.length);
    await expect.poll(length, polling).toBe(900_000);
  });
});

it(
  'a data key missing from a restored database parks the stream, which is complete once the key is back',
  { tags: ['R12'] },
  async () => {
    const bob = await app.student();
    const id = randomUUID();
    const keys = () => app.platform.db('data_keys').where({ ownerId: bob.userId });
    await app.projector.stop();
    await bob.put(`/api/notes/${id}`, { text: 'not erased' });
    const key: object = await keys().first();
    await keys().delete();
    app.platform.keys.forget(bob.userId);
    app.projector.start();

    const lastOf = async (subscriber: string) => (await parked(subscriber)).at(-1);
    const lost = {
      streamId: `note-${id}`,
      fromRevision: '0',
      reason: expect.stringContaining(`no data key of ${bob.userId}`) as string,
    };
    await expect.poll(() => lastOf('note-list'), polling).toEqual(lost);
    await expect.poll(() => lastOf('note-watcher'), polling).toEqual(lost);
    expect(await keys().first()).toBeUndefined();

    await app.platform.db('data_keys').insert(key);
    expect(await unpark(only(notes.projections), `note-${id}`, app.platform)).toEqual({ processed: 1 });
    expect(await app.platform.db('note_list').where({ id }).first('text')).toEqual({ text: 'not erased' });
  },
);

it(
  'continues within a second; a repaired program applies the stream and equals its rebuild',
  { tags: ['R9'] },
  async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    await write(bad, poison);
    await write(bad, 'after it');
    const begun = performance.now();
    expect((await write(good, 'another stream')).headers.get('x-read-model-stale')).toBeNull();
    expect(performance.now() - begun).toBeLessThan(mark(1000, 2000));
    expect((await write(bad, 'the rules know the whole stream')).status).toBe(204);
    expect(await unpark(only(repaired.projections), `note-${bad}`, app.platform)).toEqual({ processed: 3 });
    const { tables } = await verifyProjections(repaired.projections ?? [], app.platform);
    expect(tables).toMatchObject([{ missing: 0, extra: 0 }]);
    expect(tables[0]?.examples.filter((example) => example.startsWith(bad))).toEqual([]);
  },
);

it(
  'a reactor parks a stream and skips its event in one transaction, so that unparking finds that event',
  { tags: ['R9'] },
  async () => {
    const { db } = app.platform;
    const bad = randomUUID();
    const isParked = async () => (await parked('note-watcher')).some(({ streamId }) => streamId === `note-${bad}`);
    const waitsForRow = db.raw("datname = current_database() and wait_event = 'transactionid'");
    const waiting = () => db('pg_stat_activity').where(waitsForRow).pluck('pid');
    await write(randomUUID(), 'the reactor has nothing else to do');
    await expect.poll(() => reactions.at(-1), polling).toBe('the reactor has nothing else to do');

    const unparking = await db.transaction(); // an unparking locks the checkpoint first
    await lockCheckpoints(unparking, ['note-watcher']);
    await write(bad, poison);
    await expect.poll(waiting, polling).toHaveLength(1);
    const whileHeld = await isParked();
    await unparking.rollback();
    expect(whileHeld).toBe(false);
    await expect.poll(isParked, polling).toBe(true);
  },
);

it(
  'a reactor continues within a second, and once repaired reacts in order to the events held back',
  { tags: ['R9'] },
  async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    const watcher = only(notes.reactors?.(app.platform));
    await write(bad, 'before');
    await expect.poll(() => reactions.at(-1), polling).toBe('before');
    await write(bad, poison);
    await write(bad, 'held back');
    const begun = performance.now();
    await write(good, 'another stream');
    await expect.poll(() => reactions.at(-1), polling).toBe('another stream');
    expect(performance.now() - begun).toBeLessThan(mark(1000, 10_000));
    expect((await parked('note-watcher')).at(-1)).toEqual({
      streamId: `note-${bad}`,
      fromRevision: '1',
      reason: 'Error: cannot react to this',
    });

    const failed = await unparkReactor(watcher, `note-${bad}`, app.platform);
    expect(failed).toEqual({ processed: 0, failure: 'Error: cannot react to this' });
    isRepaired = true;
    reactions.length = 0;
    expect(await unparkReactor(watcher, `note-${bad}`, app.platform)).toEqual({ processed: 2 });
    await write(bad, 'continues');
    await expect.poll(() => reactions, polling).toEqual([poison, 'held back', 'continues']);
  },
);
