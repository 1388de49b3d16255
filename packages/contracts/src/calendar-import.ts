import { z } from 'zod';
import { CalendarEventForm } from './calendar-event.ts';
import { endpoint } from './endpoint.ts';

/** Dates that one import may bring. */
export const mostImportedEvents = 500;

/** A date of another calendar; `key` is the same each time that calendar is read. */
export const ImportedEvent = CalendarEventForm.extend({ key: z.string().min(1).max(500) });
export type ImportedEvent = z.infer<typeof ImportedEvent>;

/**
 * Puts dates of another calendar on the student's own, as one change with one undo. A date that is there already stays as
 * the student has it; one that was deleted is added again. 400 `ends_before_start`
 */
export const importEvents = endpoint({
  method: 'POST',
  path: '/api/events/import',
  body: z.object({ events: z.array(ImportedEvent).min(1).max(mostImportedEvents) }),
  result: z.object({
    added: z.number().int().nonnegative(),
    /** Dates that were on the calendar already. */
    present: z.number().int().nonnegative(),
  }),
});
