import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockCheckpoints } from './checkpoints.ts';
import { unpark } from '../subscriptions/index.ts';
import { verifyProjections } from './verify-projections.ts';
import { createNoteTable, notesFeature, poison } from '../testing/notes.ts';
import type { TestClient } from '../testing/http-client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let ann: TestClient;
const notes = notesFeature();
/** A repaired program, which handles the same events. */
const repaired = notesFeature({ acceptsPoison: true });

beforeAll(async () => {
  app = await startTestApp([notes], { prepare: createNoteTable });
  ann = await app.student();
});
afterAll(() => app.stop());

const projectionsOf = ({ projections = [] }: typeof notes) => projections;
const onlyProjection = (feature: typeof notes) => {
  const [projection] = projectionsOf(feature);
  if (!projection) throw new Error('The notes have a projection');
  return projection;
};
const write = (id: string, text: string) => ann.put(`/api/notes/${id}`, { text });
const table = () => app.platform.db('note_list');
const verify = (feature = notes) =>
  verifyProjections(projectionsOf(feature), app.platform).then(({ tables }) => tables);
const parked = () => app.platform.db('parked_streams').select('streamId', 'fromRevision', 'reason');

describe('verify', () => {
  it('finds the read models equal to a rebuild from the log', { tags: ['R2'] }, async () => {
    const ids = Array.from({ length: 20 }, () => randomUUID());
    for (const id of ids) await write(id, 'first');
    for (const id of ids.slice(0, 5)) await write(id, 'second');
    const { tables, events, ms } = await verifyProjections(projectionsOf(notes), app.platform);
    const equal = { missing: 0, extra: 0, differing: 0, examples: [] };
    expect(tables).toMatchObject([{ projection: 'note-list', table: 'note_list', rows: 20, ...equal }]);
    expect(tables[0]?.digest).toEqual({
      live: expect.stringMatching(/^[0-9a-f]{64}$/),
      rebuilt: tables[0]?.digest.live,
    });
    expect(events).toBeGreaterThanOrEqual(25);
    expect(ms).toBeGreaterThan(0);
  });

  it('also works on a connection with prepared statements and earlier temporary tables', async () => {
    const names = projectionsOf(notes).map(({ name }) => name);
    for (const _ of ['once', 'again']) {
      const all = await Promise.all(Array.from({ length: 10 }, () => app.platform.db.transaction()));
      for (const each of all) {
        await each.raw('create temporary table of_before () on commit drop');
        const reading = await each.transaction();
        await lockCheckpoints(reading, names);
        await reading.rollback();
      }
      await Promise.all(all.map((each) => each.commit()));
    }
    expect(await verify()).toMatchObject([{ rows: 20, missing: 0, extra: 0, differing: 0 }]);
  });

  it('does not wait for transactions that announce changes, and does not block them', async () => {
    await write(randomUUID(), 'news');
    const announcing = await app.platform.db.transaction();
    await announcing.raw("select pg_advisory_xact_lock(hashtext('change_numbers'))");
    await announcing('changed_queries').update({ change: 0 });
    expect(await verify()).toMatchObject([{ missing: 0, extra: 0, differing: 0 }]);
    await announcing.rollback();
  });

  it('finds an altered, a removed and an inserted row', { tags: ['R2'] }, async () => {
    const [altered, removed, put] = [randomUUID(), randomUUID(), randomUUID()];
    await write(altered, 'as it was');
    await write(removed, 'here');
    const before = await table().whereIn('id', [altered, removed]);
    await table().where({ id: altered }).update({ text: 'as it never was' });
    await table().where({ id: removed }).delete();
    const row = { id: put, ownerId: ann.userId, text: 'from nowhere', versions: 1, writtenAt: new Date() };
    await table().insert(row);

    const [found] = await verify();
    expect(found).toMatchObject({ missing: 1, extra: 1, differing: 1 });
    const named = [`${altered} differs in text`, `${removed} is missing`, `${put} is in no event`];
    expect(found?.examples.toSorted()).toEqual(named.toSorted());
    expect(found?.digest.live).not.toBe(found?.digest.rebuilt);

    await table().where({ id: put }).delete();
    await table().insert(before).onConflict('id').merge();
    expect(await verify()).toMatchObject([{ missing: 0, extra: 0, differing: 0 }]);
  });

  it('leaves nothing behind and moves no checkpoint', async () => {
    const checkpoints = () => app.platform.db('checkpoints').orderBy('name').select();
    const before = await checkpoints();
    await verify();
    expect(await checkpoints()).toEqual(before);
    const { rows } = await app.platform.db.raw<{ rows: unknown[] }>(
      `select relname from pg_class where relname = 'note_list' and relpersistence = 't'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a parked stream', () => {
  it('stays parked while it still fails, and catches up in order once it is repaired', async () => {
    const id = randomUUID();
    const streamId = `note-${id}`;
    await write(id, 'one');
    await write(id, poison);
    await write(id, 'three');
    expect(await parked()).toMatchObject([{ streamId, fromRevision: '1' }]);

    expect(await unpark(onlyProjection(notes), streamId, app.platform)).toEqual({
      processed: 0,
      failure: 'Error: cannot apply this',
    });
    expect(await parked()).toHaveLength(1);
    expect(await verify()).toMatchObject([{ differing: 0 }]); // the same program gets the same result
    expect(await verify(repaired)).toMatchObject([
      { differing: 1, examples: [`${id} differs in text, versions, written_at`] },
    ]);

    expect(await unpark(onlyProjection(repaired), streamId, app.platform)).toEqual({ processed: 2 });
    expect(await parked()).toEqual([]);
    await write(id, 'four');
    expect(await table().where({ id }).first()).toMatchObject({ text: 'four', versions: 4 });
    expect(await verify(repaired)).toMatchObject([{ missing: 0, extra: 0, differing: 0 }]);
  });

  it('cannot be unparked twice', async () => {
    await expect(unpark(onlyProjection(notes), 'note-1', app.platform)).rejects.toThrow(
      'note-1 is not parked in note-list',
    );
  });
});
