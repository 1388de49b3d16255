import { ClassView, commandIdHeader, FlashcardSetView, FlashcardView, importLimits } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise as openZip } from 'yauzl';
import type { TestClient } from '../../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { classFeature } from '../../class/index.ts';
import { documentFeature } from '../../document/index.ts';
import { undoFeature } from '../../undo/index.ts';
import { flashcardSetFeature } from '../index.ts';
import { apkgOf } from './apkg.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;

const subjects = [classFeature, documentFeature, flashcardSetFeature];

beforeAll(async () => {
  app = await startTestApp([...subjects, undoFeature(subjects)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body).id;
});
afterAll(() => app.stop());

const send = (form: object, student = ann) =>
  student.post('/api/flashcard-sets/import', { classId, title: 'Cells', ...form });
const setsOf = async () => FlashcardSetView.array().parse((await ann.get('/api/flashcard-sets')).body);
const cardsOf = async (id: string) =>
  FlashcardView.array().parse((await ann.get(`/api/flashcard-sets/${id}/flashcards`)).body);

describe('POST /api/flashcard-sets/import', () => {
  it('makes a set from a file, in its order, and undo deletes it', async () => {
    const { status, body, headers } = await send({ text: 'cell,unit of life,easy\nDNA,carries genes' });
    expect(status).toBe(201);
    const set = FlashcardSetView.strict().parse(body);
    expect(set).toMatchObject({ title: 'Cells', classId, aiGenerated: false, cardCount: 2 });
    expect((await cardsOf(set.id)).map(({ front, back, difficulty }) => [front, back, difficulty])).toEqual([
      ['cell', 'unit of life', 'easy'],
      ['DNA', 'carries genes', 'medium'],
    ]);
    await ann.post(`/api/undo/${headers.get(commandIdHeader)}`);
    expect((await setsOf()).map(({ id }) => id)).not.toContain(set.id);
  });

  it('imports all of a file or nothing', async () => {
    const before = await setsOf();
    const answer = await send({ text: 'a,b\nhalf a card' });
    const message = 'Line 2: Both front and back are required';
    expect(answer).toMatchObject({ status: 400, body: { code: 'import_failed', message } });
    const tooMany = 'a,b\n'.repeat(importLimits.cards + 1);
    expect(await send({ text: tooMany })).toMatchObject({ status: 400, body: { code: 'set_full' } });
    const tooLarge = `a,${'x'.repeat(importLimits.bytes)}`;
    expect(await send({ text: tooLarge })).toMatchObject({ status: 413, body: { code: 'import_too_large' } });
    expect(await send({ text: 'a,b', title: ' ' })).toMatchObject({ status: 400 });
    expect(await setsOf()).toEqual(before);
  });

  it('accepts the largest permitted file, in any script', async () => {
    const side = '生'.repeat(Math.floor(importLimits.bytes / importLimits.cards / 6) - 1);
    const text = `${side},${side}\n`.repeat(importLimits.cards);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(importLimits.bytes);
    const escaped = `${'\u{1}'.repeat(200)}a,b\n`.repeat(importLimits.cards); // six bytes each in JSON
    for (const large of [text, escaped]) {
      expect(await send({ text: large })).toMatchObject({ status: 201, body: { cardCount: importLimits.cards } });
    }
  });

  it("rejects another student's class", async () => {
    expect(await send({ text: 'a,b' }, bob)).toMatchObject({ status: 404, body: { message: 'Class not found' } });
  });
});

/** The files of a zip, by name. */
const unzipped = async (bytes: Uint8Array) => {
  const zip = await openZip(Buffer.from(bytes));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
};

describe('GET /api/flashcard-sets/:id/export/:format', () => {
  const imported = async (text: string) => FlashcardSetView.parse((await send({ text, title: 'Cells / 1' })).body);

  it.each([
    ['csv', 'text/csv', 'front,back,difficulty\r\n"\'=1+1","two, or ""zwei""","hard"\r\n'],
    ['tsv', 'text/tab-separated-values', 'front\tback\tdifficulty\r\n"\'=1+1"\t"two, or ""zwei"""\t"hard"\r\n'],
  ])(
    'returns %s that can be imported again, and that a spreadsheet does not execute',
    async (format, type, expected) => {
      const set = await imported('"=1+1","two, or ""zwei""",hard');
      const answer = await ann.get(`/api/flashcard-sets/${set.id}/export/${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain(type);
      expect(answer.headers.get('content-disposition')).toContain(`Cells - 1.${format}`);
      const text = Buffer.from(answer.bytes).toString();
      expect(text).toBe(expected);
      const again = FlashcardSetView.parse((await send({ text })).body);
      const [card] = await cardsOf(again.id);
      expect(card).toMatchObject({ front: '=1+1', back: 'two, or "zwei"', difficulty: 'hard' });
    },
  );

  it('returns a package that Anki imports', async () => {
    const cards = [
      { id: randomUUID(), front: 'a < b & c', back: 'one\ntwo' },
      { id: randomUUID(), front: 'DNA', back: 'carries genes' },
    ];
    const set = { id: randomUUID(), title: 'Cells', description: 'Chapter 1', createdAt: '2026-11-21T09:00:00.000Z' };
    const files = await unzipped(await apkgOf({ ...set, cards }));
    expect([...files.keys()].toSorted()).toEqual(['collection.anki2', 'media']);
    expect(files.get('media')?.toString()).toBe('{}');

    const folder = await mkdtemp(join(tmpdir(), 'hub-anki-spec-'));
    const file = join(folder, 'collection.anki2');
    await writeFile(file, files.get('collection.anki2') ?? '');
    const db = new DatabaseSync(file, { readOnly: true });
    const rows = (sql: string) => db.prepare(sql).all() as Record<string, string | number>[];
    expect(rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const [col] = rows('select * from col');
    expect(col).toMatchObject({ id: 1, ver: 11 });
    const decks = Object.values(JSON.parse(String(col?.['decks'])) as Record<string, { id: number; name: string }>);
    const deck = decks.find(({ name }) => name === 'Cells');
    const [model] = Object.values(JSON.parse(String(col?.['models'])) as Record<string, { id: number; did: number }>);
    expect(model?.did).toBe(deck?.id);
    expect(rows('select flds, mid from notes order by rowid').map(({ flds }) => flds)).toEqual(
      expect.arrayContaining(['a &lt; b &amp; c\u{1f}one<br>two', 'DNA\u{1f}carries genes']),
    );
    const placed = rows(
      'select c.did, c.due, c.ord, n.guid, n.mid from cards c join notes n on n.id = c.nid order by c.due',
    );
    expect(placed.map(({ guid, due }) => [guid, due])).toEqual(cards.map(({ id }, index) => [id, index + 1]));
    expect(new Set(placed.map(({ did, mid }) => `${did} ${mid}`))).toEqual(new Set([`${deck?.id} ${model?.id}`]));
    db.close();
    await rm(folder, { recursive: true });
  });

  it('is sent as a download, to its owner only', async () => {
    const set = await imported('a,b');
    const answer = await ann.get(`/api/flashcard-sets/${set.id}/export/apkg`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    for (const id of [set.id, randomUUID()]) {
      expect(await bob.get(`/api/flashcard-sets/${id}/export/csv`)).toMatchObject({
        status: 404,
        body: { message: 'Flashcard set not found' },
      });
    }
    expect((await app.visitor.get(`/api/flashcard-sets/${set.id}/export/csv`)).status).toBe(401);
    expect((await ann.get(`/api/flashcard-sets/${set.id}/export/exe`)).status).toBe(404);
  });
});
