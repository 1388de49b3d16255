import {
  ApiError,
  addClass,
  addEvent,
  addGradeCategories,
  addGradeItem,
  addPracticeTest,
  addQuestion,
  addTask,
  completeTask,
  getGrades,
  importFlashcards,
  listClasses,
  listDocuments,
  listEvents,
  listFlashcardSets,
  listPracticeTests,
  listTasks,
  login,
  register,
  uploadDocument,
  type ClassId,
} from '@hub/contracts';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { classes, events, student, syllabus, tasks } from './account.ts';
import type { Client } from './client.ts';
import { dayAfter, withDates } from './dates.ts';
import { grades } from './grades.ts';
import { practiceTest, sets } from './study.ts';

const signIn = async ({ call }: Client, password: string) => {
  try {
    await call(login, { body: { email: student.email, password } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    await call(register, { body: { ...student, password } });
  }
};

/** Adds missing classes. @returns a function that finds a class id by course code */
const addClasses = async ({ call }: Client) => {
  const ids = new Map<string | null, ClassId>();
  for (const { id, courseCode } of await call(listClasses)) ids.set(courseCode, id);
  for (const form of classes) {
    if (!ids.has(form.courseCode)) ids.set(form.courseCode, (await call(addClass, { body: form })).id);
  }
  return (course: string) => {
    const id = ids.get(course);
    if (id === undefined) throw new Error(`No class ${course}`);
    return id;
  };
};

type IdOf = (course: string) => ClassId;

const addTasks = async ({ call }: Client, idOf: IdOf, today: string) => {
  const known = new Set((await call(listTasks)).map(({ title }) => title));
  for (const { title, course, inDays, priority, done } of tasks.filter((task) => !known.has(task.title))) {
    const dueDate = inDays === null ? null : dayAfter(today, inDays);
    const { id } = await call(addTask, { body: { title, priority, dueDate, classId: course && idOf(course) } });
    if (done) await call(completeTask, { params: { id }, body: { completed: true } });
  }
};

const addEvents = async ({ call }: Client, idOf: IdOf, today: string) => {
  const known = new Set((await call(listEvents)).map(({ title }) => title));
  for (const { course, inDays, ...event } of events.filter(({ title }) => !known.has(title))) {
    await call(addEvent, { body: { ...event, classId: idOf(course), dueDate: dayAfter(today, inDays) } });
  }
};

const addStudyTools = async ({ call }: Client, idOf: IdOf) => {
  const known = new Set((await call(listFlashcardSets)).map(({ title }) => title));
  for (const { course, title, text } of sets.filter((set) => !known.has(set.title))) {
    await call(importFlashcards, { body: { classId: idOf(course), title, text } });
  }
  const { course, title, questions } = practiceTest;
  if ((await call(listPracticeTests)).some((test) => test.title === title)) return;
  const { id } = await call(addPracticeTest, { body: { classId: idOf(course), title } });
  for (const body of questions) await call(addQuestion, { params: { id }, body });
};

const addGrades = async ({ call }: Client, idOf: IdOf) => {
  for (const { course, categories, items } of grades) {
    const params = { id: idOf(course) };
    if ((await call(getGrades, { params })).categories.length > 0) continue;
    const added = await call(addGradeCategories, { params, body: { categories: [...categories] } });
    for (const [category, name, earned, possible] of items) {
      const categoryId = added.categories.find((each) => each.name === category)?.id;
      if (categoryId) await call(addGradeItem, { params, body: { categoryId, name, earned, possible } });
    }
  }
};

const upload = async ({ call }: Client, idOf: IdOf, today: string) => {
  if ((await call(listDocuments)).some(({ name }) => name === syllabus.name)) return;
  const text = withDates(readFileSync(new URL('syllabus.txt', import.meta.url), 'utf8'), today);
  const form = new FormData();
  form.set('classId', idOf(syllabus.course));
  form.set('type', 'syllabus');
  form.set('description', syllabus.description);
  form.set('file', new Blob([text], { type: 'text/plain' }), syllabus.name);
  await call(uploadDocument, { form });
};

/** Waits for the syllabus to be analyzed. @returns whether that happened within the time */
export const untilAnalyzed = async ({ call }: Client, withinMs: number) => {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if ((await call(listDocuments)).some(({ name, analyzed }) => name === syllabus.name && analyzed)) return true;
    await sleep(250);
  }
  return false;
};

/**
 * Fills the demo student's account through the public API. Existing items are left unchanged, so every start can call
 * it.
 * @param today YYYY-MM-DD; all dates are relative to it
 * @throws ApiError
 */
export const fillDemo = async (client: Client, password: string, today: string): Promise<void> => {
  await signIn(client, password);
  const idOf = await addClasses(client);
  await upload(client, idOf, today);
  await addTasks(client, idOf, today);
  await addEvents(client, idOf, today);
  await addStudyTools(client, idOf);
  await addGrades(client, idOf);
};
