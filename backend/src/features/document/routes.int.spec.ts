import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from './index.ts';
import { addClass, documentsOf, uploaded } from './testing/client.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';

const workflows = inProcessWorkflows();
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;

beforeAll(async () => {
  app = await startTestApp([classFeature, workflows.inside(documentFeature)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = await addClass(ann);
});
afterAll(() => app.stop());

const notFound = { status: 404, body: { message: 'Document not found' } };

describe('GET /api/documents', () => {
  it('lists the newest first, and filters by class', { tags: ['S7.28', 'S7.29'] }, async () => {
    const student = await app.student();
    const [first, second] = [await addClass(student), await addClass(student)];
    const add = (of: string, name: string) => uploaded(student, { classId: of, name });
    await add(first, 'a.pdf');
    await add(second, 'b.pdf');
    await add(first, 'c.pdf');
    const names = async (query = '') => (await documentsOf(student, query)).map(({ name }) => name);
    expect(await names()).toEqual(['c.pdf', 'b.pdf', 'a.pdf']);
    expect(await names(`?classId=${first}`)).toEqual(['c.pdf', 'a.pdf']);
  });

  it("rejects another student's class like a missing one", async () => {
    const foreign = await bob.get(`/api/documents?classId=${classId}`);
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Class not found' } });
    expect((await bob.get(`/api/documents?classId=${randomUUID()}`)).body).toEqual(foreign.body);
  });
});

describe('DELETE /api/documents/:id', () => {
  it('removes the document and shreds its bytes', { tags: ['S7.37'] }, async () => {
    const { id, filePath } = await uploaded(ann, { classId });
    expect(await ann.delete(`/api/documents/${id}`)).toMatchObject({ status: 204, body: undefined });
    expect((await documentsOf(ann)).some((document) => document.id === id)).toBe(false);
    expect(await ann.get(`/api/documents/${id}/view`)).toMatchObject(notFound);
    expect(await ann.get(`/uploads/${filePath}`)).toMatchObject(notFound);
    expect(await ann.delete(`/api/documents/${id}`)).toMatchObject(notFound);
    const bytes = () =>
      app.platform.files.get(ann.userId, filePath).then(
        () => 'there',
        () => 'gone',
      );
    await expect.poll(bytes, { timeout: 5000 }).toBe('gone');
  });

  it('ends the analysis of a syllabus', async () => {
    const { id } = await uploaded(ann, { classId, type: 'syllabus' });
    await ann.delete(`/api/documents/${id}`);
    await expect.poll(() => workflows.cancelled, { timeout: 5000 }).toContain(id);
  });

  it("does not touch another student's document", async () => {
    const { id } = await uploaded(ann, { classId });
    expect(await bob.delete(`/api/documents/${id}`)).toMatchObject(notFound);
    expect((await ann.get(`/api/documents/${id}/view`)).status).toBe(200);
    expect((await app.visitor.delete(`/api/documents/${id}`)).status).toBe(401);
  });
});

describe('a new syllabus', () => {
  const syllabiOf = async (student: TestClient, of: string) =>
    (await documentsOf(student, `?classId=${of}`)).filter(({ type }) => type === 'syllabus').map(({ id }) => id);

  it('replaces the old one, whose file is shredded and whose analysis ends', { tags: ['S1.7'] }, async () => {
    const own = await addClass(ann);
    const notes = await uploaded(ann, { classId: own, type: 'note' });
    const old = await uploaded(ann, { classId: own, type: 'syllabus' });
    const other = await uploaded(ann, { classId, type: 'syllabus' });
    const fresh = await uploaded(ann, { classId: own, type: 'syllabus' });
    expect(await syllabiOf(ann, own)).toEqual([fresh.id]);
    expect(await syllabiOf(ann, classId)).toEqual([other.id]);
    expect((await documentsOf(ann, `?classId=${own}`)).map(({ id }) => id)).toEqual([fresh.id, notes.id]);
    expect(await ann.get(`/api/documents/${old.id}/view`)).toMatchObject(notFound);
    expect(await ann.get(`/uploads/${old.filePath}`)).toMatchObject(notFound);
    const bytes = () =>
      app.platform.files.get(ann.userId, old.filePath).then(
        () => 'there',
        () => 'gone',
      );
    await expect.poll(bytes, { timeout: 10_000 }).toBe('gone');
    await expect.poll(() => workflows.cancelled).toContain(old.id);
    expect((await ann.get(`/uploads/${fresh.filePath}`)).status).toBe(200);
  });

  it('is exactly one when several are uploaded at once', { tags: ['R22'] }, async () => {
    const own = await addClass(ann);
    const all = await Promise.all(Array.from({ length: 5 }, () => uploaded(ann, { classId: own, type: 'syllabus' })));
    const [newest, ...others] = await syllabiOf(ann, own);
    expect(others).toEqual([]);
    expect(all.map(({ id }) => id)).toContain(newest);
    const replaced = all.filter(({ id }) => id !== newest).map(({ id }) => id);
    await expect.poll(() => replaced.every((id) => workflows.cancelled.includes(id)), { timeout: 20_000 }).toBe(true);
    expect(await syllabiOf(ann, own)).toEqual([newest]);
  });
});
