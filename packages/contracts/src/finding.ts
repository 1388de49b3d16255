import { z } from 'zod';
import { eventTypes } from './calendar-event.ts';
import { Day, TimeOfDay } from './date.ts';
import { skipReasons } from './document.ts';
import { endpoint } from './endpoint.ts';
import { CalendarEventId, DocumentId, FindingId } from './ids.ts';
import { priorities } from './task.ts';
import { limits, requiredText } from './text.ts';

/**
 * What the analysis decided about something in a syllabus: `created` is on the calendar, `to_check` waits for the
 * student, `left_out` is a line with a date that names no event.
 */
export const findingOutcomes = ['created', 'to_check', 'left_out'] as const;
export type FindingOutcome = (typeof findingOutcomes)[number];

/**
 * What the student decided about a finding; `none` until then. `kept`: the event stays as it is, although the newer
 * syllabus moves or drops it. `merged`: it is the same as another event, which remains.
 */
export const findingDecisions = ['none', 'accepted', 'edited', 'dismissed', 'kept', 'merged'] as const;
export type FindingDecision = (typeof findingDecisions)[number];

/** How a newer syllabus changes the events of its class. `gone`: it does not name the event, so there is no line to show. */
export const findingChanges = ['moved', 'new', 'gone'] as const;
export type FindingChange = (typeof findingChanges)[number];

/** The fields of the event that a finding is about; a left-out line has no day. */
const proposed = {
  title: z.string(),
  dueDate: Day.nullable(),
  dueTime: z.string().nullable(),
  eventType: z.enum(eventTypes).catch('other'),
  priority: z.enum(priorities).catch('medium'),
};

/** One finding of a syllabus's analysis, with what the student decided about it. */
export const FindingView = z.object({
  id: FindingId,
  documentId: DocumentId,
  outcome: z.enum(findingOutcomes),
  decision: z.enum(findingDecisions),
  ...proposed,
  /** Verbatim text of the syllabus. */
  quote: z.string(),
  /** Counts from 1. */
  page: z.number().int().positive(),
  /** How likely the event is right, 0 to 1; null for a left-out line. */
  probability: z.number().min(0).max(1).nullable(),
  /** Why a left-out line names no event. */
  reason: z.enum(skipReasons).nullable(),
  /** The event on the calendar; null while there is none. */
  calendarEventId: CalendarEventId.nullable(),
  /** Null where the syllabus agrees with earlier ones, and for the first syllabus of a class. */
  change: z.enum(findingChanges).nullable().default(null),
  /** Where the event is while the student has not decided whether it moves. */
  movedFrom: z.object({ dueDate: Day, dueTime: z.string().nullable() }).nullable().default(null),
});
export type FindingView = z.infer<typeof FindingView>;

/** A term that the dates of a syllabus without a year may belong to, such as "Fall 2026". */
export const TermChoice = z.object({ label: z.string().max(60), first: Day, last: Day });
export type TermChoice = z.infer<typeof TermChoice>;

/** The result of a syllabus's analysis. With `termChoices` nothing is on the calendar until the student chooses one. */
export const FindingsView = z.object({ findings: z.array(FindingView), termChoices: z.array(TermChoice) });
export type FindingsView = z.infer<typeof FindingsView>;

/** What the student changes before accepting. A left-out line needs title and day. */
export const FindingEdit = z
  .object({
    title: requiredText('Title', limits.title),
    dueDate: Day,
    dueTime: TimeOfDay.nullable(),
    eventType: z.enum(eventTypes),
  })
  .partial();
export type FindingEdit = z.infer<typeof FindingEdit>;

/** What a finding is the same as: another finding of the syllabus, or any event of its class, by its id. */
export const MergeTarget = z.object({ into: z.union([FindingId, CalendarEventId]) });
export type MergeTarget = z.infer<typeof MergeTarget>;

const params = z.object({ id: DocumentId });
const one = params.extend({ findingId: FindingId });

/** In the order of the document. Empty until the analysis is finished. */
export const listFindings = endpoint({
  method: 'GET',
  path: '/api/documents/:id/findings',
  params,
  result: FindingsView,
});
/**
 * Puts the finding on the calendar, with the student's changes; one that is there already is confirmed, changed or moved.
 * One that the syllabus no longer names is removed, unless it was edited or completed.
 */
export const acceptFinding = endpoint({
  method: 'POST',
  path: '/api/documents/:id/findings/:findingId/accept',
  params: one,
  body: FindingEdit,
  result: FindingView,
});
/** Accepts everything that waits for a decision, also what moved or is gone. Returns how many. */
export const acceptFindings = endpoint({
  method: 'POST',
  path: '/api/documents/:id/findings/accept',
  params,
  result: z.object({ accepted: z.number().int().nonnegative() }),
});
/** Hides the finding, and removes its event from the calendar. */
export const dismissFinding = endpoint({
  method: 'POST',
  path: '/api/documents/:id/findings/:findingId/dismiss',
  params: one,
  result: FindingView,
});
/** Keeps the event of a finding that moved or is gone as it is. */
export const keepFinding = endpoint({
  method: 'POST',
  path: '/api/documents/:id/findings/:findingId/keep',
  params: one,
  result: FindingView,
});
/**
 * The finding is the same as something else, which remains and is put on the calendar if it is not there. The finding's own
 * event is removed, and no newer syllabus brings it back.
 */
export const mergeFinding = endpoint({
  method: 'POST',
  path: '/api/documents/:id/findings/:findingId/merge',
  params: one,
  body: MergeTarget,
  result: FindingView,
});
/** Chooses one of the `termChoices`; the syllabus is then read again with that term. */
export const chooseTerm = endpoint({
  method: 'POST',
  path: '/api/documents/:id/term',
  params,
  body: z.object({ first: Day, last: Day }),
  result: FindingsView,
});
