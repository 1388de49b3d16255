import { mark } from '@hub/postgres/testing-marks';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropPrevious, rollBack } from './builds.ts';
import { allCheckpoints } from './checkpoints.ts';
import type { Feature } from '../feature.ts';
import { rebuild } from './rebuild.ts';
import { fillLog } from '../testing/fill-log.ts';
import type { TestClient, Visitor } from '../testing/http-client.ts';
import { createNoteTable, dimsOthers, notesFeature, poison } from '../testing/notes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { unpark } from '../subscriptions/index.ts';
import { verifyProjections } from './verify-projections.ts';

interface Line {
  readonly msg: string;
  readonly ms?: number;
}

let app: TestApp;
let ann: TestClient;
let elsewhere: Visitor;
const lines: Line[] = [];
const streams = 40;
const each = 300;

beforeAll(async () => {
  app = await startTestApp([notesFeature()], {
    prepare: createNoteTable,
    onLogLine: (line) => lines.push(JSON.parse(line) as Line),
  });
  ann = await app.student();
  elsewhere = ann.at(await app.anotherApi());
  const bob = await app.student();
  await fillLog(app.platform, bob.userId, { streams, each });
  const last = await app.platform.eventLog.last();
  if (last) await app.platform.progress.reached(last.position, 50_000);
});
afterAll(() => app.stop());

const write = (at: Visitor, id: string, text: string) => at.put(`/api/notes/${id}`, { text });
const projectionOf = ({ projections: [projection] = [] }: Feature) => {
  if (!projection) throw new Error('The notes have a projection');
  return projection;
};
const note = projectionOf(notesFeature());
const waits = { timeout: 40_000, interval: 20 };

/** The version of each checkpoint of the notes. */
const places = async () => {
  const found = (await allCheckpoints(app.platform.db)).filter(({ name }) => name.startsWith('note-list'));
  return Object.fromEntries(found.map(({ name, version }) => [name, version]));
};
const countRows = async () => Number((await app.platform.db('note_list').count({ count: '*' }))[0]?.['count']);
const indexes = () =>
  app.platform.db('pg_indexes').where({ tablename: 'note_list', schemaname: 'public' }).pluck('indexname');
const verified = (feature: Feature) =>
  verifyProjections([projectionOf(feature)], app.platform).then(({ tables }) => tables);
const equal = { missing: 0, extra: 0, differing: 0 };
const restart = async (feature: Feature) => {
  await app.projector.stop();
  app.projector.start([feature]);
};

/** On a busy machine no more than these wait at once: a load that only grows would let nothing catch up. */
const mostOpen = 5;

/** About fifty commands a second, each read back immediately from the other instance of the API. */
const underLoad = async (work: () => Promise<void>) => {
  const seen = { commands: 0, failed: 0, stale: 0, fewest: Number.POSITIVE_INFINITY };
  const step = async (index: number) => {
    const [first, second] = index % 2 === 0 ? [ann, elsewhere] : [elsewhere, ann];
    const [id, text] = [randomUUID(), `written under load ${index}`];
    const written = await write(first, id, text);
    const { status, body } = await second.get('/api/notes');
    seen.commands += 1;
    if (written.status !== 204 || status !== 200) seen.failed += 1;
    else if (!(body as { id: string; text: string }[]).some((row) => row.id === id && row.text === text))
      seen.stale += 1;
    seen.fewest = Math.min(seen.fewest, await countRows());
  };
  const [stopping, steps] = [new AbortController(), [] as Promise<void>[]];
  const clock = (async () => {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      steps.push(step(index));
      await Promise.allSettled([pause(20), steps[index - mostOpen]]);
    }
  })();
  try {
    await work();
  } finally {
    stopping.abort();
    await clock;
    await Promise.allSettled(steps);
  }
  await Promise.all(steps);
  return seen;
};

it('a rebuild applies five thousand events a second', { tags: ['R2'] }, async () => {
  const { tables, events, ms } = await verifyProjections([note], app.platform);
  expect(tables).toMatchObject([equal]);
  expect(events).toBeGreaterThanOrEqual(streams * each);
  expect(events / (ms / 1000)).toBeGreaterThanOrEqual(mark(5_000, 500));
});

describe('under fifty commands a second, read back from another instance', () => {
  it(
    'a raised version is built next to the served table and replaces it: nothing fails, nothing is stale',
    { tags: ['R11'] },
    async () => {
      const before = await indexes();
      const seen = await underLoad(async () => {
        await restart(notesFeature({ version: 2 }));
        await expect.poll(places, waits).toEqual({ 'note-list': 2, 'note-list@previous': 1 });
      });
      expect(seen).toMatchObject({ failed: 0, stale: 0 });
      expect(seen.fewest).toBeGreaterThan(streams);
      expect(seen.commands).toBeGreaterThan(10);
      const switched = lines.find(({ msg }) => msg === 'rebuilt and switched');
      expect(switched?.ms).toBeLessThanOrEqual(mark(200, 5_000));
      expect(await verified(notesFeature({ version: 2 }))).toMatchObject([equal]);
      expect(await indexes()).toEqual(before);
    },
  );

  it(
    'a roll-back serves the previous, up-to-date table again, and no start rebuilds the new one',
    { tags: ['R11'] },
    async () => {
      const seen = await underLoad(async () => {
        await pause(200);
        await rollBack(app.platform.db, note);
        await pause(200);
        await restart(notesFeature({ version: 2 }));
        await pause(500);
      });
      expect(seen).toMatchObject({ failed: 0, stale: 0 });
      expect(await places()).toEqual({ 'note-list': 1, 'note-list@previous': 2 });
      expect(await verified(notesFeature())).toMatchObject([equal]);
    },
  );
});

describe('the previous table', () => {
  it('is dropped on request, and can no longer be rolled back to', async () => {
    await restart(notesFeature());
    expect(await dropPrevious(app.platform.db, [note])).toEqual(['note-list']);
    expect(await dropPrevious(app.platform.db, [note])).toEqual([]);
    await expect(rollBack(app.platform.db, note)).rejects.toThrow('There is no previous table of note-list');
    expect((await write(ann, randomUUID(), 'continues')).headers.get('x-read-model-stale')).toBeNull();
    expect(await places()).toEqual({ 'note-list': 1 });
  });

  it('is dropped at a start after a day or when a migration has changed the live one', async () => {
    const { db } = app.platform;
    const built = () => expect.poll(places, waits).toEqual({ 'note-list': 1, 'note-list@previous': 1 });
    const gone = () => expect.poll(places, waits).toEqual({ 'note-list': 1 });
    const again = () => rebuild(app.platform, { projections: [note], all: ['note-list', 'user-list'] });
    await again();
    await built();
    await db('checkpoints').where({ name: 'note-list@previous' }).update({ keptSince: '2026-01-01T00:00:00Z' });
    await restart(notesFeature());
    await gone();

    await again();
    await built();
    await db.schema.alterTable('note_list', (table) => table.boolean('pinned'));
    await restart(notesFeature());
    await gone();
    expect(await verified(notesFeature())).toMatchObject([equal]);
  });
});

describe('a build', () => {
  it('that is interrupted continues, and the served table stays complete', async () => {
    const rows = await countRows();
    const reached = async () => {
      const found = await allCheckpoints(app.platform.db);
      return found.find(({ name }) => name === 'note-list@next')?.position?.commit ?? -1n;
    };
    await restart(notesFeature({ version: 3 }));
    await expect.poll(reached, { timeout: 40_000, interval: 1 }).toBeGreaterThan(-1n);
    await app.projector.stop();
    const halfWay = await reached();
    expect(halfWay).toBeGreaterThan(-1n);
    expect(await places()).toEqual({ 'note-list': 1, 'note-list@next': 3 });
    expect(await countRows()).toBe(rows);

    app.projector.start([notesFeature({ version: 3 })]);
    await expect.poll(places, waits).toEqual({ 'note-list': 3, 'note-list@previous': 1 });
    expect(await verified(notesFeature({ version: 3 }))).toMatchObject([equal]);
  });

  it('that is interrupted starts again after a migration', async () => {
    const { db } = app.platform;
    await restart(notesFeature({ version: 4 }));
    await expect.poll(places, { timeout: 40_000, interval: 1 }).toMatchObject({ 'note-list@next': 4 });
    await app.projector.stop();
    await db.schema.alterTable('note_list', (table) => table.dropColumn('pinned'));
    app.projector.start([notesFeature({ version: 4 })]);
    await expect.poll(places, waits).toEqual({ 'note-list': 4, 'note-list@previous': 3 });
    expect(await verified(notesFeature({ version: 4 }))).toMatchObject([equal]);
  });

  it('supports a projection that changes other rows', async () => {
    const dims = { version: 5, dims: true };
    await restart(notesFeature({ version: 4, dims: true }));
    await write(ann, randomUUID(), dimsOthers);
    await restart(notesFeature(dims));
    await expect.poll(places, waits).toEqual({ 'note-list': 5, 'note-list@previous': 4 });
    expect(await verified(notesFeature(dims))).toMatchObject([equal]);
    expect(await app.platform.db('note_list').where({ ownerId: ann.userId, text: 'dim' })).not.toEqual([]);
  });

  it('that parks a stream which the served table shows is not switched to until that is repaired', async () => {
    const id = randomUUID();
    await restart(notesFeature({ version: 5, acceptsPoison: true }));
    await write(ann, id, poison);
    await restart(notesFeature({ version: 6 }));
    await expect.poll(() => lines.some(({ msg }) => msg.startsWith('not switched')), waits).toBe(true);
    expect(await places()).toMatchObject({ 'note-list': 5, 'note-list@next': 6 });
    expect(await app.platform.db('note_list').where({ id })).toMatchObject([{ text: poison }]);

    await restart(notesFeature({ version: 6, acceptsPoison: true }));
    const next = {
      ...projectionOf(notesFeature({ version: 6, acceptsPoison: true })),
      name: 'note-list@next',
      schema: 'read_models_next',
    };
    expect(await unpark(next, `note-${id}`, app.platform)).toEqual({ processed: 1 });
    await write(ann, randomUUID(), 'news');
    await expect.poll(places, waits).toEqual({ 'note-list': 6, 'note-list@previous': 5 });
    expect(await verified(notesFeature({ version: 6, acceptsPoison: true }))).toMatchObject([equal]);
  });
});
