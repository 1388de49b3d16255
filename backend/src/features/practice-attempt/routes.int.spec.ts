import { AttemptView, ClassView, PracticeTestView, QuestionView, WeakTopicView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature, eraseDeletedThings } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { practiceTestFeature } from '../practice-test/index.ts';
import { practiceAttemptFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;

const features = [classFeature, documentFeature, practiceTestFeature, practiceAttemptFeature];

beforeAll(async () => {
  app = await startTestApp(features);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const choice = { question: 'Which one divides?', options: ['Cells', 'Stones'], correctAnswer: 'Cells' };
const short = { question: 'What divides?', questionType: 'short_answer', correctAnswer: 'A cell' };

/** Creates a test with these questions, and returns its paths. */
const testWith = async (...forms: object[]) => {
  const classId = ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body).id;
  const { id } = PracticeTestView.parse((await ann.post('/api/practice-tests', { classId, title: 'Midterm' })).body);
  const questions: QuestionView[] = [];
  for (const form of forms)
    questions.push(QuestionView.parse((await ann.post(`/api/practice-tests/${id}/questions`, form)).body));
  const attempts = `/api/practice-tests/${id}/attempts`;
  /** One answer to each question, in their order; null for none. */
  const take = (...answers: (string | null)[]) =>
    ann.post(attempts, {
      seconds: 75,
      answers: questions.flatMap(({ id: questionId }, index) => {
        const answer = answers[index] ?? null;
        return answer === null ? [] : [{ questionId, answer }];
      }),
    });
  return { id, questions, attempts, take };
};
const missing = (message: string) => ({ status: 404, body: { message } });

describe('POST /api/practice-tests/:id/attempts', () => {
  it('keeps the attempt with its answers, graded by exact match', { tags: ['S4.48'] }, async () => {
    const { id, questions, attempts, take } = await testWith(choice, short, short);
    const { status, body } = await take('Cells', 'a cell', null);
    expect(status).toBe(201);
    const attempt = AttemptView.strict().parse(body);
    expect(attempt).toMatchObject({ testId: id, seconds: 75, total: 3, answered: 2, correct: 1, correctBySelf: 1 });
    expect(attempt.answers).toEqual([
      { questionId: questions[0]?.id, answer: 'Cells', correct: true, selfMarked: false },
      { questionId: questions[1]?.id, answer: 'a cell', correct: false, selfMarked: false },
    ]);
    expect((await ann.get(attempts)).body).toEqual([attempt]);
  });

  it('accepts a test with nothing answered, and lists attempts newest first', { tags: ['S4.46'] }, async () => {
    const { attempts, take } = await testWith(choice);
    const [first, second] = [(await take(null)).body, (await take('Cells')).body];
    expect(first).toMatchObject({ total: 1, answered: 0, correct: 0 });
    expect((await ann.get(attempts)).body).toEqual([second, first]);
  });

  it('keeps its score when the questions change later', async () => {
    const { questions, attempts, take } = await testWith(choice);
    await take('Cells');
    await ann.patch(`/api/questions/${questions[0]?.id}`, { ...choice, correctAnswer: 'Stones' });
    expect((await ann.get(attempts)).body).toMatchObject([{ correct: 1 }]);
    expect((await take('Cells')).body).toMatchObject({ correct: 0 });
  });

  it('is accepted when a question was deleted in the meantime, but not with an answer to a question of another test', async () => {
    const { questions, attempts, take } = await testWith(choice, short);
    await ann.delete(`/api/questions/${questions[0]?.id}`);
    expect(await take('Cells', 'A cell')).toMatchObject({ status: 201, body: { total: 1, answered: 1, correct: 1 } });
    const other = await testWith(choice);
    for (const questionId of [other.questions[0]?.id, randomUUID()]) {
      const answer = await ann.post(attempts, { seconds: 1, answers: [{ questionId, answer: 'Cells' }] });
      expect(answer).toMatchObject(missing('Question not found'));
    }
  });

  it('is rejected for a test without questions, and with two answers to one question', async () => {
    const empty = await testWith();
    expect(await empty.take()).toMatchObject({ status: 400, body: { message: 'No questions found for this test.' } });
    const { questions, attempts } = await testWith(choice);
    const answer = { questionId: questions[0]?.id, answer: 'Cells' };
    expect(await ann.post(attempts, { seconds: 1, answers: [answer, answer] })).toMatchObject({
      status: 400,
      body: { message: 'Every question can be answered once' },
    });
    expect((await ann.get(attempts)).body).toEqual([]);
  });
});

describe('PUT /api/attempts/:id/answers/:questionId', () => {
  it('keeps "I was right" separate from the score, and can revert it', async () => {
    const { questions, take, attempts } = await testWith(choice, short);
    const attempt = AttemptView.parse((await take('Stones', 'a cell')).body);
    const path = `/api/attempts/${attempt.id}/answers/${questions[1]?.id}`;
    for (const [selfMarked, correctBySelf] of [
      [true, 1],
      [true, 1],
      [false, 0],
    ] as const) {
      const answer = await ann.put(path, { selfMarked });
      expect(answer).toMatchObject({ status: 200, body: { correct: 0, correctBySelf } });
      expect((await ann.get(attempts)).body).toEqual([answer.body]);
    }
    const onChoice = await ann.put(`/api/attempts/${attempt.id}/answers/${questions[0]?.id}`, { selfMarked: true });
    expect(onChoice).toMatchObject({ status: 400, body: { code: 'not_markable' } });
    const unknown = await ann.put(`/api/attempts/${attempt.id}/answers/${randomUUID()}`, { selfMarked: true });
    expect(unknown).toMatchObject(missing('Question not found'));
  });
});

describe('GET /api/weak-topics', () => {
  const topicsOf = async (id: string) => {
    const { body } = await ann.get('/api/practice-tests');
    const classId = PracticeTestView.array()
      .parse(body)
      .find((test) => test.id === id)?.classId;
    const answer = await ann.get(`/api/weak-topics?classId=${classId}`);
    return { classId, topics: WeakTopicView.array().parse(answer.body) };
  };

  it('lists the topics of wrong answers over all attempts, counting the student’s own marks as right', async () => {
    const { id, questions, take } = await testWith(choice, short);
    expect((await topicsOf(id)).topics).toEqual([]);
    await take('Cells', 'A cell');
    expect((await topicsOf(id)).topics).toEqual([]);
    const attempt = AttemptView.parse((await take('Stones', 'a cell')).body);
    const topic = { topic: 'Midterm', documentId: null, answered: 4 };
    expect((await topicsOf(id)).topics).toEqual([{ ...topic, correct: 2 }]);
    await ann.put(`/api/attempts/${attempt.id}/answers/${questions[1]?.id}`, { selfMarked: true });
    expect((await topicsOf(id)).topics).toEqual([{ ...topic, correct: 3 }]);
  });

  it('requires an own class, and leaves out deleted tests', async () => {
    const { id, take } = await testWith(choice);
    await take('Stones');
    const { classId, topics } = await topicsOf(id);
    expect(topics).toHaveLength(1);
    expect(await bob.get(`/api/weak-topics?classId=${classId}`)).toMatchObject(missing('Class not found'));
    await ann.delete(`/api/practice-tests/${id}`);
    expect((await ann.get(`/api/weak-topics?classId=${classId}`)).body).toEqual([]);
  });
});

it('what belongs to another student, or to a deleted test, looks like a missing thing', async () => {
  const { id, questions, attempts, take } = await testWith(short);
  const attempt = AttemptView.parse((await take('a cell')).body);
  const mark = `/api/attempts/${attempt.id}/answers/${questions[0]?.id}`;
  expect(await bob.get(attempts)).toMatchObject(missing('Practice test not found'));
  expect(await bob.post(attempts, { seconds: 1, answers: [] })).toMatchObject(missing('Practice test not found'));
  expect(await bob.put(mark, { selfMarked: true })).toMatchObject(missing('Attempt not found'));
  await ann.delete(`/api/practice-tests/${id}`);
  expect(await ann.get(attempts)).toMatchObject(missing('Practice test not found'));
  expect(await ann.put(mark, { selfMarked: true })).toMatchObject(missing('Practice test not found'));
});

it('attempts and questions are erased with their test, once it can no longer be restored', async () => {
  const [deleted, kept] = [await testWith(short), await testWith(short)];
  for (const { take } of [deleted, kept]) await take('a cell');
  const rowsOf = async (testId: string) => {
    const { db } = app.platform;
    const tables = [db('questionList').where({ testId }), db('practiceAttemptList').where({ testId })];
    const rows = await Promise.all([...tables, db('practiceTestList').where({ id: testId })]);
    return rows.flat().length;
  };
  const erase = (days: number) =>
    eraseDeletedThings({ ...app.platform, features }, new Date(Date.now() + days * 86_400_000));
  await ann.delete(`/api/practice-tests/${deleted.id}`);
  expect(await erase(30.5)).toBe(0);
  expect(await rowsOf(deleted.id)).toBe(3);
  expect(await erase(31.5)).toBeGreaterThan(0);
  expect([await rowsOf(deleted.id), await rowsOf(kept.id)]).toEqual([0, 3]);
  expect(await erase(32)).toBe(0);
});

it('rejects signed-out visitors', async () => {
  const [visitor, id] = [app.visitor, randomUUID()];
  const answers = [
    await visitor.get(`/api/practice-tests/${id}/attempts`),
    await visitor.post(`/api/practice-tests/${id}/attempts`, {}),
    await visitor.put(`/api/attempts/${id}/answers/${id}`, {}),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});
