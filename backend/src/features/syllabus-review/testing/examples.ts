import {
  CalendarEventId,
  ClassId,
  DocumentId,
  type FindingEdit,
  FindingId,
  type FindingOutcome,
  UserId,
} from '@hub/contracts';
import type { Finding, SyllabusReviewEvent } from '../events.ts';

export const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
export const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
export const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
export const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const last = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

const findingOf = (digit: number, outcome: FindingOutcome, more: Partial<Finding> = {}): Finding => ({
  id: FindingId.parse(last(digit)),
  outcome,
  title: `Quiz ${digit}`,
  dueDate: '2027-03-14',
  dueTime: null,
  eventType: 'quiz',
  priority: 'medium',
  quote: `Quiz ${digit}: March 14`,
  page: 1,
  probability: 0.9,
  reason: null,
  calendarEventId: CalendarEventId.parse(last(digit)),
  earlier: 'none',
  ...more,
});

export const created = findingOf(1, 'created');
export const toCheck = findingOf(2, 'to_check');
export const moved = findingOf(4, 'created', { change: 'moved', dueDate: '2027-03-21' });
export const gone = findingOf(5, 'created', { change: 'gone', probability: null });
const empty = { title: '', dueDate: null, eventType: 'other', probability: null } as const;
export const leftOut = findingOf(3, 'left_out', { ...empty, quote: 'Office hours: March 2', reason: 'policy' });

export const fall = { label: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' };
export const spring = { label: 'Spring 2027', first: '2027-01-11', last: '2027-05-14' };

export const recorded = (
  findings = [created, toCheck, leftOut],
  termChoices = [fall].slice(1),
): SyllabusReviewEvent => ({
  type: 'SyllabusFindingsRecorded',
  data: { documentId, ownerId: ann, classId, findings, termChoices },
});
export const asked = recorded([toCheck], [fall, spring]);
export const termChosen: SyllabusReviewEvent = { type: 'TermChosen', data: { documentId, term: fall } };
export const accepted = ({ id: findingId }: Finding): SyllabusReviewEvent => ({
  type: 'FindingAccepted',
  data: { documentId, findingId },
});
export const edited = ({ id: findingId }: Finding, changes: FindingEdit): SyllabusReviewEvent => ({
  type: 'FindingEdited',
  data: { documentId, findingId, changes },
});
export const dismissed = ({ id: findingId }: Finding): SyllabusReviewEvent => ({
  type: 'FindingDismissed',
  data: { documentId, findingId },
});
export const kept = ({ id: findingId }: Finding, changes: FindingEdit = {}): SyllabusReviewEvent => ({
  type: 'FindingKept',
  data: { documentId, findingId, changes },
});
export const merged = ({ id: findingId }: Finding, into: CalendarEventId): SyllabusReviewEvent => ({
  type: 'FindingMerged',
  data: { documentId, findingId, into },
});
export const erased: SyllabusReviewEvent = { type: 'SyllabusReviewErased', data: { documentId } };
