import { ClassView, DocumentView, Passage, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { eraseStudent } from '../user/index.ts';
import { passageFeature, passageQueries } from './index.ts';

const workflows = inProcessWorkflows();
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
beforeAll(async () => {
  app = await startTestApp([classFeature, workflows.inside(documentFeature), workflows.inside(passageFeature)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const addClass = async (student: TestClient) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body).id;
const upload = async (student: TestClient, classId: string) => {
  const form = new FormData();
  form.set('classId', classId);
  form.set('type', 'general');
  form.set('file', new File(['cells'], 'cells.txt', { type: 'text/plain' }));
  return DocumentView.parse((await student.post('/api/documents/upload', form)).body);
};
const documentsOf = async (student: TestClient, classId: string) =>
  DocumentView.array().parse((await student.get(`/api/documents?classId=${classId}`)).body);

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const biology = [
  { blocks: [{ kind: 'heading', text: 'Energy' }, paragraph('Mitochondria make most of the energy of the cell.')] },
  {
    blocks: [
      paragraph('The nucleus keeps the genes.'),
      {
        kind: 'table',
        rows: [
          ['Week', 'Topic'],
          ['7', 'Photosynthesis'],
        ],
      },
    ],
  },
];

const textPath = (id: string) => `/api/internal/documents/${id}/text`;
const store = (id: string, pages: unknown = biology, student = ann) =>
  app.workflowOf(student.userId).put(textPath(id), { pages });
const find = async (classId: string, query: string) =>
  Passage.array().parse(
    (await app.workflowOf(ann.userId).get(`/api/internal/classes/${classId}/passages?${query}`)).body,
  );
const indexed = (id: string) => app.platform.db('passages').where({ documentId: id });

/** Creates a document whose text is stored and searchable. */
const readIn = async (student: TestClient, classId: string, pages: unknown = biology) => {
  const document = await upload(student, classId);
  expect((await store(document.id, pages, student)).status).toBe(204);
  await expect.poll(() => indexed(document.id), { timeout: 20_000 }).not.toEqual([]);
  return document;
};

describe('the text of a document', () => {
  it('is requested when the document is uploaded, and stored once it is read', async () => {
    const classId = await addClass(ann);
    const { id, text } = await upload(ann, classId);
    expect(text).toBe('running');
    await expect.poll(() => workflows.started, { timeout: 20_000 }).toContain(id);
    expect((await app.workflowOf(ann.userId).get(textPath(id))).body).toEqual({ pages: null });

    expect((await store(id)).status).toBe(204);
    expect((await store(id)).status).toBe(204); // a repeat
    expect((await app.workflowOf(ann.userId).get(textPath(id))).body).toEqual({ pages: biology });
    expect(await documentsOf(ann, classId)).toMatchObject([{ id, text: 'done', textError: null }]);
  });

  it('is listed as unread until it can be searched, and only for its own class', async () => {
    const [classId, otherClass] = await Promise.all([addClass(ann), addClass(ann)]);
    const { unreadIn } = passageQueries(app.platform.db);
    const unread = (id: ClassView['id']) => unreadIn(UserId.parse(ann.userId), id);
    const { id } = await upload(ann, classId);
    await expect.poll(() => unread(classId), { timeout: 20_000 }).toEqual([{ id, name: 'cells.txt' }]);
    expect(await unread(otherClass)).toEqual([]);
    expect((await store(id)).status).toBe(204);
    await expect.poll(() => unread(classId), { timeout: 20_000 }).toEqual([]);
    const broken = await upload(ann, classId);
    await app
      .workflowOf(ann.userId)
      .post(`/api/internal/documents/${broken.id}/text-failure`, { reason: 'It is locked.' });
    await expect.poll(() => unread(classId), { timeout: 20_000 }).toEqual([]);
  });

  it('that cannot be read shows the reason', async () => {
    const classId = await addClass(ann);
    const { id } = await upload(ann, classId);
    const reason = 'The file is damaged or is not a PDF.';
    expect((await app.workflowOf(ann.userId).post(`${textPath(id)}-failure`, { reason })).status).toBe(204);
    expect(await documentsOf(ann, classId)).toMatchObject([{ text: 'failed', textError: reason }]);
  });

  it('is shown to its student page by page', async () => {
    const { id } = await readIn(ann, await addClass(ann));
    const pageOf = (student: Pick<TestClient, 'get'>, page: string) =>
      student.get(`/api/documents/${id}/text?page=${page}`);
    expect(await pageOf(ann, '2')).toMatchObject({ status: 200, body: biology[1] });
    const foreign = await pageOf(bob, '2');
    expect(foreign.status).toBe(404);
    expect(await pageOf(ann, '3')).toMatchObject({ status: 404, body: { message: 'Document not found' } });
    expect(foreign.body).toMatchObject({ message: 'Document not found' });
    for (const page of ['0', '-1', '1.5', '99999999', '']) expect((await pageOf(ann, page)).status).toBe(400);
    expect((await pageOf(app.visitor, '2')).status).toBe(401);

    const unread = await upload(ann, await addClass(ann));
    expect((await ann.get(`/api/documents/${unread.id}/text?page=1`)).status).toBe(404);
    await ann.delete(`/api/documents/${id}`);
    expect((await pageOf(ann, '2')).status).toBe(404);
  });

  it('may be larger than requests of students', async () => {
    const classId = await addClass(ann);
    const pages = [{ blocks: [paragraph('A long book about cells. '.repeat(100_000))] }];
    const { id } = await readIn(ann, classId, pages);
    expect((await indexed(id)).length).toBeGreaterThan(2500);
    const tooLong = [{ blocks: [paragraph('x'.repeat(5_000_000))] }];
    expect((await store(id, tooLong)).status).toBe(413);
  });

  it('is accepted from the worker only, and for existing documents only', async () => {
    const { id } = await upload(ann, await addClass(ann));
    for (const client of [ann, app.visitor]) {
      expect((await client.get(textPath(id))).status).toBe(404);
      expect((await client.put(textPath(id), { pages: [] })).status).toBe(404);
    }
    expect((await store(randomUUID())).status).toBe(404);
    expect((await app.workflowOf(ann.userId).get(`/api/internal/classes/${randomUUID()}/passages`)).status).toBe(404);
  });

  it('is deleted with the document, and late calls store nothing', async () => {
    const classId = await addClass(ann);
    const { id } = await readIn(ann, classId);
    expect((await ann.delete(`/api/documents/${id}`)).status).toBe(204);
    await expect.poll(() => indexed(id), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => workflows.cancelled, { timeout: 20_000 }).toContain(id);
    expect((await store(id)).status).toBe(404);
    expect((await app.workflowOf(ann.userId).get(textPath(id))).status).toBe(404);
    expect(await find(classId, 'q=mitochondria')).toEqual([]);
  });

  it('is deleted with the student', async () => {
    const eve = await app.student();
    const { id } = await readIn(eve, await addClass(eve));
    await eraseStudent(app.platform, UserId.parse(eve.userId), { correlationId: randomUUID() });
    expect(await indexed(id)).toEqual([]);
  });

  it('is indexed again from the stored text when the index was lost', async () => {
    const { id } = await readIn(ann, await addClass(ann));
    await app.projector.stop();
    await app.platform.db('passages').delete();
    await app.platform.db('checkpoints').where({ name: 'passage-index' }).delete();
    app.projector.start([classFeature, workflows.inside(documentFeature), workflows.inside(passageFeature)]);
    await expect.poll(() => indexed(id), { timeout: 20_000 }).not.toEqual([]);
  });
});

describe('the vectors of a document', () => {
  const vectorsPath = (id: string) => `/api/internal/documents/${id}/vectors`;
  const inClass = async (classId: string, model = 'e5') =>
    (await app.workflowOf(ann.userId).get(`/api/internal/classes/${classId}/vectors?model=${model}`)).body;
  const passages = [
    { hash: 'a'.repeat(32), vectors: 1 },
    { hash: 'b'.repeat(32), vectors: 0 },
  ];
  const vectors = { model: 'e5', passages, dimension: 3, numbers: 'AQID' };

  it('are returned for its class, and only to those who ask for their model', async () => {
    const classId = await addClass(ann);
    const { id } = await readIn(ann, classId);
    expect(await inClass(classId)).toEqual([{ documentId: id, vectors: null }]);
    expect((await app.workflowOf(ann.userId).put(vectorsPath(id), vectors)).status).toBe(204);
    expect(await inClass(classId)).toEqual([{ documentId: id, vectors }]);
    expect(await inClass(classId, 'other')).toEqual([{ documentId: id, vectors: null }]);
    expect(await inClass(await addClass(ann))).toEqual([]);
    const at = `/api/internal/classes/${classId}/passages-at?places=${id}:1,${id}:7`;
    expect((await app.workflowOf(ann.userId).get(at)).body).toMatchObject([{ documentId: id, page: 2 }]);
    for (const client of [ann, app.visitor]) {
      expect((await client.get(at)).status).toBe(404);
      expect((await client.get(`/api/internal/classes/${classId}/vectors?model=e5`)).status).toBe(404);
      expect((await client.put(vectorsPath(id), vectors)).status).toBe(404);
    }
    for (const wrong of [
      { ...vectors, dimension: 0 },
      { ...vectors, passages: [{ hash: 'x', vectors: 1 }] },
    ])
      expect((await app.workflowOf(ann.userId).put(vectorsPath(id), wrong)).status).toBe(400);

    await ann.delete(`/api/documents/${id}`);
    expect((await app.workflowOf(ann.userId).put(vectorsPath(id), vectors)).status).toBe(404);
    await expect.poll(() => inClass(classId), { timeout: 20_000 }).toEqual([]);
  });
});

describe('a question', () => {
  it('finds the passages of the class that answer it, best first, with their page', async () => {
    const classId = await addClass(ann);
    const { id } = await readIn(ann, classId);
    await readIn(ann, await addClass(ann)); // another class
    const [best, ...others] = await find(classId, 'q=Which+part+makes+the+energy+of+cells%3F');
    expect(best).toEqual({
      documentId: id,
      documentName: 'cells.txt',
      page: 1,
      text: 'Energy\nMitochondria make most of the energy of the cell.',
      quote: 'Energy\nMitochondria make most of the energy of the cell.',
    });
    expect(others).toEqual([]);
    expect(await find(classId, 'q=photosynthesis')).toMatchObject([{ page: 2 }]);
    expect(await find(classId, 'q=stars')).toEqual([]);
  });

  it('may contain any characters', async () => {
    const classId = await addClass(ann);
    await readIn(ann, classId);
    for (const q of ["'; drop table passages; --", '!!(&|', 'or or or', '"open', '🧬', 'the', '\\', '?', ':*']) {
      expect(await find(classId, `q=${encodeURIComponent(q)}`)).toBeInstanceOf(Array);
    }
    expect(await find(classId, 'q=the+cell')).toHaveLength(1);
  });

  it('can be limited to some documents, or be empty: then the first passages are returned', async () => {
    const classId = await addClass(ann);
    const first = await readIn(ann, classId);
    const second = await readIn(ann, classId);
    const only = await find(classId, `q=genes&documentIds=${second.id}`);
    expect(only.map(({ documentId }) => documentId)).toEqual([second.id]);
    const all = await find(classId, 'limit=3');
    expect(all.map(({ documentId, page }) => [documentId, page])).toEqual([
      [first.id, 1],
      [first.id, 2],
      [second.id, 1],
    ]);
  });

  it('about a German or French text finds other forms of its words', async () => {
    const classId = await addClass(ann);
    const text = 'Die Prüfungen werden in der letzten Woche geschrieben, und die Noten sind am Freitag da.';
    await readIn(ann, classId, [{ blocks: [paragraph(text)] }]);
    expect(await find(classId, 'q=Pr%C3%BCfung')).toMatchObject([{ text }]);
  });

  it('over everything returns each document once, and only the student’s own', async () => {
    const carl = await app.student();
    const own = await addClass(carl);
    const { id } = await readIn(carl, own, [...biology, ...biology]);
    await readIn(bob, await addClass(bob));
    const { documentsWith } = passageQueries(app.platform.db);
    const hits = await documentsWith(UserId.parse(carl.userId), 'energy', 10);
    expect(hits).toMatchObject([{ documentId: id, classId: own, documentName: 'cells.txt', page: 1 }]);
    expect(await documentsWith(UserId.parse(carl.userId), '?', 10)).toEqual([]);
  });
});
