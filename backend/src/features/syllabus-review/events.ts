import {
  CalendarEventId,
  ClassId,
  Day,
  DocumentId,
  eventTypes,
  findingChanges,
  findingDecisions,
  FindingId,
  findingOutcomes,
  priorities,
  skipReasons,
  TermChoice,
  UserId,
} from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ documentId: DocumentId });
const one = id.extend({ findingId: FindingId });

/** What the student changed; only the fields that differ from what the syllabus says. */
const changes = z
  .object({ title: z.string(), dueDate: Day, dueTime: z.string().nullable(), eventType: z.enum(eventTypes) })
  .partial();

const finding = z.object({
  id: FindingId,
  outcome: z.enum(findingOutcomes),
  /** Blank for a left-out line. */
  title: z.string(),
  dueDate: Day.nullable(),
  dueTime: z.string().nullable(),
  eventType: z.enum(eventTypes),
  priority: z.enum(priorities),
  quote: z.string(),
  page: z.number().int(),
  probability: z.number().nullable(),
  reason: z.enum(skipReasons).nullable(),
  /** The event that it is, or becomes when it is accepted. */
  calendarEventId: CalendarEventId,
  /** What the student decided about the same item of an earlier syllabus. */
  earlier: z.enum(findingDecisions),
  /** How the syllabus changes the events of earlier ones of its class. */
  change: z.enum(findingChanges).optional(),
});
export type Finding = z.infer<typeof finding>;

/** Stored permanently: add types and optional fields, never change the meaning of existing ones. */
export const SyllabusReviewEvent = z.discriminatedUnion('type', [
  /** The result of an analysis. With `termChoices` nothing is scheduled, and the student chooses a term. */
  z.object({
    type: z.literal('SyllabusFindingsRecorded'),
    data: id.extend({
      ownerId: UserId,
      classId: ClassId,
      findings: z.array(finding),
      termChoices: z.array(TermChoice),
    }),
  }),
  z.object({ type: z.literal('FindingAccepted'), data: one }),
  z.object({ type: z.literal('FindingEdited'), data: one.extend({ changes }) }),
  z.object({ type: z.literal('FindingDismissed'), data: one }),
  /** The event stays as it is: `changes` is how it differs from what the newer syllabus says. */
  z.object({ type: z.literal('FindingKept'), data: one.extend({ changes }) }),
  /** The finding is the same as this event, which remains. */
  z.object({ type: z.literal('FindingMerged'), data: one.extend({ into: CalendarEventId }) }),
  /** A decision was undone: what the student has decided from now on. */
  z.object({
    type: z.literal('FindingRestored'),
    data: one.extend({ decision: z.enum(findingDecisions), changes }),
  }),
  /** The findings so far are void: the syllabus is read again with this term. */
  z.object({ type: z.literal('TermChosen'), data: id.extend({ term: TermChoice }) }),
  z.object({ type: z.literal('SyllabusReviewErased'), data: id }),
]);
export type SyllabusReviewEvent = z.infer<typeof SyllabusReviewEvent>;
