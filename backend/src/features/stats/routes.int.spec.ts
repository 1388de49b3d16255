import { CalendarEventView, ClassView, FlashcardSetView, StatsView, TaskView } from '@hub/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { flashcardSetFeature } from '../flashcard-set/index.ts';
import { practiceTestFeature } from '../practice-test/index.ts';
import { taskFeature } from '../task/index.ts';
import { statsFeature } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp([
    classFeature,
    taskFeature,
    calendarEventFeature,
    documentFeature,
    flashcardSetFeature,
    practiceTestFeature,
    statsFeature,
  ]);
});
afterAll(() => app.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const statsOf = async (student: TestClient) => StatsView.strict().parse((await student.get('/api/stats')).body);

const nothing = {
  totalClasses: 0,
  totalTasks: 0,
  completedTasks: 0,
  pendingTasks: 0,
  overdueTasks: 0,
  totalEvents: 0,
  upcomingEvents: 0,
  eventsThisWeek: 0,
  upcomingExams: 0,
  completedEvents: 0,
  documents: 0,
  flashcardSets: 0,
  flashcards: 0,
  practiceTests: 0,
};

it('counts what a student has, and only that', { tags: ['S7.27'] }, async () => {
  const [ann, bob] = await Promise.all([app.student(), app.student()]);
  expect(await statsOf(ann)).toEqual(nothing);

  const classId = ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body).id;
  const addTask = async (dueDate: string | null) =>
    TaskView.parse((await ann.post('/api/tasks', { title: 'Read', dueDate })).body).id;
  const addEvent = async (dueDate: string, eventType: string) =>
    CalendarEventView.parse((await ann.post('/api/events', { classId, title: 'Due', dueDate, eventType })).body).id;

  await addTask(null);
  await addTask(inDays(-1)); // overdue
  await addTask(inDays(0)); // due today is not overdue
  await ann.put(`/api/tasks/${await addTask(inDays(-3))}`, { completed: true });

  await addEvent(inDays(-1), 'exam'); // past
  await addEvent(inDays(0), 'quiz'); // this week counts today …
  await addEvent(inDays(7), 'exam'); // … and the seventh day after it
  await addEvent(inDays(8), 'exam');
  await ann.put(`/api/events/${await addEvent(inDays(2), 'exam')}`, { completed: true });

  const form = new FormData();
  form.set('classId', classId);
  form.set('type', 'note');
  form.set('file', new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  expect((await ann.post('/api/documents/upload', form)).status).toBe(201);

  const addSet = async (title: string) =>
    FlashcardSetView.parse((await ann.post('/api/flashcard-sets', { classId, title })).body).id;
  const [kept, deleted] = [await addSet('Cells'), await addSet('Tissue')];
  for (const setId of [kept, kept, deleted])
    await ann.post(`/api/flashcard-sets/${setId}/flashcards`, { front: 'a', back: 'b' });
  await ann.delete(`/api/flashcard-sets/${deleted}`); // including its card
  await ann.post('/api/practice-tests', { classId, title: 'Midterm' });

  expect(await statsOf(ann)).toEqual({
    ...nothing,
    totalClasses: 1,
    totalTasks: 4,
    completedTasks: 1,
    pendingTasks: 3,
    overdueTasks: 1,
    totalEvents: 5,
    upcomingEvents: 3,
    eventsThisWeek: 3,
    upcomingExams: 2,
    completedEvents: 1,
    documents: 1,
    flashcardSets: 1,
    flashcards: 2,
    practiceTests: 1,
  });
  expect(await statsOf(bob)).toEqual(nothing);
});

it("takes today from the student's time zone", async () => {
  const student = await app.student();
  const [west, east] = ['Etc/GMT+12', 'Etc/GMT-14'].map((timeZone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date()),
  );
  expect(west).not.toBe(east); // 26 hours apart
  await student.post('/api/tasks', { title: 'Read', dueDate: west });
  const overdueIn = async (zone: string) =>
    StatsView.parse((await student.get('/api/stats', { 'X-Time-Zone': zone })).body).overdueTasks;
  expect(await overdueIn('Etc/GMT+12')).toBe(0);
  expect(await overdueIn('Etc/GMT-14')).toBe(1);
});

it('rejects signed-out visitors', async () => {
  expect(await app.visitor.get('/api/stats')).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
});

it('counts of a task that repeats what has passed and the next day, as the to-do list shows it', async () => {
  const ann = await app.student();
  const daily = { every: 'day', interval: 1, weekdays: [], until: inDays(5) };
  expect((await ann.post('/api/tasks', { title: 'Read', dueDate: inDays(-2), repeats: daily })).status).toBe(201);
  expect(await statsOf(ann)).toMatchObject({ totalTasks: 3, pendingTasks: 3, overdueTasks: 2 });
  const tasks = TaskView.array().parse((await ann.get('/api/tasks')).body);
  const today = tasks.find(({ dueDate }) => dueDate === inDays(0));
  await ann.put(`/api/tasks/${today?.id}`, { completed: true });
  expect(await statsOf(ann)).toMatchObject({ totalTasks: 4, completedTasks: 1, pendingTasks: 3, overdueTasks: 2 });
});
