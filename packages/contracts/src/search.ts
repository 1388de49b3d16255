import { z } from 'zod';
import { eventTypes } from './calendar-event.ts';
import { endpoint } from './endpoint.ts';
import { ClassId } from './ids.ts';

/**
 * Everything is found by its title, documents and syllabi also by their text. Conversations are not searched, nor tasks
 * that no screen shows: completed ones and those of archived classes.
 */
export const searchKinds = [
  'class',
  'document',
  'syllabus',
  'event',
  'task',
  'flashcard-set',
  'practice-test',
] as const;

/** Maximum number of hits per search. */
export const mostHits = 50;

/** Enough to name the item and to open it. `classId` is null for a personal task. */
export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.uuid(),
  classId: ClassId.nullable(),
  title: z.string(),
  /** Tells similar hits apart: the class's name, its course code, or the words of the document around the hit. */
  detail: z.string().nullable(),
  /** The day of an event or task, YYYY-MM-DD. */
  dueDate: z.string().nullable(),
  /** Of an event. */
  eventType: z.enum(eventTypes).nullable().default(null),
  /** Its class is archived: the calendar leaves it out. */
  archived: z.boolean(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/**
 * Searches titles, what things are called by their kind and class, also in archived classes, and the text of documents;
 * what the student most likely means first, at most 50.
 */
export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  query: z.object({
    q: z.string('Please type what you look for').trim().min(1, 'Please type what you look for').max(200),
  }),
  result: z.array(SearchHit),
});
