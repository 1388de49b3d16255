import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ClassId } from './ids.ts';

export const searchKinds = ['class', 'document', 'event', 'task', 'flashcard-set', 'practice-test'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.uuid(),
  classId: ClassId.nullable(),
  title: z.string(),
  /** What tells it apart: the class's name, a date, or the words of the document around the hit. */
  detail: z.string().nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** Over titles, and over the text of documents; best first, at most 50. */
export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  query: z.object({ q: z.string().trim().min(1, 'Please type what you look for').max(200) }),
  result: z.array(SearchHit),
});
