import { defaultReminderSettings } from '@hub/contracts';
import { z } from 'zod';
import type { TestApp, TestClient } from '../../platform/testing/test-app.ts';

/** How the recorded student signs in, in every later version too. */
export const password = 'correct horse battery';

const WithId = z.object({ id: z.string() });
type Answer = Awaited<ReturnType<TestClient['get']>>;

/** @throws Error when the request was refused */
const accepted = async (answer: Promise<Answer>): Promise<unknown> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};
const idOf = async (answer: Promise<Answer>) => WithId.parse(await accepted(answer)).id;

const pages = [{ blocks: [{ kind: 'paragraph', text: 'Quiz 1: due January 20, 2027. Mitosis has four phases.' }] }];
const found = { title: 'Quiz 1', dueDate: '2027-01-20', eventType: 'quiz', priority: 'high', quote: 'Quiz 1: due' };

const planTerm = async (ann: TestClient) => {
  const breaks = [{ name: 'Reading week', first: '2027-02-15', last: '2027-02-19' }];
  const term = { name: 'Spring 2027', first: '2027-01-11', last: '2027-05-14', breaks };
  const termId = await idOf(ann.post('/api/terms', term));
  const form = { name: 'Biology', courseCode: 'BIO 210', instructor: 'Dr. Lindqvist', color: 'green', termId };
  const classId = await idOf(ann.post('/api/classes', form));
  const old = await idOf(ann.post('/api/classes', { name: 'Chemistry' }));
  await accepted(ann.put(`/api/classes/${old}/archived`, { archived: true }));
  const times = { startTime: '10:00', endTime: '11:15' };
  const meeting = await idOf(ann.post('/api/meetings', { classId, title: 'Lecture', days: [2, 4], ...times }));
  await accepted(ann.put(`/api/meetings/${meeting}/days/2027-01-21`, { to: null }));
  const moved = { to: { day: '2027-01-27', startTime: '14:00', endTime: '15:15', place: 'B12' } };
  await accepted(ann.put(`/api/meetings/${meeting}/days/2027-01-26`, moved));
  return classId;
};

const planWork = async (ann: TestClient, classId: string) => {
  const task = await idOf(ann.post('/api/tasks', { title: 'Read chapter 6', classId, dueDate: '2027-01-18' }));
  await accepted(ann.patch(`/api/tasks/${task}`, { title: 'Read chapters 6 and 7', priority: 'high' }));
  const done = await idOf(ann.post('/api/tasks', { title: 'Buy a lab coat' }));
  await accepted(ann.put(`/api/tasks/${done}`, { completed: true }));
  await accepted(ann.delete(`/api/tasks/${await idOf(ann.post('/api/tasks', { title: 'A mistake' }))}`));
  const exam = { classId, title: 'Final exam', dueDate: '2027-05-10', dueTime: '09:00', eventType: 'exam' };
  await accepted(ann.post('/api/events', { ...exam, endTime: '12:00', place: 'Hall 1' }));
  const repeats = { every: 'week', interval: 2, weekdays: [5], times: 4 };
  await accepted(ann.post('/api/events', { classId, title: 'Lab report', dueDate: '2027-01-15', repeats }));
  const subtasks = [{ id: 'outline', title: 'Outline' }, { title: 'First draft' }];
  const weekly = { title: 'Essay draft', classId, dueDate: '2027-01-22', dueTime: '17:00', repeats, subtasks };
  const first = await idOf(ann.post('/api/tasks', weekly));
  await accepted(ann.put(`/api/tasks/${first}/subtasks/outline`, { completed: true }));
  await accepted(ann.patch(`/api/tasks/${first}?scope=all`, { priority: 'high' }));
};

const enterGrades = async (ann: TestClient, classId: string) => {
  const categories = [
    { name: 'Homework', weight: 40, dropLowest: 1 },
    { name: 'Exams', weight: 60, counting: 'equal' },
  ];
  const added = await accepted(ann.post(`/api/grades/${classId}/categories`, { categories }));
  const [homework] = z.looseObject({ categories: z.array(WithId) }).parse(added).categories;
  const sheet = { categoryId: homework?.id, name: 'Sheet 1', earned: 17, possible: 20 };
  await accepted(ann.post(`/api/grades/${classId}/items`, sheet));
  await accepted(ann.patch(`/api/grades/${classId}`, { scale: 'german', credits: 6 }));
};

const readSyllabus = async (app: TestApp, ann: TestClient, classId: string) => {
  const form = new FormData();
  form.set('classId', classId);
  form.set('type', 'syllabus');
  form.set('file', new File(['Quiz 1: due January 20, 2027. Mitosis has four phases.'], 'syllabus.txt'));
  const document = await idOf(ann.post('/api/documents/upload', form));
  const workflow = app.workflowOf(ann.userId);
  await accepted(workflow.put(`/api/internal/documents/${document}/text`, { pages }));
  const toCheck = [{ ...found, title: 'Quiz 2', dueDate: '2027-02-03', probability: 0.6 }];
  await accepted(workflow.post(`/api/internal/documents/${document}/analysis`, { dates: [found], toCheck }));
};

const writeNote = async (ann: TestClient, classId: string) => {
  const form = new FormData();
  form.set('classId', classId);
  form.set('type', 'note');
  form.set('file', new File(['Mitosis'], 'Week 1.txt', { type: 'text/plain' }));
  const note = await idOf(ann.post('/api/documents/upload', form));
  const writing = { text: '# Mitosis\n\nIt has **four** phases: $2n$.', after: 0, writer: 'the-first-page' };
  await accepted(ann.put(`/api/documents/${note}/note`, writing));
};

const study = async (ann: TestClient, classId: string) => {
  const set = await idOf(ann.post('/api/flashcard-sets', { classId, title: 'Inside the cell' }));
  const card = { front: 'What makes proteins?', back: 'Ribosomes', difficulty: 'easy' };
  const flashcard = await idOf(ann.post(`/api/flashcard-sets/${set}/flashcards`, card));
  await accepted(ann.post(`/api/flashcards/${flashcard}/reviews`, { rating: 'good' }));
  const test = await idOf(ann.post('/api/practice-tests', { classId, title: 'Midterm' }));
  const question = { question: 'Which one divides?', options: ['Cells', 'Stones'], correctAnswer: 'Cells' };
  const questionId = await idOf(ann.post(`/api/practice-tests/${test}/questions`, question));
  const answers = [{ questionId, answer: 'Cells' }];
  await accepted(ann.post(`/api/practice-tests/${test}/attempts`, { seconds: 75, answers }));
  const conversationId = await idOf(ann.post(`/api/classes/${classId}/conversations`, { title: 'Mitosis' }));
  const content = 'How many phases has mitosis?';
  await accepted(ann.post(`/api/conversations/${conversationId}/messages`, { conversationId, type: 'user', content }));
};

/**
 * One student who uses everything that needs no workflow, and one who has left. Extend it with a feature that stores
 * something; the recorded data of earlier versions stays as it is.
 * @returns the address of the first
 */
export const liveStudentLife = async (app: TestApp): Promise<string> => {
  const [ann, leaving] = [await app.student(), await app.student()];
  await accepted(ann.patch('/api/account', { firstName: 'Anna' }));
  await accepted(ann.put('/api/account/password', { currentPassword: 'correct horse', newPassword: password }));
  const classId = await planTerm(ann);
  await planWork(ann, classId);
  await enterGrades(ann, classId);
  await readSyllabus(app, ann, classId);
  await writeNote(ann, classId);
  await study(ann, classId);
  await accepted(
    ann.put('/api/reminder-settings', { ...defaultReminderSettings, morning: '07:30', zone: 'Europe/Vienna' }),
  );
  await accepted(ann.post('/api/calendar-feeds', { contents: 'exams' }));
  await accepted(ann.post('/api/account/tokens', { name: 'Script', scopes: ['read'] }));
  await accepted(leaving.post('/api/classes', { name: 'Secret' }));
  await accepted(leaving.delete('/api/account', {}, { password: 'correct horse' }));
  return ann.email;
};
