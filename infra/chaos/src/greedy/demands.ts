import {
  chat,
  generateFlashcards,
  importFlashcards,
  importLimits,
  listEvents,
  schedulingChat,
  search,
} from '@hub/contracts';
import type { StudentRequest } from '../students/connection.ts';
import { scanOf } from './scan.ts';

/** Something that a greedy student requests again and again. */
export interface Demand {
  /** Requests of it at the same time. */
  readonly parallel: number;
  readonly request: (classId: string, count: number) => StudentRequest;
}

const post = (path: string, body: object | FormData) => ({ action: `greedy ${path}`, method: 'POST', path, body });

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const upload = (classId: string, { name, content }: { name: string; content: string | Uint8Array<ArrayBuffer> }) => {
  const form = formOf({ classId, type: 'syllabus' });
  form.set('file', new Blob([content]), name);
  return post('/api/documents/upload', form);
};

const get = (path: string) => ({ action: `greedy ${path}`, method: 'GET', path });

/** The longest message that is accepted, after words that look like a request. */
const longMessage = `add a task${' '.repeat(7_900)}x`;
const shortRows = 'a,b\n'.repeat(importLimits.bytes / 4);
const tables = '<table><tr><td>1. May\n'.repeat(20_000);
const dates = Array.from({ length: 8_000 }, (_, line) => `Quiz ${line} is due on March ${(line % 28) + 1}`).join('\n');

/** The worst that the limits of one student allow, as far as it is known. */
export const allDemands = async (): Promise<readonly Demand[]> => {
  const scan = Uint8Array.from(await scanOf(40));
  return [
    { parallel: 8, request: (classId) => post(importFlashcards.path, { classId, title: 'Rows', text: shortRows }) },
    { parallel: 4, request: () => post(schedulingChat.path, { message: longMessage }) },
    { parallel: 2, request: (classId) => post(chat.path, formOf({ classId, message: longMessage })) },
    {
      parallel: 2,
      request: (classId) =>
        post(generateFlashcards.path, { classId, prompt: 'all quizzes', setTitle: 'All', numberOfCards: 20 }),
    },
    { parallel: 4, request: (classId, count) => upload(classId, { name: `scan-${count}.pdf`, content: scan }) },
    { parallel: 4, request: (classId, count) => upload(classId, { name: `tables-${count}.txt`, content: tables }) },
    { parallel: 2, request: (classId, count) => upload(classId, { name: `dates-${count}.txt`, content: dates }) },
    { parallel: 8, request: () => get(`${search.path}?q=${'quiz%20'.repeat(28)}`) },
    { parallel: 8, request: () => get(listEvents.path) },
    { parallel: 2, request: () => get('/api/account/export') },
  ];
};
