import {
  ClassView,
  DocumentView,
  FlashcardSetView,
  FlashcardView,
  missingFields,
  messageForStudent,
} from '@hub/contracts';
import { ApplicationFailure } from '@temporalio/common';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { flashcardSetFeature } from './index.ts';

const workflows = inProcessWorkflows();
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;

const cards = ['SN1', 'SN2', 'E1', 'E2', 'E1cB'].map((front) => ({ front, back: `What ${front} means` }));
const path = (setId: string, call: string) => `/api/internal/flashcard-sets/${setId}/${call}`;
const provenance = { promptHash: 'a'.repeat(64), sourceHashes: ['b'.repeat(64)] };
const record = (setId: string, written: object[] = cards, modelUsed = 'Built-in') =>
  app.workflowOf(ann.userId).post(path(setId, 'flashcards'), { modelUsed, provenance, cards: written });
const written = async (setId: string) => {
  await record(setId);
  return { generated: cards.length };
};
const failing = (message: string, type?: string) => async () => {
  throw ApplicationFailure.nonRetryable(message, type);
};

beforeAll(async () => {
  app = await startTestApp([classFeature, documentFeature, workflows.inside(flashcardSetFeature)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = ClassView.parse((await ann.post('/api/classes', { name: 'Chemistry' })).body).id;
});
afterAll(() => app.stop());
beforeEach(() => {
  workflows.willDo(written);
  workflows.setReachable(true);
  workflows.setHasWorker(true);
});

const Generated = z.strictObject({ set: FlashcardSetView.strict(), generated: z.number(), modelUsed: z.string() });
const form = () => ({ prompt: 'Substitution', classId, setTitle: 'Mechanisms', numberOfCards: 5 });
const generate = (more: object = {}, headers = {}) =>
  ann.post('/api/generate-flashcards', { ...form(), ...more }, headers);
const setsOf = async (student: TestClient) =>
  FlashcardSetView.array().parse((await student.get('/api/flashcard-sets')).body);

describe('POST /api/generate-flashcards', () => {
  it(
    'returns the set, its number of cards and the model that wrote them',
    { tags: ['S7.45', 'S7.46', 'S7.47'] },
    async () => {
      const { status, body } = await generate({ setDescription: 'Chapter 7' });
      expect(status).toBe(201);
      const { set, generated, modelUsed } = Generated.parse(body);
      expect({ generated, modelUsed }).toEqual({ generated: 5, modelUsed: 'Built-in' });
      expect(set).toMatchObject({
        classId,
        title: 'Mechanisms',
        description: 'Chapter 7',
        aiGenerated: true,
        cardCount: 5,
      });
      const listed = await ann.get(`/api/flashcard-sets/${set.id}/flashcards`);
      expect(FlashcardView.array().parse(listed.body)).toMatchObject(cards);
    },
  );

  it.each([
    { prompt: '' },
    { prompt: undefined },
    { setTitle: ' ' },
    { setTitle: null },
    { classId: '' },
    { classId: undefined },
  ])('names a missing required field (%j)', { tags: ['S5.28', 'S5.29', 'S5.30'] }, async (more) => {
    expect(await generate(more)).toMatchObject({ status: 400, body: { message: missingFields } });
  });

  it(
    'needs no description, and accepts 5, 10, 15 or 20 cards, 10 by default',
    { tags: ['S5.31', 'S9.27'] },
    async () => {
      for (const numberOfCards of [5, 10, 15, 20]) expect((await generate({ numberOfCards })).status).toBe(201);
      const asked: unknown[] = [];
      workflows.willDo(async (setId) => {
        asked.push((await app.workflowOf(ann.userId).get(path(setId, 'request'))).body);
        expect((await app.workflowOf(bob.userId).get(path(setId, 'request'))).status).toBe(404);
        return written(setId);
      });
      await generate({ numberOfCards: undefined });
      const request = { classId, prompt: 'Substitution', title: 'Mechanisms', count: 10, documentIds: null };
      expect(asked).toEqual([{ studentId: ann.userId, ...request }]);
      for (const numberOfCards of [0, 7, 25, '10', null])
        expect(await generate({ numberOfCards })).toMatchObject({
          status: 400,
          body: { message: 'Please choose 5, 10, 15 or 20' },
        });
    },
  );

  it("rejects another student's class and documents of other classes", async () => {
    const answer = await bob.post('/api/generate-flashcards', form());
    expect(answer).toMatchObject({ status: 404, body: { message: 'Class not found' } });
    const file = new FormData();
    const other = ClassView.parse((await ann.post('/api/classes', { name: 'Art' })).body).id;
    for (const [name, value] of Object.entries({ classId: other, type: 'general' })) file.set(name, value);
    file.set('file', new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    const { id } = DocumentView.parse((await ann.post('/api/documents/upload', file)).body);
    for (const documentId of [id, randomUUID()])
      expect(await generate({ documentIds: [documentId] })).toMatchObject({
        status: 404,
        body: { message: 'Document not found' },
      });
    expect((await generate({ classId: other, documentIds: [id] })).status).toBe(201);
  });

  it('[Q78] is rejected at once while no worker is available, and leaves nothing behind', async () => {
    const before = await setsOf(ann);
    for (const away of [() => workflows.setHasWorker(false), () => workflows.setReachable(false)]) {
      away();
      expect(await generate()).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    }
    expect(await setsOf(ann)).toEqual(before);
  });

  it('[Q78] that fails leaves nothing behind, and reports the workflow’s reason, if any', async () => {
    const before = await setsOf(ann);
    workflows.willDo(failing('There is no text in these documents.', messageForStudent));
    expect(await generate()).toMatchObject({
      status: 422,
      body: { message: 'There is no text in these documents.', code: 'generation_failed' },
    });
    expect(await setsOf(ann)).toEqual(before);
  });

  it('runs once under one key, also when retried after a failure', async () => {
    const before = (await setsOf(ann)).length;
    const key = { 'Idempotency-Key': randomUUID() };
    workflows.willDo(failing('TypeError at line 7'));
    expect(await generate({}, key)).toMatchObject({
      status: 422,
      body: { message: 'Nothing could be generated. Please try again.' },
    });
    workflows.willDo(written);
    const answers = await Promise.all([generate({}, key), generate({}, key), generate({}, key)]);
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
    expect((await setsOf(ann)).length).toBe(before + 1);
  });
});

it('[Q169] is rejected with a time to retry after too many calls in a minute, and leaves nothing behind', async () => {
  const limits = { readsPerSecond: 0, writesPerSecond: 0, uploadsPerMinute: 0, aiPerMinute: 1 };
  const features = [classFeature, documentFeature, workflows.inside(flashcardSetFeature)];
  const strict = await startTestApp(features, { settings: { limits } });
  const [student, other] = await Promise.all([strict.student(), strict.student()]);
  const ask = async (who: TestClient) => {
    const { id } = ClassView.parse((await who.post('/api/classes', { name: 'Chemistry' })).body);
    return who.post('/api/generate-flashcards', { ...form(), classId: id });
  };
  workflows.willDo(failing('No text', messageForStudent));
  expect((await ask(student)).status).toBe(422);
  const refused = await ask(student);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await setsOf(student)).toEqual([]);
  expect((await ask(other)).status).toBe(422);
  await strict.stop();
});

describe('the calls of the workflow', () => {
  it('are rejected for other callers, and for sets that were not requested', async () => {
    const { set } = Generated.parse((await generate()).body);
    for (const other of [ann, app.visitor]) {
      expect((await other.get(path(set.id, 'request'))).status).toBe(404);
      expect((await other.post(path(set.id, 'flashcards'), { modelUsed: 'x', cards })).status).toBe(404);
    }
    expect((await app.workflowOf(ann.userId).get(path(randomUUID(), 'request'))).status).toBe(404);
    const manual = await ann.post('/api/flashcard-sets', { classId, title: 'By hand' });
    expect((await record(FlashcardSetView.parse(manual.body).id)).status).toBe(404);
  });

  it('can be repeated: the first result is final', { tags: ['R5'] }, async () => {
    const { set } = Generated.parse((await generate()).body);
    expect(await record(set.id, cards.slice(0, 1), 'Another')).toMatchObject({ status: 200, body: { generated: 5 } });
    const { eventLog, codec } = app.platform;
    const [, added] = await eventLog.read(`flashcardSet-${set.id}`);
    const shape = added && (await codec.decode(added)).shape;
    expect(shape).toMatchObject({ type: 'FlashcardSetAdded', data: { modelUsed: 'Built-in', provenance } });
    const words = { modelUsed: 'Built-in', cards, provenance: { promptHash: 'What is SN1?', sourceHashes: [] } };
    expect((await app.workflowOf(ann.userId).post(path(set.id, 'flashcards'), words)).status).toBe(400);
    expect(await setsOf(ann)).toContainEqual(set);
  });

  it.each([[[]], [[{ front: 'a', back: ' ' }]], [[...cards, { front: 'x'.repeat(4001), back: 'b' }]]])(
    'write all cards or none (%#)',
    async (broken) => {
      const before = await setsOf(ann);
      const answers: number[] = [];
      workflows.willDo(async (setId) => {
        answers.push((await record(setId, broken)).status);
        throw new Error('refused');
      });
      await generate();
      expect(answers).toEqual([400]);
      expect(await setsOf(ann)).toEqual(before);
    },
  );
});
