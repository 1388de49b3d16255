import type { DocumentId, FindingEdit, UserId } from '@hub/contracts';
import type { CalendarEventCommand } from '../calendar-event/index.ts';
import { acceptanceOf } from './decider.ts';
import type { Finding } from './events.ts';
import { decisionOn, type SyllabusReview } from './state.ts';

export type AcceptFromSyllabus = Extract<CalendarEventCommand, { type: 'AcceptFromSyllabus' }>;

/** The day and time that the student agrees to, also where they were edited before. A time is not taken away. */
const moveOf = (review: SyllabusReview, finding: Finding): FindingEdit => {
  const { change, dueDate, dueTime } = finding;
  const isOpen = ['none', 'kept'].includes(decisionOn(review, finding).decision);
  if (change !== 'moved' || !isOpen || dueDate === null) return {};
  return dueTime === null ? { dueDate } : { dueDate, dueTime };
};

/** The command that puts a finding on the calendar. A left-out line says nothing except its text. */
export const accepting = (
  review: SyllabusReview,
  { finding, edit }: { finding: Finding; edit: FindingEdit },
  { documentId, by }: { documentId: DocumentId; by: UserId },
): AcceptFromSyllabus => {
  const { dueTime, eventType, priority, quote, calendarEventId } = finding;
  const { changes } = acceptanceOf(review, finding, edit);
  const title = finding.title || quote;
  const dueDate = finding.dueDate ?? changes.dueDate ?? '';
  const date = { title, dueDate, dueTime, eventType, priority, quote };
  const target = { calendarEventId, by, classId: review.classId, documentId };
  const change = { ...moveOf(review, finding), ...changes };
  return { type: 'AcceptFromSyllabus', ...target, date, change, at: new Date().toISOString() };
};
