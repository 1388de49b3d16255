import { ClassView, DocumentView, NoteVersionView, NoteView, Passage, SearchHit } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { historyFeature } from '../history/index.ts';
import { passageFeature } from '../passage/index.ts';
import { quotaFeature } from '../quota/index.ts';
import { searchFeature } from '../search/index.ts';
import { noteFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
beforeAll(async () => {
  const features = [classFeature, documentFeature, passageFeature, quotaFeature, searchFeature, noteFeature];
  app = await startTestApp([...features, historyFeature(features)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const tab = randomUUID();
const upload = async (content: Uint8Array, type = 'note') => {
  const form = new FormData();
  form.set('classId', ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body).id);
  form.set('type', type);
  form.set('file', new File([new Uint8Array(content)], 'Week 1.txt', { type: 'text/plain' }));
  return DocumentView.parse((await ann.post('/api/documents/upload', form)).body);
};
const pathOf = (id: string, rest = 'note') => `/api/documents/${id}/${rest}`;
const writeAs = (by: TestClient, id: string, writing: { text: string; after: number; writer?: string }) =>
  by.put(pathOf(id), { writer: tab, ...writing });
const write = (id: string, text: string, after: number) => writeAs(ann, id, { text, after });
const noteOf = async (id: string) => NoteView.parse((await ann.get(pathOf(id))).body);
const versionsOf = async (id: string) => NoteVersionView.array().parse((await ann.get(pathOf(id, 'versions'))).body);
const namesOf = async (text: string) =>
  SearchHit.array()
    .parse((await ann.get(`/api/search?q=${text}`)).body)
    .map(({ title }) => title);

describe('a note', () => {
  it('that was made before it could be written opens in the alphabet that it was written in', async () => {
    const { id, classId, createdAt } = await upload(Buffer.from('caf\u00e9\r\nau lait', 'latin1'));
    const facts = { id, classId, name: 'Week 1.txt', version: 0, writer: null, writtenAt: createdAt };
    expect(await noteOf(id)).toEqual({ ...facts, text: 'café\nau lait' });
    expect(await versionsOf(id)).toEqual([]);
  });

  it('is written again and again, and every version of it can be read', async () => {
    const { id, createdAt } = await upload(Buffer.from('Mitosis'));
    expect(await write(id, '# Mitosis ✓', 0)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await write(id, '# Mitosis ✓\n\nand meiosis\0', 1)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await noteOf(id)).toMatchObject({ text: '# Mitosis ✓\n\nand meiosis', version: 2, writer: tab });
    expect(await versionsOf(id)).toEqual([{ version: 0, size: 7, writtenAt: createdAt }]);

    // another tab keeps what this one wrote
    expect((await writeAs(ann, id, { text: 'Other', after: 2, writer: randomUUID() })).status).toBe(200);
    expect(await versionsOf(id)).toMatchObject([{ version: 2 }, { version: 0 }]);
    expect((await ann.get(pathOf(id, 'versions/2'))).body).toMatchObject({ text: '# Mitosis ✓\n\nand meiosis' });
    expect((await ann.get(pathOf(id, 'versions/0'))).body).toMatchObject({ text: 'Mitosis' });
    expect((await ann.get(pathOf(id, 'versions/1'))).status).toBe(404);
    expect(Buffer.from((await ann.get(`/api/documents/${id}/view`)).bytes).toString()).toBe('Other');
  });

  it('refuses a text that was changed in another tab, and stores nothing of it', async () => {
    const { id } = await upload(Buffer.from('Mitosis'));
    await write(id, 'One', 0);
    expect(await writeAs(ann, id, { text: 'Two', after: 0, writer: randomUUID() })).toMatchObject({
      status: 409,
      body: { code: 'note_changed' },
    });
    const keys = await app.platform.db('file_keys').where({ subject: `document-${id}` });
    expect(keys).toHaveLength(2);
    expect(await write(id, 'One', 1)).toMatchObject({ status: 200, body: { version: 1 } }); // it says so already
  });

  it('is found, quoted and asked by what it says now', async () => {
    const { id, classId } = await upload(Buffer.from('Mitosis'));
    await write(id, '# Leaves\n\nPhotosynthesis happens in the chloroplasts.', 0);
    await expect.poll(() => namesOf('chloroplasts'), { timeout: 20_000 }).toEqual(['Week 1.txt']);
    await write(id, 'Respiration happens in the mitochondria.', 1);
    await expect.poll(() => namesOf('mitochondria'), { timeout: 20_000 }).toEqual(['Week 1.txt']);
    expect(await namesOf('chloroplasts')).toEqual([]);
    const worker = app.workflowOf(ann.userId);
    const found = await worker.get(`/api/internal/classes/${classId}/passages?q=respiration`);
    expect(Passage.array().parse(found.body)).toMatchObject([
      { documentId: id, text: 'Respiration happens in the mitochondria.' },
    ]);
    // a reading of the uploaded text that ends late
    const late = [{ blocks: [{ kind: 'paragraph', text: 'Mitosis' }] }];
    expect((await worker.put(`/api/internal/documents/${id}/text`, { pages: late })).status).toBe(204);
    expect((await worker.get(`/api/internal/documents/${id}/text`)).body).toEqual({
      pages: [{ blocks: [{ kind: 'paragraph', text: 'Respiration happens in the mitochondria.' }] }],
    });
  });

  it('takes its earlier texts with it, and counts them until then', async () => {
    const { id } = await upload(Buffer.from('Mitosis'));
    const used = async () => (await ann.get('/api/storage')).body as { bytes: { used: number } };
    const before = (await used()).bytes.used;
    await write(id, 'and meiosis', 0);
    expect((await used()).bytes.used).toBe(before + 'and meiosis'.length);
    await ann.delete(`/api/documents/${id}`);
    await expect
      .poll(() => app.platform.db('file_keys').where({ subject: `document-${id}` }), { timeout: 20_000 })
      .toEqual([]);
    expect(await app.platform.db('note_version_list').where({ documentId: id })).toEqual([]);
    expect((await ann.get(pathOf(id))).status).toBe(404);
  });

  it('is listed in the history when a version begins', async () => {
    const { id } = await upload(Buffer.from('Mitosis'));
    for (const [after, text] of ['a', 'b', 'c'].entries()) await write(id, text, after);
    const { body } = await ann.get(`/api/history?subjectId=${id}`);
    expect((body as { entries: { type: string }[] }).entries.map(({ type }) => type)).toEqual([
      'NoteWritten',
      'DocumentUploaded',
    ]);
  });

  it('is nobody else’s, and no other document', async () => {
    const { id } = await upload(Buffer.from('Mitosis'));
    await write(id, 'Mine', 0);
    const asked = [
      await bob.get(pathOf(id)),
      await writeAs(bob, id, { text: 'Yours', after: 1 }),
      await bob.get(pathOf(id, 'versions')),
      await bob.get(pathOf(id, 'versions/0')),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const other = await upload(Buffer.from('Mitosis'), 'general');
    expect(await ann.get(pathOf(other.id))).toMatchObject({ status: 404, body: { code: 'not_a_note' } });
    const long = await upload(Buffer.from('a'.repeat(200_001)));
    expect(await noteOf(long.id)).toMatchObject({ text: null });
    expect((await write(long.id, 'a'.repeat(200_001), 0)).status).toBe(400);
  });
});
