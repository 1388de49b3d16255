import { array, assert, asyncProperty, integer, option, record } from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LogMessage } from '../event-log/index.ts';
import type { Feature } from '../feature.ts';
import { CheckpointMovedError, createProjectionWriter } from './projection-writer.ts';
import { resetProjection } from './rebuild.ts';
import { fillLog } from '../testing/fill-log.ts';
import { createNoteTable, dimsOthers, notesFeature, poison } from '../testing/notes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let messages: LogMessage[];
const notes = notesFeature({ dims: true });
const projectionOf = ({ projections: [projection] = [] }: Feature) => {
  if (!projection) throw new Error('The notes have a projection');
  return projection;
};
const projection = projectionOf(notes);
const create = () => {
  const projector = createProjectionWriter([projection], app.platform);
  return {
    prepare: () => projector.prepare(),
    apply: async (some: readonly LogMessage[]) => projector.apply(await projector.decode(some)),
  };
};

beforeAll(async () => {
  app = await startTestApp([notes], { prepare: createNoteTable });
  const ann = await app.student();
  await app.projector.stop();
  const [one = '', two = '', ...others] = await fillLog(app.platform, ann.userId, { streams: 8, each: 4 });
  for (const [id, text] of [[one, poison], [two, dimsOthers], [one, 'held back'], ...others.map((id) => [id, 'more'])])
    await ann.put(`/api/notes/${id}`, { text });
  messages = [];
  for await (const event of app.platform.eventLog.readAll()) messages.push({ kind: 'event', event });
}, 120_000);
afterAll(() => app.stop());

/** Rows, checkpoint and parked streams, as one string. */
const state = async (db: Knex) =>
  JSON.stringify([
    await db('note_list').orderBy('id').select(),
    await db('parked_streams').where({ subscriber: projection.name }).orderBy('stream_id').select('streamId', 'reason'),
    await db('checkpoints').where({ name: projection.name }).select(),
  ]);

const restart = async () => {
  await app.platform.db.transaction((trx) => resetProjection(trx, projection));
  const projector = create();
  await projector.prepare();
  return projector;
};

/**
 * One step: a batch of this size, each event delivered this often; then perhaps the process dies and restarts from an
 * earlier position.
 */
const Step = record({
  size: integer({ min: 1, max: 12 }),
  repeats: array(integer({ min: 1, max: 3 }), { minLength: 12, maxLength: 12 }),
  backBy: option(integer({ min: 1, max: 40 }), { freq: 3 }),
});

it(
  'events delivered up to three times, after restarts from any earlier position, change nothing more',
  { tags: ['R5'], timeout: 180_000 },
  async () => {
    const single = await restart();
    await single.apply(messages);
    const expected = await state(app.platform.db);
    expect(expected).toContain('dim');
    expect(expected).toContain('cannot apply this');

    const property = asyncProperty(array(Step, { minLength: 1, maxLength: 12 }), async (steps) => {
      let projector = await restart();
      let at = 0;
      for (const { size, repeats, backBy } of steps) {
        const batch = messages.slice(at, at + size);
        await projector.apply(
          batch.flatMap((message, index) => Array.from({ length: repeats[index] ?? 1 }, () => message)),
        );
        at += batch.length;
        if (backBy === null) continue;
        projector = create();
        await projector.prepare();
        at = Math.max(0, at - backBy);
      }
      await projector.apply(messages.slice(at));
      expect(await state(app.platform.db)).toBe(expected);
    });
    await assert(property, { seed: 20_261_121, numRuns: 25, endOnFailure: true });
  },
);

it('a checkpoint that was set back is detected, so that its events are read again', async () => {
  const projector = await restart();
  await projector.apply(messages.slice(0, 10));
  await app.platform
    .db('checkpoints')
    .where({ name: projection.name })
    .update({ commitPosition: 0, preparePosition: 0 });
  await expect(projector.apply(messages.slice(10))).rejects.toThrow(CheckpointMovedError);
});

it('an unreadable event parks its stream from there on, and earlier events of the batch are kept', async () => {
  const broken = messages.map((message, index): LogMessage => {
    if (message.kind !== 'event' || index !== messages.length - 1) return message;
    return { kind: 'event', event: { ...message.event, data: message.event.data.map((byte) => byte ^ 1) } };
  });
  const last = broken.at(-1);
  if (last?.kind !== 'event') throw new Error('The last message is an event');
  const { streamId, revision } = last.event;
  const projector = await restart();
  await projector.apply(broken);
  const { db } = app.platform;
  expect(await db('parked_streams').where({ subscriber: projection.name, streamId }).first('fromRevision')).toEqual({
    fromRevision: revision.toString(),
  });
  const row = await db('note_list')
    .where({ id: streamId.slice('note-'.length) })
    .first<{ versions: number }>('versions');
  expect(row?.versions).toBe(Number(revision));
});
