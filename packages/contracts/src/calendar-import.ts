import { z } from 'zod';
import { CalendarEventForm } from './calendar-event.ts';
import { endpoint } from './endpoint.ts';
import { CalendarEventId } from './ids.ts';

/** Dates that one import may bring. */
export const mostImportedEvents = 500;

const ImportKey = z.string().min(1).max(500);
/** A date of another calendar; `key` is the same each time that calendar is read. */
export const ImportedEvent = CalendarEventForm.extend({ key: ImportKey });
export type ImportedEvent = z.infer<typeof ImportedEvent>;

/**
 * Puts dates of another calendar on the student's own, as one change with one undo. A date that was imported before follows
 * what that calendar has changed since, except where the student has changed it; one that was deleted is added again.
 * 400 `ends_before_start`
 */
export const importEvents = endpoint({
  method: 'POST',
  path: '/api/events/import',
  body: z.object({ events: z.array(ImportedEvent).min(1).max(mostImportedEvents) }),
  result: z.object({
    added: z.number().int().nonnegative(),
    /** Dates that were imported before and differ now. */
    changed: z.number().int().nonnegative(),
    /** Dates that are on the calendar already, and stay as they are. */
    present: z.number().int().nonnegative(),
  }),
});

/** Which dates of another calendar are on the student's already: only what the student owns is found. */
export const findImported = endpoint({
  method: 'POST',
  path: '/api/events/imported',
  body: z.object({ keys: z.array(ImportKey).max(mostImportedEvents) }),
  result: z.array(z.object({ key: ImportKey, id: CalendarEventId })),
});
