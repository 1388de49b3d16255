import { ClassView, commandIdHeader, FlashcardSetView, FlashcardView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature, eraseDeletedClasses, eraseDeletedThings } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { undoFeature } from '../undo/index.ts';
import { flashcardSetFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;

const subjects = [classFeature, documentFeature, flashcardSetFeature];

beforeAll(async () => {
  app = await startTestApp([...subjects, undoFeature(subjects)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const addClass = async (student: TestClient) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body).id;
const addSet = async (student: TestClient, form: object = {}) => {
  const body = { classId: await addClass(student), title: 'Cells', ...form };
  return FlashcardSetView.parse((await student.post('/api/flashcard-sets', body)).body);
};
const setsOf = async (student: TestClient, query = '') =>
  FlashcardSetView.array().parse((await student.get(`/api/flashcard-sets${query}`)).body);
const cell = { front: 'What is a cell?', back: 'The smallest unit of life', difficulty: 'easy' };
const addCard = async (student: TestClient, setId: string, card: object = cell) =>
  FlashcardView.parse((await student.post(`/api/flashcard-sets/${setId}/flashcards`, card)).body);
const cardsOf = async (student: TestClient, setId: string) =>
  FlashcardView.array().parse((await student.get(`/api/flashcard-sets/${setId}/flashcards`)).body);
const missing = (message: string) => ({ status: 404, body: { message } });

describe('POST /api/flashcard-sets', () => {
  it('adds a set to a class and shows it at once', { tags: ['S3.36', 'S7.41'] }, async () => {
    const form = { classId: await addClass(ann), title: 'Cells', description: 'Chapter 1', aiGenerated: false };
    const { status, body } = await ann.post('/api/flashcard-sets', form);
    expect(status).toBe(201);
    const added = FlashcardSetView.strict().parse(body);
    expect(added).toMatchObject({ ...form, modelUsed: null, cardCount: 0 });
    expect(await setsOf(ann)).toContainEqual(added);
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
    [{ description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters'],
  ])('rejects invalid input with its message (%#)', { tags: ['S5.32'] }, async (form, message) => {
    const body = { classId: await addClass(ann), title: 'Cells', ...form };
    expect(await ann.post('/api/flashcard-sets', body)).toMatchObject({ status: 400, body: { message } });
  });

  it("rejects another student's class like a missing one", async () => {
    const classId = await addClass(ann);
    const foreign = await bob.post('/api/flashcard-sets', { classId, title: 'Cells' });
    expect(foreign).toMatchObject(missing('Class not found'));
    const unknown = await bob.post('/api/flashcard-sets', { classId: randomUUID(), title: 'Cells' });
    expect(unknown.body).toEqual(foreign.body);
    expect(await setsOf(bob)).toEqual([]);
  });
});

describe('GET /api/flashcard-sets', () => {
  it('lists those of a class, or all of the student, newest first', { tags: ['S7.40'] }, async () => {
    const student = await app.student();
    const classId = await addClass(student);
    const first = await addSet(student, { classId });
    const second = await addSet(student);
    const third = await addSet(student, { classId });
    const idsOf = async (query?: string) => (await setsOf(student, query)).map(({ id }) => id);
    expect(await idsOf(`?classId=${classId}`)).toEqual([third.id, first.id]);
    expect(await idsOf()).toEqual([third.id, second.id, first.id]);
    expect(await bob.get(`/api/flashcard-sets?classId=${classId}`)).toMatchObject(missing('Class not found'));
  });

  it('hides those of a deleted class', async () => {
    const student = await app.student();
    const set = await addSet(student);
    await student.delete(`/api/classes/${set.classId}`);
    expect(await setsOf(student)).toEqual([]);
  });
});

describe('cards', () => {
  it('are added to a set, medium by default', { tags: ['S5.35', 'S3.37', 'S7.43'] }, async () => {
    const { id } = await addSet(ann);
    const { status, body } = await ann.post(`/api/flashcard-sets/${id}/flashcards`, cell);
    expect(status).toBe(201);
    const added = FlashcardView.strict().parse(body);
    expect(added).toMatchObject({ ...cell, setId: id, source: null });
    expect(await addCard(ann, id, { front: 'a', back: 'b' })).toMatchObject({ difficulty: 'medium' });
    expect((await cardsOf(ann, id))[0]).toEqual(added);
    expect((await setsOf(ann)).find((set) => set.id === id)).toMatchObject({ cardCount: 2 });
  });

  it.each([{ front: 'a' }, { back: 'b' }, { front: ' ', back: 'b' }])(
    'need both sides (%j)',
    { tags: ['S5.33', 'S5.34'] },
    async (card) => {
      const { id } = await addSet(ann);
      const answer = await ann.post(`/api/flashcard-sets/${id}/flashcards`, card);
      expect(answer).toMatchObject({ status: 400, body: { message: 'Both front and back are required' } });
    },
  );

  it('reject an unknown difficulty', async () => {
    const { id } = await addSet(ann);
    const answer = await ann.post(`/api/flashcard-sets/${id}/flashcards`, { ...cell, difficulty: 'brutal' });
    expect(answer.status).toBe(400);
  });

  it('are listed in the order in which they were added', { tags: ['S7.42'] }, async () => {
    const { id } = await addSet(ann);
    for (const front of ['z', 'a', 'm']) await addCard(ann, id, { front, back: 'b' });
    expect((await cardsOf(ann, id)).map(({ front }) => front)).toEqual(['z', 'a', 'm']);
  });

  it('change field by field', async () => {
    const { id } = await addSet(ann);
    const card = await addCard(ann, id);
    const answer = await ann.patch(`/api/flashcards/${card.id}`, { back: 'Alive' });
    expect(answer).toMatchObject({ status: 200, body: { ...card, back: 'Alive' } });
    expect(await cardsOf(ann, id)).toEqual([answer.body]);
  });

  it('are deleted, and undo restores them at their position', { tags: ['S7.44'] }, async () => {
    const { id } = await addSet(ann);
    const card = await addCard(ann, id);
    const other = await addCard(ann, id);
    const answer = await ann.delete(`/api/flashcards/${card.id}`);
    expect(answer.status).toBe(204);
    expect(await cardsOf(ann, id)).toEqual([other]);
    expect(await ann.delete(`/api/flashcards/${card.id}`)).toMatchObject(missing('Flashcard not found'));
    const undone = await ann.post(`/api/undo/${answer.headers.get(commandIdHeader)}`);
    expect(undone.status).toBe(200);
    expect(await cardsOf(ann, id)).toEqual([card, other]);
  });
});

describe('a set', () => {
  it('changes its title and description', async () => {
    const set = await addSet(ann, { description: 'Chapter 1' });
    const answer = await ann.patch(`/api/flashcard-sets/${set.id}`, { title: 'Tissue', description: '' });
    expect(answer).toMatchObject({ status: 200, body: { ...set, title: 'Tissue', description: null } });
  });

  it('is deleted with its cards, and undo restores both', async () => {
    const set = await addSet(ann);
    const card = await addCard(ann, set.id);
    const answer = await ann.delete(`/api/flashcard-sets/${set.id}`);
    expect(answer.status).toBe(204);
    expect(await setsOf(ann)).not.toContainEqual(expect.objectContaining({ id: set.id }));
    expect(await ann.get(`/api/flashcard-sets/${set.id}/flashcards`)).toMatchObject(missing('Flashcard set not found'));
    expect(await ann.patch(`/api/flashcards/${card.id}`, { front: 'a' })).toMatchObject(missing('Flashcard not found'));
    const undo = `/api/undo/${answer.headers.get(commandIdHeader)}`;
    expect((await bob.post(undo)).status).toBe(404);
    expect((await ann.post(undo)).status).toBe(200);
    expect(await setsOf(ann)).toContainEqual({ ...set, cardCount: 1 });
    expect(await cardsOf(ann, set.id)).toEqual([card]);
  });
});

describe('what was deleted', () => {
  const in31Days = () => new Date(Date.now() + 31.5 * 86_400_000);
  const rowsOf = async (setId: string) => {
    const { db } = app.platform;
    const rows = await Promise.all([db('flashcardList').where({ setId }), db('flashcardSetList').where({ id: setId })]);
    return rows.flat().length;
  };

  it('is erased with its cards when it can no longer be restored', async () => {
    const [set, kept] = [await addSet(ann), await addSet(ann)];
    for (const { id } of [set, kept]) await addCard(ann, id);
    const deleting = await ann.delete(`/api/flashcard-sets/${set.id}`);
    expect(await eraseDeletedThings({ ...app.platform, features: subjects })).toBe(0);
    expect(await rowsOf(set.id)).toBe(2);
    expect(await eraseDeletedThings({ ...app.platform, features: subjects }, in31Days())).toBeGreaterThan(0);
    expect([await rowsOf(set.id), await rowsOf(kept.id)]).toEqual([0, 2]);
    const undone = await ann.post(`/api/undo/${deleting.headers.get(commandIdHeader)}`);
    expect(undone).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  });

  it('is erased with its class, whether it was deleted before or not', async () => {
    const classId = await addClass(ann);
    const [set, earlier] = [await addSet(ann, { classId }), await addSet(ann, { classId })];
    for (const { id } of [set, earlier]) await addCard(ann, id);
    await ann.delete(`/api/flashcard-sets/${earlier.id}`);
    await ann.delete(`/api/classes/${classId}`);
    await eraseDeletedClasses({ ...app.platform, features: subjects }, in31Days());
    expect([await rowsOf(set.id), await rowsOf(earlier.id)]).toEqual([0, 0]);
  });
});

describe('what belongs to another student', () => {
  it('looks like a missing thing', async () => {
    const { id } = await addSet(ann);
    const card = await addCard(ann, id);
    for (const set of [id, randomUUID()]) {
      const path = `/api/flashcard-sets/${set}`;
      expect(await bob.get(`${path}/flashcards`)).toMatchObject(missing('Flashcard set not found'));
      expect(await bob.post(`${path}/flashcards`, cell)).toMatchObject(missing('Flashcard set not found'));
      expect(await bob.patch(path, { title: 'Mine' })).toMatchObject(missing('Flashcard set not found'));
      expect(await bob.delete(path)).toMatchObject(missing('Flashcard set not found'));
    }
    for (const one of [card.id, randomUUID()]) {
      expect(await bob.patch(`/api/flashcards/${one}`, cell)).toMatchObject(missing('Flashcard not found'));
      expect(await bob.delete(`/api/flashcards/${one}`)).toMatchObject(missing('Flashcard not found'));
    }
    expect(await cardsOf(ann, id)).toEqual([card]);
  });
});

it('rejects signed-out visitors', async () => {
  const [visitor, id] = [app.visitor, randomUUID()];
  const answers = [
    await visitor.get('/api/flashcard-sets'),
    await visitor.post('/api/flashcard-sets', {}),
    await visitor.get(`/api/flashcard-sets/${id}/flashcards`),
    await visitor.delete(`/api/flashcards/${id}`),
    await visitor.post('/api/generate-flashcards', {}),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});
