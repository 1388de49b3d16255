import { addClass, addTask, ClassView, DocumentView, listEvents, listTasks, schedulingChat } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAccount } from '../students/account.ts';
import type { Connection, StudentRequest } from '../students/connection.ts';
import { syllabus } from '../students/syllabus.ts';

/** What is measured of a student's requests. */
export const kinds = ['read', 'command', 'assistant', 'syllabus'] as const;
export type Kind = (typeof kinds)[number];

/** Durations in ms of every request, from the first attempt to the response. */
export type Durations = Readonly<Record<Kind, readonly number[]>>;

/** In ms: the first requests of a process are slow, and greedy students fill the queues. Nothing is measured. */
export const warmUpMs = 10_000;

/** A student waits this long before the next request of a kind, in ms: within the limits of one student. */
const pauses: Readonly<Record<Kind, number>> = { read: 100, command: 300, assistant: 6_500, syllabus: 4_000 };

const syllabusFor = (classId: string, count: number) => {
  const form = new FormData();
  form.set('classId', classId);
  form.set('type', 'syllabus');
  form.set('file', new Blob([`${syllabus}Quiz ${count}: due April 2, 2027\n`]), `syllabus-${count}.txt`);
  return form;
};

/**
 * Registers, works at the pace of a student, and measures it until `stopping` aborts.
 * @throws when a request is refused or fails
 */
export const measureStudent = async (
  name: string,
  { connection, stopping }: { connection: Connection; stopping: AbortSignal },
): Promise<Durations> => {
  const durations: Record<Kind, number[]> = { read: [], command: [], assistant: [], syllabus: [] };
  const send = async (request: StudentRequest) => {
    const { outcome, status, body } = await connection.send(request, () => ({}));
    if (outcome === 'ok') return body;
    throw new Error(`${name}: ${request.action} ended with status ${status ?? 'none'}: ${JSON.stringify(body)}`);
  };
  const get = (path: string) => send({ action: `read ${path}`, method: 'GET', path });
  const post = (path: string, body: object) => send({ action: `post ${path}`, method: 'POST', path, body });

  await openAccount(name, connection);
  const { id: classId } = ClassView.parse(await post(addClass.path, { name: 'Chemistry', color: 'blue' }));

  const requests: Readonly<Record<Kind, (count: number) => Promise<unknown>>> = {
    read: (count) => get(count % 2 === 0 ? listTasks.path : listEvents.path),
    command: (count) => post(addTask.path, { title: `Read chapter ${count}`, classId, dueDate: '2027-01-15' }),
    assistant: () => post(schedulingChat.path, { message: 'what is due next week?' }),
    async syllabus(count) {
      const uploaded = await post('/api/documents/upload', syllabusFor(classId, count));
      await post(`/api/documents/${DocumentView.parse(uploaded).id}/analyze`, {});
    },
  };
  const measuredFrom = performance.now() + warmUpMs;
  const measure = async (kind: Kind) => {
    for (let count = 0; !stopping.aborted; count += 1) {
      const begun = performance.now();
      await requests[kind](count);
      if (begun >= measuredFrom) durations[kind].push(performance.now() - begun);
      await sleep(pauses[kind]);
    }
  };
  await Promise.all(kinds.map(measure));
  return durations;
};
