import { ClassView, commandIdHeader, PracticeTestView, QuestionView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { undoFeature } from '../undo/index.ts';
import { practiceTestFeature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;

beforeAll(async () => {
  const subjects = [classFeature, documentFeature, practiceTestFeature];
  app = await startTestApp([...subjects, undoFeature(subjects)]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

const addClass = async (student: TestClient) =>
  ClassView.parse((await student.post('/api/classes', { name: 'Biology' })).body).id;
const addTest = async (student: TestClient, form: object = {}) => {
  const body = { classId: await addClass(student), title: 'Midterm', ...form };
  return PracticeTestView.parse((await student.post('/api/practice-tests', body)).body);
};
const testsOf = async (student: TestClient, query = '') =>
  PracticeTestView.array().parse((await student.get(`/api/practice-tests${query}`)).body);
const testOf = async (student: TestClient, id: string) => (await testsOf(student)).find((test) => test.id === id);

const choice = { question: 'Which one divides?', options: ['Cells', 'Stones'], correctAnswer: 'Cells' };
const short = { question: 'What divides?', questionType: 'short_answer', correctAnswer: 'A cell' };
const addQuestion = async (student: TestClient, testId: string, question: object = choice) =>
  QuestionView.parse((await student.post(`/api/practice-tests/${testId}/questions`, question)).body);
const questionsOf = async (student: TestClient, testId: string) =>
  QuestionView.array().parse((await student.get(`/api/practice-tests/${testId}/questions`)).body);
const missing = (message: string) => ({ status: 404, body: { message } });

describe('POST /api/practice-tests', () => {
  it('adds a test to a class and shows it at once', { tags: ['S3.38', 'S7.50'] }, async () => {
    const form = {
      classId: await addClass(ann),
      title: 'Midterm',
      description: 'Chapters 1 to 4',
      difficulty: 'hard',
      aiGenerated: false,
    };
    const { status, body } = await ann.post('/api/practice-tests', form);
    expect(status).toBe(201);
    const added = PracticeTestView.strict().parse(body);
    expect(added).toMatchObject({ ...form, modelUsed: null, estimatedTime: null, questionCount: 0 });
    expect(await testsOf(ann)).toContainEqual(added);
  });

  it('knows easy, medium and hard, with medium as the default', { tags: ['S5.38', 'S9.29', 'S3.39'] }, async () => {
    for (const difficulty of ['easy', 'medium', 'hard'])
      expect(await addTest(ann, { difficulty })).toMatchObject({ difficulty });
    expect(await addTest(ann)).toMatchObject({ difficulty: 'medium' });
    const body = { classId: await addClass(ann), title: 'Midterm', difficulty: 'brutal' };
    expect((await ann.post('/api/practice-tests', body)).status).toBe(400);
  });

  it.each([
    [{ title: undefined }, 'Title is required'],
    [{ title: ' ' }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
    [{ description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters'],
  ])('rejects invalid input with its message (%#)', { tags: ['S5.37'] }, async (form, message) => {
    const body = { classId: await addClass(ann), title: 'Midterm', ...form };
    expect(await ann.post('/api/practice-tests', body)).toMatchObject({ status: 400, body: { message } });
  });

  it("rejects another student's class like a missing one", async () => {
    const classId = await addClass(ann);
    const foreign = await bob.post('/api/practice-tests', { classId, title: 'Midterm' });
    expect(foreign).toMatchObject(missing('Class not found'));
    const unknown = await bob.post('/api/practice-tests', { classId: randomUUID(), title: 'Midterm' });
    expect(unknown.body).toEqual(foreign.body);
    expect(await testsOf(bob)).toEqual([]);
  });
});

describe('GET /api/practice-tests', () => {
  it('lists those of a class, or all of the student, newest first', { tags: ['S7.48'] }, async () => {
    const student = await app.student();
    const classId = await addClass(student);
    const first = await addTest(student, { classId });
    const second = await addTest(student);
    const third = await addTest(student, { classId });
    const idsOf = async (query?: string) => (await testsOf(student, query)).map(({ id }) => id);
    expect(await idsOf(`?classId=${classId}`)).toEqual([third.id, first.id]);
    expect(await idsOf()).toEqual([third.id, second.id, first.id]);
    expect(await bob.get(`/api/practice-tests?classId=${classId}`)).toMatchObject(missing('Class not found'));
  });

  it('hides those of a deleted class', async () => {
    const student = await app.student();
    const test = await addTest(student);
    await student.delete(`/api/classes/${test.classId}`);
    expect(await testsOf(student)).toEqual([]);
  });

  it('estimates one minute for a choice and three for a short answer, five at least', { tags: ['S3.38'] }, async () => {
    const { id } = await addTest(ann);
    const timeOf = async () => (await testOf(ann, id))?.estimatedTime;
    await addQuestion(ann, id);
    expect(await timeOf()).toBe(5);
    const second = await addQuestion(ann, id, short);
    expect(await timeOf()).toBe(5);
    await addQuestion(ann, id, short);
    expect(await timeOf()).toBe(7);
    await ann.patch(`/api/questions/${second.id}`, choice);
    expect(await timeOf()).toBe(5);
    for (const question of await questionsOf(ann, id)) await ann.delete(`/api/questions/${question.id}`);
    expect(await timeOf()).toBeNull();
  });
});

describe('questions', () => {
  it('are added to a test, as multiple choice worth one point by default', { tags: ['S3.40', 'S3.41'] }, async () => {
    const { id } = await addTest(ann);
    const { status, body } = await ann.post(`/api/practice-tests/${id}/questions`, choice);
    expect(status).toBe(201);
    const added = QuestionView.strict().parse(body);
    const defaults = { questionType: 'multiple_choice', explanation: null, difficulty: 'medium', points: 1 };
    expect(added).toMatchObject({ ...choice, ...defaults, testId: id, source: null });
    expect(await addQuestion(ann, id, short)).toMatchObject({ ...short, options: [] });
    expect((await questionsOf(ann, id))[0]).toEqual(added);
    expect(await testOf(ann, id)).toMatchObject({ questionCount: 2 });
  });

  it.each([
    [{ correctAnswer: 'Water' }, 'The correct answer must be one of the options'],
    [{ correctAnswer: 'cells' }, 'The correct answer must be one of the options'],
    [{ options: ['Cells', 'Cells'] }, 'Every option must be different'],
    [{ options: ['Cells'] }, 'Multiple choice needs at least 2 options'],
    [{ questionType: 'short_answer' }, 'A short answer has no options'],
    [{ question: ' ' }, 'Question is required'],
    [{ correctAnswer: '' }, 'Correct answer is required'],
  ])('are rejected when answer and options do not match (%j)', { tags: ['S3.40'] }, async (more, message) => {
    const { id } = await addTest(ann);
    const path = `/api/practice-tests/${id}/questions`;
    expect(await ann.post(path, { ...choice, ...more })).toMatchObject({ status: 400, body: { message } });
    expect(await questionsOf(ann, id)).toEqual([]);
  });

  it('are listed in the order in which they were added, options always as a list', { tags: ['S7.49'] }, async () => {
    const { id } = await addTest(ann);
    for (const question of ['z', 'a', 'm']) await addQuestion(ann, id, { ...choice, question });
    const listed = await questionsOf(ann, id);
    expect(listed.map(({ question, options }) => [question, options])).toEqual([
      ['z', choice.options],
      ['a', choice.options],
      ['m', choice.options],
    ]);
  });

  it('are replaced as a whole', async () => {
    const { id } = await addTest(ann);
    const question = await addQuestion(ann, id);
    const form = { ...choice, options: ['Cells', 'Stars'], points: 3, explanation: 'Mitosis' };
    const answer = await ann.patch(`/api/questions/${question.id}`, form);
    expect(answer).toMatchObject({ status: 200, body: { ...question, ...form } });
    expect(await questionsOf(ann, id)).toEqual([answer.body]);
    expect((await ann.patch(`/api/questions/${question.id}`, { ...choice, options: ['Stars', 'Stones'] })).status).toBe(
      400,
    );
  });

  it('are deleted, and undo restores them at their position', async () => {
    const { id } = await addTest(ann);
    const question = await addQuestion(ann, id);
    const other = await addQuestion(ann, id);
    const answer = await ann.delete(`/api/questions/${question.id}`);
    expect(answer.status).toBe(204);
    expect(await questionsOf(ann, id)).toEqual([other]);
    expect(await ann.delete(`/api/questions/${question.id}`)).toMatchObject(missing('Question not found'));
    expect((await ann.post(`/api/undo/${answer.headers.get(commandIdHeader)}`)).status).toBe(200);
    expect(await questionsOf(ann, id)).toEqual([question, other]);
  });

  it('keep texts with characters that a database refuses', async () => {
    const { id } = await addTest(ann);
    const options = ['a\0 and \ud800', 'b'];
    const added = await ann.post(`/api/practice-tests/${id}/questions`, { ...choice, options, correctAnswer: 'b' });
    expect(added.status).toBe(201);
    expect(await questionsOf(ann, id)).toMatchObject([{ options: ['a and \ufffd', 'b'] }]);
  });
});

describe('a test', () => {
  it('changes its title, description and difficulty', async () => {
    const test = await addTest(ann, { description: 'Chapter 1' });
    const change = { title: 'Final', description: '', difficulty: 'easy' };
    const answer = await ann.patch(`/api/practice-tests/${test.id}`, change);
    expect(answer).toMatchObject({ status: 200, body: { ...test, ...change, description: null } });
  });

  it('is deleted with its questions, and undo restores both', { tags: ['S7.53'] }, async () => {
    const test = await addTest(ann);
    const question = await addQuestion(ann, test.id);
    const answer = await ann.delete(`/api/practice-tests/${test.id}`);
    expect(answer.status).toBe(204);
    expect(await testOf(ann, test.id)).toBeUndefined();
    expect(await ann.get(`/api/practice-tests/${test.id}/questions`)).toMatchObject(missing('Practice test not found'));
    expect(await ann.delete(`/api/questions/${question.id}`)).toMatchObject(missing('Question not found'));
    expect((await ann.post(`/api/undo/${answer.headers.get(commandIdHeader)}`)).status).toBe(200);
    expect(await testOf(ann, test.id)).toEqual({ ...test, questionCount: 1, estimatedTime: 5 });
    expect(await questionsOf(ann, test.id)).toEqual([question]);
  });
});

describe('what belongs to another student', () => {
  it('looks like a missing thing', async () => {
    const { id } = await addTest(ann);
    const question = await addQuestion(ann, id);
    for (const test of [id, randomUUID()]) {
      const path = `/api/practice-tests/${test}`;
      expect(await bob.get(`${path}/questions`)).toMatchObject(missing('Practice test not found'));
      expect(await bob.post(`${path}/questions`, choice)).toMatchObject(missing('Practice test not found'));
      expect(await bob.patch(path, { title: 'Mine' })).toMatchObject(missing('Practice test not found'));
      expect(await bob.delete(path)).toMatchObject(missing('Practice test not found'));
    }
    for (const one of [question.id, randomUUID()]) {
      expect(await bob.patch(`/api/questions/${one}`, choice)).toMatchObject(missing('Question not found'));
      expect(await bob.delete(`/api/questions/${one}`)).toMatchObject(missing('Question not found'));
    }
    expect(await questionsOf(ann, id)).toEqual([question]);
  });
});

it('rejects signed-out visitors', async () => {
  const [visitor, id] = [app.visitor, randomUUID()];
  const answers = [
    await visitor.get('/api/practice-tests'),
    await visitor.post('/api/practice-tests', {}),
    await visitor.get(`/api/practice-tests/${id}/questions`),
    await visitor.delete(`/api/questions/${id}`),
    await visitor.post('/api/practice-tests/generate', {}),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});
