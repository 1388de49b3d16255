import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { CommandId } from './ids.ts';

/**
 * Who changed something: the student, a program with a token of theirs, an assistant on request, the reading of
 * documents, an operator or an auditor of the university, or the service itself.
 */
export const historyActors = ['student', 'token', 'assistant', 'workflow', 'operator', 'auditor', 'system'] as const;

/** One recorded event of the student, without its content. */
export const HistoryEntry = z.object({
  id: z.uuid(),
  /** The event's name: `TaskAdded`, `ClassChanged` … */
  type: z.string(),
  /** The kind of thing (stream category) and its id. */
  subject: z.string(),
  subjectId: z.string(),
  /** What the thing was called last; null for things without a title. */
  title: z.string().nullable(),
  actor: z.enum(historyActors).catch('system'),
  /** The name of the token with which it was done. */
  token: z.string().nullish(),
  /** The command that can be undone now; null when there is none. */
  undoable: CommandId.nullable(),
  recordedAt: Instant,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Entries of one page at most. */
export const historyPageSize = 50;

const Cursor = z.string().regex(/^\d{1,18}$/, 'Not a page of the history');

/** What to show; `before` is the previous page's `next`. */
export const HistoryFilter = z.object({
  before: Cursor.optional(),
  actor: z.enum(historyActors).optional(),
  subject: z.string().max(40).optional(),
  subjectId: z.uuid().optional(),
});
export type HistoryFilter = z.infer<typeof HistoryFilter>;

export const HistoryPage = z.object({
  entries: z.array(HistoryEntry).max(historyPageSize),
  /** Null on the last page. */
  next: Cursor.nullable(),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

/** Everything that was recorded of the student, newest first. */
export const listHistory = endpoint({
  method: 'GET',
  path: '/api/history',
  query: HistoryFilter,
  result: HistoryPage,
});
