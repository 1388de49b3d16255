import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformChecks } from '../platform/health-checks.ts';
import { rebuild, verifyProjections } from '../platform/read-models/index.ts';
import { createNoteTable, notesFeature } from '../platform/testing/notes.ts';
import type { TestClient } from '../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { exportLog } from './export-log.ts';
import { importLog } from './import-log.ts';

let app: TestApp;
let ann: TestClient;
let folder: string;
const reactions: string[] = [];
const notes = notesFeature({
  react: async (event) => {
    if (event.type === 'NoteWritten') reactions.push(event.data.text);
  },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-log-'));
  app = await startTestApp([notes], { prepare: createNoteTable });
  ann = await app.student();
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const all = ['identity-list', 'note-list', 'user-list'];
const write = (id: string, text: string) => ann.put(`/api/notes/${id}`, { text });
const texts = () => app.platform.db('note_list').orderBy('text').pluck('text');
const isStale = ({ headers }: { headers: Headers }) => headers.get('x-read-model-stale') === 'true';
const rebuildAll = () => {
  const projections = all.map((name) => ({ name, version: 1, table: name.replace('-', '_') }));
  return rebuild(app.platform, { projections, all });
};
const health = () => {
  const { projections } = platformChecks({
    ...app.platform,
    subscribers: { projections: all.map((name) => ({ name })), reactors: [] },
    taskQueue: 'none',
    webBuilt: async () => true,
  });
  return projections?.();
};

it(
  'read models stop behind a log that was restored from an older backup, until they are rebuilt',
  { tags: ['R12'] },
  async () => {
    const file = join(folder, 'log.ndjson');
    await write(randomUUID(), 'in the backup');
    await exportLog(app.platform.eventLog, file);
    await write(randomUUID(), 'after the backup');
    await expect.poll(() => reactions).toEqual(['in the backup', 'after the backup']);

    await app.eventLog.stop();
    await app.eventLog.startEmpty();
    expect(await importLog(app.platform.eventLog, file)).toEqual({ added: 3, present: 0 });

    await expect.poll(health, { timeout: 20_000 }).toEqual({
      ok: false,
      detail: 'the event log is behind erasure, identity-list, note-list, note-watcher, user-list',
    });
    await write(randomUUID(), 'meanwhile');
    expect(await texts()).toEqual(['after the backup', 'in the backup']);
    await expect(verifyProjections(notes.projections ?? [], app.platform)).rejects.toThrow(
      'lacks events that note-list already processed',
    );

    expect(await rebuildAll()).toEqual(['erasure', 'note-watcher']);
    await expect.poll(texts, { timeout: 20_000 }).toEqual(['in the backup', 'meanwhile']);
    await expect.poll(health, { timeout: 20_000 }).toMatchObject({ ok: true });
    expect(await verifyProjections(notes.projections ?? [], app.platform)).toMatchObject({
      tables: [{ rows: 2, missing: 0, extra: 0, differing: 0 }],
    });
    await write(randomUUID(), 'at last');
    await expect.poll(() => reactions.at(-1), { timeout: 20_000 }).toBe('at last');
  },
);

it(
  'nothing is lost or shown too early behind a log that was restored byte for byte, although positions repeat',
  { tags: ['R12'] },
  async () => {
    const { db, eventLog } = app.platform;
    const elsewhere = ann.at(await app.anotherApi());
    const watched = () => db('checkpoints').where({ name: 'note-watcher' }).first<{ commitPosition: string }>();
    await app.eventLog.stop();
    const startBackup = await app.eventLog.backUp();
    await app.eventLog.start();
    for (let others = 0; others < 4; others += 1) await app.student();
    await app.projector.stop();
    app.projector.start(); // no event for it: the reactor learns its position from the subscription
    const end = (await eventLog.last())?.position.commit ?? -1n;
    await expect.poll(async () => (await watched())?.commitPosition, { timeout: 20_000 }).toBe(String(end));

    await app.eventLog.stop();
    await startBackup();
    await expect
      .poll(health, { timeout: 20_000 })
      .toMatchObject({ ok: false, detail: expect.stringContaining('note-watcher') as string });
    await write(randomUUID(), 'before the rebuild');
    expect(await rebuildAll()).toContain('note-watcher');
    await expect.poll(() => reactions.at(-1), { timeout: 20_000 }).toBe('before the rebuild');
    await expect.poll(health, { timeout: 20_000 }).toMatchObject({ ok: true });

    await app.projector.stop();
    const id = randomUUID();
    expect(isStale(await write(id, 'not shown yet'))).toBe(true);
    expect(isStale(await elsewhere.get('/api/notes'))).toBe(true);
    app.projector.start();
    await expect.poll(async () => isStale(await elsewhere.get('/api/notes')), { timeout: 20_000 }).toBe(false);
    expect(JSON.stringify((await elsewhere.get('/api/notes')).body)).toContain('not shown yet');
    expect((await eventLog.last())?.position.commit).toBeLessThanOrEqual(end);
  },
);
