import { array, assert, asyncProperty, integer, option, record } from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LogMessage } from '../event-log/index.ts';
import type { Feature } from '../feature.ts';
import { CheckpointMovedError, createProjectionWriter } from './projection-writer.ts';
import { beginAnew } from './rebuild.ts';
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
    take: async (some: readonly LogMessage[]) => projector.take(await projector.read(some)),
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

/** Rows, checkpoint and parked streams, as one text. */
const state = async (db: Knex) =>
  JSON.stringify([
    await db('note_list').orderBy('id').select(),
    await db('parked_streams').where({ subscriber: projection.name }).orderBy('stream_id').select('streamId', 'reason'),
    await db('checkpoints').where({ name: projection.name }).select(),
  ]);

const anew = async () => {
  await app.platform.db.transaction((trx) => beginAnew(trx, projection));
  const projector = create();
  await projector.prepare();
  return projector;
};

/** What happens next: a batch of so many, each so often; then perhaps the process dies and is fed again from earlier. */
const Step = record({
  size: integer({ min: 1, max: 12 }),
  repeats: array(integer({ min: 1, max: 3 }), { minLength: 12, maxLength: 12 }),
  backBy: option(integer({ min: 1, max: 40 }), { freq: 3 }),
});

it(
  '[R5] events that come up to three times, after restarts from any earlier place, change nothing more',
  { timeout: 180_000 },
  async () => {
    const single = await anew();
    await single.take(messages);
    const expected = await state(app.platform.db);
    expect(expected).toContain('dim');
    expect(expected).toContain('cannot take this in');

    const property = asyncProperty(array(Step, { minLength: 1, maxLength: 12 }), async (steps) => {
      let projector = await anew();
      let at = 0;
      for (const { size, repeats, backBy } of steps) {
        const batch = messages.slice(at, at + size);
        await projector.take(
          batch.flatMap((message, index) => Array.from({ length: repeats[index] ?? 1 }, () => message)),
        );
        at += batch.length;
        if (backBy === null) continue;
        projector = create();
        await projector.prepare();
        at = Math.max(0, at - backBy);
      }
      await projector.take(messages.slice(at));
      expect(await state(app.platform.db)).toBe(expected);
    });
    await assert(property, { seed: 20_261_121, numRuns: 25, endOnFailure: true });
  },
);

it('a checkpoint that was set back is told, so that its events are asked for once more', async () => {
  const projector = await anew();
  await projector.take(messages.slice(0, 10));
  await app.platform
    .db('checkpoints')
    .where({ name: projection.name })
    .update({ commitPosition: 0, preparePosition: 0 });
  await expect(projector.take(messages.slice(10))).rejects.toThrow(CheckpointMovedError);
});

it('an event that cannot be read parks its stream from there on, and what came before it in the same batch is kept', async () => {
  const broken = messages.map((message, index): LogMessage => {
    if (message.kind !== 'event' || index !== messages.length - 1) return message;
    return { kind: 'event', event: { ...message.event, data: message.event.data.map((byte) => byte ^ 1) } };
  });
  const last = broken.at(-1);
  if (last?.kind !== 'event') throw new Error('The last message is an event');
  const { streamId, revision } = last.event;
  const projector = await anew();
  await projector.take(broken);
  const { db } = app.platform;
  expect(await db('parked_streams').where({ subscriber: projection.name, streamId }).first('fromRevision')).toEqual({
    fromRevision: revision.toString(),
  });
  const row = await db('note_list')
    .where({ id: streamId.slice('note-'.length) })
    .first<{ versions: number }>('versions');
  expect(row?.versions).toBe(Number(revision));
});
