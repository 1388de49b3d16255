import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { CommandId } from './ids.ts';

/** Response header that identifies the command of a change; the screens use it to offer Undo. */
export const commandIdHeader = 'x-command-id';

/** How long a change can be undone (decision Q11). */
export const undoDays = 30;

/** A change that can still be undone, made by the student or for them. */
export const ChangeView = z.object({
  commandId: CommandId,
  /** The event's name: `TaskDeleted`, `CalendarEventChanged` … */
  type: z.string(),
  /** The kind of item (stream category) and its id. */
  subject: z.string(),
  subjectId: z.string(),
  title: z.string().nullable(),
  /** Number of items changed; type, subject and title are those of the first one. */
  items: z.number().int().positive(),
  undone: z.boolean(),
  recordedAt: Instant,
});
export type ChangeView = z.infer<typeof ChangeView>;

/** Newest first, from the last 30 days, at most 500. */
export const listChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  query: z.object({ subjectId: z.uuid().optional() }),
  result: z.array(ChangeView),
});

/**
 * Reverts a change by new events, never by rewriting. 409 when a later change would be overwritten. Undoing twice is
 * accepted and records nothing.
 */
export const undo = endpoint({
  method: 'POST',
  path: '/api/undo/:commandId',
  params: z.object({ commandId: CommandId }),
  result: z.object({ undone: z.literal(true) }),
});
