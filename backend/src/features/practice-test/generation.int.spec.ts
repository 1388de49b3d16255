import { ClassView, missingFields, PracticeTestView, QuestionView, messageForStudent } from '@hub/contracts';
import { ApplicationFailure } from '@temporalio/common';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { inProcessWorkflows } from '../../platform/testing/in-process-workflows.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { practiceTestFeature } from './index.ts';

const workflows = inProcessWorkflows();
let app: TestApp;
let ann: TestClient;
let bob: TestClient;
let classId: string;

const short = { question: 'What divides?', questionType: 'short_answer', correctAnswer: 'A cell' };
const choice = { question: 'Which one divides?', options: ['Cells', 'Stones'], correctAnswer: 'Cells' };
const questions = [choice, choice, choice, short, short];
const path = (testId: string, call: string) => `/api/internal/practice-tests/${testId}/${call}`;
const record = (testId: string, written: object[] = questions, modelUsed = 'Built-in') =>
  app.workflowOf(ann.userId).post(path(testId, 'questions'), { modelUsed, questions: written });
const written = async (testId: string) => {
  await record(testId);
  return { generated: questions.length };
};

beforeAll(async () => {
  app = await startTestApp([classFeature, documentFeature, workflows.inside(practiceTestFeature)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
  classId = ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body).id;
});
afterAll(() => app.stop());
beforeEach(() => {
  workflows.willDo(written);
  workflows.setReachable(true);
  workflows.setHasWorker(true);
});

const Generated = z.strictObject({ test: PracticeTestView.strict(), generated: z.number(), modelUsed: z.string() });
const form = () => ({ prompt: 'Cell division', classId, title: 'Mitosis', questionCount: 5 });
const generate = (more: object = {}, headers = {}) =>
  ann.post('/api/practice-tests/generate', { ...form(), ...more }, headers);
const testsOf = async (student: TestClient) =>
  PracticeTestView.array().parse((await student.get('/api/practice-tests')).body);

describe('POST /api/practice-tests/generate', () => {
  it(
    'returns the test, its number of questions and the model that wrote them',
    { tags: ['S7.51', 'S7.52'] },
    async () => {
      const { status, body } = await generate({ description: 'Chapter 7', difficulty: 'hard' });
      expect(status).toBe(201);
      const { test, generated, modelUsed } = Generated.parse(body);
      expect({ generated, modelUsed }).toEqual({ generated: 5, modelUsed: 'Built-in' });
      const fields = { classId, title: 'Mitosis', description: 'Chapter 7', difficulty: 'hard', aiGenerated: true };
      expect(test).toMatchObject({ ...fields, questionCount: 5, estimatedTime: 9 });
      const listed = await ann.get(`/api/practice-tests/${test.id}/questions`);
      expect(QuestionView.array().parse(listed.body)).toMatchObject(questions);
    },
  );

  it.each([
    { prompt: '' },
    { prompt: undefined },
    { title: ' ' },
    { title: null },
    { classId: '' },
    { classId: undefined },
  ])('names a missing required field (%j)', { tags: ['S5.36'] }, async (more) => {
    expect(await generate(more)).toMatchObject({ status: 400, body: { message: missingFields } });
  });

  it('accepts 5, 10, 15 or 20 questions, 10 by default', { tags: ['S9.28'] }, async () => {
    for (const questionCount of [5, 10, 15, 20]) expect((await generate({ questionCount })).status).toBe(201);
    const asked: unknown[] = [];
    workflows.willDo(async (testId) => {
      asked.push((await app.workflowOf(ann.userId).get(path(testId, 'request'))).body);
      return written(testId);
    });
    await generate({ questionCount: undefined });
    const request = { classId, prompt: 'Cell division', title: 'Mitosis', difficulty: 'medium' };
    expect(asked).toEqual([{ studentId: ann.userId, ...request, count: 10, documentIds: null }]);
    for (const questionCount of [0, 7, 25, '10', null])
      expect(await generate({ questionCount })).toMatchObject({
        status: 400,
        body: { message: 'Please choose 5, 10, 15 or 20' },
      });
  });

  it("rejects another student's class and documents of other classes", async () => {
    const answer = await bob.post('/api/practice-tests/generate', form());
    expect(answer).toMatchObject({ status: 404, body: { message: 'Class not found' } });
    const unknown = await generate({ documentIds: [randomUUID()] });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'Document not found' } });
  });

  it('is rejected at once while no worker is available or when it fails, and leaves nothing behind', async () => {
    const before = await testsOf(ann);
    workflows.willDo(async () => {
      throw ApplicationFailure.nonRetryable('There is no text in these documents.', messageForStudent);
    });
    expect(await generate()).toMatchObject({ status: 422, body: { message: 'There is no text in these documents.' } });
    workflows.setHasWorker(false);
    expect(await generate()).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } });
    expect(await testsOf(ann)).toEqual(before);
  });

  it('runs once under one key', async () => {
    const before = (await testsOf(ann)).length;
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([generate({}, key), generate({}, key)]);
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
    expect((await testsOf(ann)).length).toBe(before + 1);
  });
});

describe('the calls of the workflow', () => {
  it('are rejected for other callers, and for tests that were not requested', async () => {
    const { test } = Generated.parse((await generate()).body);
    for (const other of [ann, app.visitor]) {
      expect((await other.get(path(test.id, 'request'))).status).toBe(404);
      expect((await other.post(path(test.id, 'questions'), { modelUsed: 'x', questions })).status).toBe(404);
    }
    const manual = await ann.post('/api/practice-tests', { classId, title: 'By hand' });
    expect((await record(PracticeTestView.parse(manual.body).id)).status).toBe(404);
  });

  it('can be repeated: the first result is final', { tags: ['R5'] }, async () => {
    const { test } = Generated.parse((await generate()).body);
    expect(await record(test.id, [short], 'Another')).toMatchObject({ status: 200, body: { generated: 5 } });
    expect(await testsOf(ann)).toContainEqual(test);
  });

  it('write all questions or none: one invalid answer rejects them all', async () => {
    const before = await testsOf(ann);
    const answers: number[] = [];
    workflows.willDo(async (testId) => {
      answers.push((await record(testId, [...questions, { ...choice, correctAnswer: 'A' }])).status);
      throw new Error('refused');
    });
    await generate();
    expect(answers).toEqual([400]);
    expect(await testsOf(ann)).toEqual(before);
  });
});
