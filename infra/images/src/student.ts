import { CalendarEventView, ClassView, DocumentView, register } from '@hub/contracts';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A small syllabus with three dates, which is read quickly. */
const syllabus = (name: string) => `${name}
Quiz 1: due January 20, 2027
Lab report due February 3, 2027
Final Exam: March 9, 2027, 9:00 AM
`;
const datesOfEach = 3;
const patienceMs = 90_000;

/** One student's browser. */
export interface Student {
  /** Adds a class, uploads its syllabus and waits until its dates are on the calendar. */
  addSyllabus(name: string): Promise<void>;
  /** Titles of everything on the calendar, sorted. */
  calendar(): Promise<readonly string[]>;
}

/** Registers a student. @param origin where the browser sends its requests, read before each of them */
export const createStudent = async (origin: () => string): Promise<Student> => {
  let cookie = '';
  const send = async (method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin()}${path}`, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered by ${response.status}: ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  const email = `${randomBytes(6).toString('hex')}@example.edu`;
  await send(register.method, register.path, { email, password: 'correct horse', firstName: 'Ann', lastName: 'Lee' });

  const eventsOf = async (query = '') => CalendarEventView.array().parse(await send('GET', `/api/events${query}`));

  return {
    async addSyllabus(name) {
      const { id } = ClassView.parse(await send('POST', '/api/classes', { name }));
      const form = new FormData();
      form.set('classId', id);
      form.set('type', 'syllabus');
      form.set('file', new File([syllabus(name)], 'syllabus.txt', { type: 'text/plain' }));
      DocumentView.parse(await send('POST', '/api/documents/upload', form));
      for (const end = Date.now() + patienceMs; ; await pause(500)) {
        const found = await eventsOf(`?classId=${id}`);
        if (found.length >= datesOfEach) return;
        if (Date.now() > end) throw new Error(`${found.length} of ${datesOfEach} dates of ${name} are on the calendar`);
      }
    },
    calendar: async () => (await eventsOf()).map(({ classId, title }) => `${classId ?? ''} ${title}`).toSorted(),
  };
};
