import {
  addClass,
  addEvent,
  addTask,
  archiveClass,
  classColors,
  classTypes,
  eventTypes,
  priorities,
  register,
} from '@hub/contracts';
import { expect, type APIRequestContext, type Browser } from '@playwright/test';
import { registerOperator } from '../operator.ts';
import { addMaterial, type Send } from './class-material.ts';

export interface Student {
  /** The initial state of a browser context. */
  readonly storageState: Awaited<ReturnType<APIRequestContext['storageState']>>;
  /** The class whose page is shown. */
  readonly classId: string;
}

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const ofAll = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

const longName = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const rightToLeft = 'مقدمة في الكيمياء العضوية والحيوية';
const ordinary = ['Organic Chemistry', 'Linear Algebra', 'Modern Poetry', 'Data Structures', 'World History'];
const classNames = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => [longName, rightToLeft][index - 1] ?? `${ofAll(ordinary, index)} ${index + 1}`,
  );

const inGroups = async <Item>(items: readonly Item[], each: (item: Item, index: number) => Promise<void>) => {
  for (let start = 0; start < items.length; start += 20)
    await Promise.all(items.slice(start, start + 20).map((item, offset) => each(item, start + offset)));
};

/** Makes students of three kinds, and an operator. */
export const createStudents = async (browser: Browser, baseURL: string) => {
  const stranger = async (name: string) => {
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
    const send: Send = async ({ method, path }, body, params = {}) => {
      const answer = await context.request.fetch(
        path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
        { method, ...(body instanceof FormData ? { multipart: body } : { data: body }) },
      );
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return (await answer.json()) as { id: string };
    };
    await send(register, {
      email: `${name}-${Date.now()}@example.org`,
      password: 'correct horse',
      firstName: 'Ann',
      lastName: 'Lee',
    });
    const finish = async (classId: string): Promise<Student> => {
      const storageState = await context.storageState();
      await context.close();
      return { storageState, classId };
    };
    const newClass = async (className: string, index = 0) => {
      const { id } = await send(addClass, {
        name: className,
        courseCode: `ABC ${100 + index}`,
        instructor: 'Dr. Maya Lindqvist',
        color: ofAll(classColors, index),
        classType: ofAll(classTypes, index),
        description: 'From the membrane to the nucleus, with a lab on Thursdays.',
      });
      return id;
    };
    return { send, newClass, finish };
  };

  /** Only an account. */
  const nobody = await (await stranger('nobody')).finish('');

  /** One class with nothing in it. */
  const fresh = await stranger('beginner');
  const beginner = await fresh.finish(await fresh.newClass('Organic Chemistry'));

  /** A hundred classes, a thousand events, two hundred tasks; the shown class has more than a hundred of them. */
  const busy = await stranger('busy');
  const classIds: string[] = [];
  for (const [index, name] of classNames(100).entries()) classIds.push(await busy.newClass(name, index));
  const [shown = ''] = classIds;
  const classOf = (index: number) => (index % 8 === 0 ? shown : ofAll(classIds, index));
  await inGroups(Array.from({ length: 1000 }), async (_, index) => {
    await busy.send(addEvent, {
      classId: classOf(index),
      title:
        index % 50 === 0
          ? `${longName} ${index}`
          : `${ofAll(['Problem Set', 'Quiz', 'Reading', 'Essay'], index)} ${index}`,
      dueDate: inDays((index % 120) - 30),
      dueTime: index % 3 === 0 ? '09:30' : null,
      eventType: ofAll(eventTypes, index),
      priority: ofAll(priorities, index),
    });
  });
  await inGroups(Array.from({ length: 200 }), async (_, index) => {
    await busy.send(addTask, {
      classId: index % 4 === 0 ? null : classOf(index),
      title:
        index % 40 === 0
          ? `${longName} ${index}`
          : `${ofAll(['Read chapter', 'Exercises', 'Ask about'], index)} ${index}`,
      dueDate: index % 5 === 0 ? null : inDays((index % 40) - 10),
      priority: ofAll(priorities, index),
    });
  });
  for (const id of classIds.slice(-8)) await busy.send(archiveClass, { archived: true }, { id });
  await addMaterial(busy.send, shown, longName);
  const context = await browser.newContext({ baseURL });
  await registerOperator(context.request, baseURL);
  const operator: Student = { storageState: await context.storageState(), classId: '' };
  await context.close();
  return { nobody, beginner, operator, busy: await busy.finish(shown) };
};
