import { z } from 'zod';
import type { Visitor } from '../../platform/testing/http-client.ts';

/** What a student's screens ask for, and whose answers say nothing about the time at which they are asked. */
const lists = [
  '/api/auth/user',
  '/api/account',
  '/api/account/tokens',
  '/api/terms',
  '/api/classes',
  '/api/meetings',
  '/api/timetable?from=2027-01-11&to=2027-02-28',
  '/api/tasks',
  '/api/events',
  '/api/documents',
  '/api/flashcard-sets',
  '/api/practice-tests',
  '/api/reminder-settings',
  '/api/calendar-feeds',
  '/api/history',
];

const WithIds = z.array(z.object({ id: z.string() }));

/** By the list that has the things, what is asked about each of them. */
const parts: Readonly<Record<string, (id: string) => readonly string[]>> = {
  '/api/classes': (id) => [`/api/classes/${id}`, `/api/classes/${id}/conversations`],
  '/api/documents': (id) => [`/api/documents/${id}/findings`, `/api/documents/${id}/text?page=1`],
  '/api/flashcard-sets': (id) => [`/api/flashcard-sets/${id}/flashcards`],
  '/api/practice-tests': (id) => [`/api/practice-tests/${id}/questions`, `/api/practice-tests/${id}/attempts`],
};
const conversations = /^\/api\/classes\/[^/]+\/conversations$/;

const History = z.looseObject({ entries: z.array(z.looseObject({ undoable: z.unknown() })) });

/** What can be undone now cannot a month later. */
const withoutUndo = (body: unknown) => {
  const history = History.parse(body);
  return { ...history, entries: history.entries.map((entry) => ({ ...entry, undoable: undefined })) };
};

/** The answers of the API by path; what follows from a list is asked as well. @throws Error for a path that does not work */
export const seenAnswers = async (client: Visitor): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {};
  const ask = async (path: string): Promise<void> => {
    const { status, body } = await client.get(path);
    if (status !== 200) throw new Error(`GET ${path} was answered by ${status}: ${JSON.stringify(body)}`);
    answers[path] = path === '/api/history' ? withoutUndo(body) : body;
    const about = conversations.test(path) ? (id: string) => [`/api/conversations/${id}/messages`] : parts[path];
    if (!about) return;
    for (const { id } of WithIds.parse(body)) for (const part of about(id)) await ask(part);
  };
  for (const path of lists) await ask(path);
  return answers;
};
