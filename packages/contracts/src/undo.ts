import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { CommandId } from './ids.ts';

/** Names the command in the answer to every change that can be taken back; the screens offer Undo with it. */
export const commandIdHeader = 'x-command-id';

/** How long a change can be taken back (decision Q11). */
export const undoDays = 30;

/** A change that the student made or that was made for them, as it can still be taken back. */
export const ChangeView = z.object({
  commandId: CommandId,
  /** The event's name: `TaskDeleted`, `CalendarEventChanged` … */
  type: z.string(),
  /** The kind of the thing (stream category) and its id. */
  subject: z.string(),
  subjectId: z.string(),
  title: z.string().nullable(),
  /** How many things it touched; type, subject and title are the first one's. */
  items: z.number().int().positive(),
  undone: z.boolean(),
  recordedAt: Instant,
});
export type ChangeView = z.infer<typeof ChangeView>;

/** Newest first, of the last 30 days, at most 500. */
export const listChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  query: z.object({ subjectId: z.uuid().optional() }),
  result: z.array(ChangeView),
});

/**
 * Takes a change back by new events, never by rewriting. 409 when the thing was changed since in a way that
 * taking back would overwrite. Undoing twice is accepted and records nothing.
 */
export const undo = endpoint({
  method: 'POST',
  path: '/api/undo/:commandId',
  params: z.object({ commandId: CommandId }),
  result: z.object({ undone: z.literal(true) }),
});
