import { rejections } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { unpark, unparkReactor } from '../../platform/subscriptions/index.ts';
import { classFeature } from '../class/index.ts';
import { undoFeature } from '../undo/index.ts';
import { documentFeature } from './index.ts';
import { documentList } from './projection.ts';
import { addClass, documentsOf, send, uploaded } from './testing/client.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;

beforeAll(async () => {
  const features = [classFeature, inProcessWorkflows().inside(documentFeature)];
  app = await startTestApp([...features, undoFeature(features)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = await addClass(ann);
});
afterAll(() => app.stop());

const notFound = { status: 404, body: { message: rejections.document_not_found.message } };
const path = (id: string) => `/api/documents/${id}`;
const note = (text: string, more: { replaces?: string; classId?: string; type?: string } = {}) => ({
  classId,
  type: 'note',
  name: 'Week 1.txt',
  mimeType: 'text/plain',
  content: Buffer.from(text),
  ...more,
});
const bytesOf = ({ filePath }: { filePath: string }) =>
  app.platform.files.get(ann.userId, filePath).then(
    () => 'there',
    () => 'gone',
  );

describe('PATCH /api/documents/:id', () => {
  it('changes name and description, and can be undone', async () => {
    const { id } = await uploaded(ann, { classId, name: 'scan0001.pdf' });
    const changed = await ann.patch(path(id), { name: 'Reading list', description: ' For week 3 ' });
    expect(changed).toMatchObject({ status: 200, body: { id, name: 'Reading list.pdf', description: 'For week 3' } });
    const view = await ann.get(`${path(id)}/view`);
    expect(view.headers.get('content-disposition')).toContain('Reading list.pdf');

    const commandId = changed.headers.get('x-command-id');
    expect((await ann.post(`/api/undo/${commandId}`)).status).toBe(200);
    expect(await documentsOf(ann)).toContainEqual(
      expect.objectContaining({ id, name: 'scan0001.pdf', description: null }),
    );
  });

  it('refuses a blank or overlong name', async () => {
    const { id } = await uploaded(ann, { classId });
    expect(await ann.patch(path(id), { name: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Name is required' },
    });
    expect((await ann.patch(path(id), { name: 'x'.repeat(201) })).status).toBe(400);
  });

  it("hides another student's document and needs a session", async () => {
    const { id } = await uploaded(ann, { classId });
    expect(await bob.patch(path(id), { name: 'Mine' })).toMatchObject(notFound);
    expect((await app.visitor.patch(path(id), { name: 'Mine' })).status).toBe(401);
  });
});

describe('the next version of a note', () => {
  it('replaces it, and the earlier text is shredded', async () => {
    const first = await uploaded(ann, note('Plants need light.'));
    const second = await uploaded(ann, note('Plants need light and water.', { replaces: first.id }));
    const ids = (await documentsOf(ann)).map(({ id }) => id);
    expect(ids).toContain(second.id);
    expect(ids).not.toContain(first.id);
    expect(Buffer.from((await ann.get(`${path(second.id)}/view`)).bytes).toString()).toBe(
      'Plants need light and water.',
    );
    expect(await ann.get(`${path(first.id)}/view`)).toMatchObject(notFound);
    await expect.poll(() => bytesOf(first), { timeout: 10_000 }).toBe('gone');
  });

  it('must be of a note of the same class and kind, and the student’s own', async () => {
    const other = await addClass(ann);
    const { id } = await uploaded(ann, note('Mine'));
    expect(await send(ann, note('x', { replaces: id, classId: other }))).toMatchObject(notFound);
    expect(await send(ann, note('x', { replaces: id, type: 'general' }))).toMatchObject(notFound);
    const foreign = await addClass(bob);
    expect(await send(bob, note('x', { replaces: id, classId: foreign }))).toMatchObject(notFound);
    expect((await ann.get(`${path(id)}/view`)).status).toBe(200);
  });

  it('is rejected when the note already has a next version, so that no text is lost', async () => {
    const { id } = await uploaded(ann, note('First'));
    expect((await send(ann, note('Second', { replaces: id }))).status).toBe(201);
    expect(await send(ann, note('Also second', { replaces: id }))).toMatchObject(notFound);
  });
});

describe('deleting', { tags: ['S7.37'] }, () => {
  it('is permanent and offers no undo', async () => {
    const { id } = await uploaded(ann, { classId });
    const answer = await ann.delete(path(id));
    expect(answer.status).toBe(204);
    expect(answer.headers.get('x-command-id')).toBeNull();
  });
});

describe('a syllabus whose stream the list of documents has parked', () => {
  it(
    'does not block the clean-up of other documents, and is cleaned up once it is unparked',
    { tags: ['R9'] },
    async () => {
      const { db } = app.platform;
      const own = await addClass(ann);
      const earlier = await uploaded(ann, { classId: own, type: 'syllabus' });
      const other = await uploaded(ann, note('Soon deleted'));
      await app.projector.stop();
      const syllabus = await uploaded(ann, { classId: own, type: 'syllabus' });
      const streamId = `document-${syllabus.id}`;
      const reason = 'Error: cannot take this in';
      await db('parked_streams').insert({ subscriber: 'document-list', streamId, fromRevision: '0', reason });
      app.projector.start();

      expect((await ann.delete(path(other.id))).status).toBe(204);
      await expect.poll(() => bytesOf(other), { timeout: 30_000 }).toBe('gone');
      expect(await bytesOf(earlier)).toBe('there');

      const cleanup = documentFeature.reactors?.(app.platform).find(({ name }) => name === 'document-cleanup');
      if (!cleanup) throw new Error('Documents are cleared up after');
      expect(await unparkReactor(cleanup, streamId, app.platform)).toMatchObject({
        failure: 'Error: document-list has parked the stream of this document',
      });
      expect(await unpark(documentList, streamId, app.platform)).toEqual({ processed: 1 });
      expect(await unparkReactor(cleanup, streamId, app.platform)).toEqual({ processed: 1 });
      await expect.poll(() => bytesOf(earlier), { timeout: 30_000 }).toBe('gone');
    },
  );
});
