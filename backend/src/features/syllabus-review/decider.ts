import type { CalendarEventId, ClassId, DocumentId, FindingEdit, FindingId, TermChoice, UserId } from '@hub/contracts';
import { changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import type { Finding, SyllabusReviewEvent } from './events.ts';
import { changesEvent, type Decision, decisionOn, reviewAfter, type SyllabusReview, waitingIn } from './state.ts';

export type SyllabusReviewCommand = { documentId: DocumentId; by: UserId } & (
  | { type: 'RecordFindings'; classId: ClassId; findings: Finding[]; termChoices: TermChoice[] }
  | { type: 'AcceptFinding'; findingId: FindingId; edit: FindingEdit }
  | { type: 'AcceptFindings' }
  | { type: 'EraseSyllabusReview' }
  | { type: 'DismissFinding'; findingId: FindingId }
  /** `changes`: how the event differs from what the syllabus says. */
  | { type: 'KeepFinding'; findingId: FindingId; changes: FindingEdit }
  /** `into`: the event that remains. */
  | { type: 'MergeFinding'; findingId: FindingId; into: CalendarEventId }
  | ({ type: 'ChooseTerm' } & Pick<TermChoice, 'first' | 'last'>)
);

/** @throws Rejection `document_not_found`, `term_not_chosen` */
export const openReview = (state: SyllabusReview | null, by: UserId): SyllabusReview => {
  // same code for another student's review: do not reveal that it exists
  if (!state || state.ownerId !== by || state.erased) throw new Rejection('document_not_found');
  if (state.waitsFor === 'term') throw new Rejection('term_not_chosen');
  return state;
};

/** @throws Rejection `finding_not_found` */
export const findingIn = ({ findings }: SyllabusReview, id: FindingId): Finding => {
  const finding = findings.find((each) => each.id === id);
  if (!finding) throw new Rejection('finding_not_found');
  return finding;
};

/**
 * The decision when the student accepts a finding: earlier edits stay unless they are changed again. That an event is gone
 * can only be accepted as it is.
 * @throws Rejection `finding_incomplete` for a left-out line without title or day
 */
export const acceptanceOf = (review: SyllabusReview, finding: Finding, edit: FindingEdit): Decision => {
  if (finding.change === 'gone') return { decision: 'accepted', changes: {} };
  const { title, dueDate, dueTime, eventType } = finding;
  const read = { title, dueDate, dueTime, eventType };
  const before = decisionOn(review, finding);
  const wanted = withChanges(before.decision === 'kept' ? {} : before.changes, edit);
  if ((wanted.title ?? title) === '' || (wanted.dueDate ?? dueDate) === null) {
    throw new Rejection('finding_incomplete');
  }
  const changes = changesTo<object>(read, wanted);
  return changes ? { decision: 'edited', changes } : { decision: 'accepted', changes: {} };
};

const chosenTerm = (
  { documentId, first, last }: Extract<SyllabusReviewCommand, { type: 'ChooseTerm' }>,
  state: SyllabusReview,
): readonly SyllabusReviewEvent[] => {
  const term = state.offered.find((each) => each.first === first && each.last === last);
  if (!term) throw new Rejection('term_not_offered');
  if (state.waitsFor !== 'term' && state.term && !changesTo(state.term, term)) return [];
  // the running analysis has another term
  if (state.waitsFor === 'reading') throw new Rejection('conflict');
  return [{ type: 'TermChosen', data: { documentId, term } }];
};

export const syllabusReview: Decider<SyllabusReviewCommand, SyllabusReviewEvent, SyllabusReview | null> = {
  initialState: null,
  evolve: reviewAfter,

  decide(command, state) {
    const { documentId, by } = command;
    const isGone = state && (state.ownerId !== by || state.erased);
    if (command.type === 'EraseSyllabusReview') {
      return !state || isGone ? [] : [{ type: 'SyllabusReviewErased', data: { documentId } }];
    }
    if (isGone) throw new Rejection('document_not_found');
    if (command.type === 'RecordFindings') {
      if (state && state.waitsFor !== 'reading') return []; // a repeated analysis
      const { classId, findings, termChoices } = command;
      return [{ type: 'SyllabusFindingsRecorded', data: { documentId, ownerId: by, classId, findings, termChoices } }];
    }
    if (command.type === 'ChooseTerm') {
      if (!state) throw new Rejection('term_not_offered');
      return chosenTerm(command, state);
    }
    const review = openReview(state, by);
    if (command.type === 'AcceptFindings') {
      return waitingIn(review).map(({ id: findingId }) => ({
        type: 'FindingAccepted',
        data: { documentId, findingId },
      }));
    }
    const { findingId } = command;
    const finding = findingIn(review, findingId);
    const before = decisionOn(review, finding);
    if (command.type === 'DismissFinding') {
      return before.decision === 'dismissed' ? [] : [{ type: 'FindingDismissed', data: { documentId, findingId } }];
    }
    if (command.type === 'MergeFinding') {
      const { into } = command;
      if (into === finding.calendarEventId) throw new Rejection('merged_with_itself');
      return before.decision === 'merged' ? [] : [{ type: 'FindingMerged', data: { documentId, findingId, into } }];
    }
    if (command.type === 'KeepFinding') {
      const { changes } = command;
      if (!changesEvent(finding)) throw new Rejection('finding_not_changed');
      if (!changesTo(before, { decision: 'kept', changes })) return [];
      return [{ type: 'FindingKept', data: { documentId, findingId, changes } }];
    }
    const { decision, changes } = acceptanceOf(review, finding, command.edit);
    if (!changesTo(before, { decision, changes })) return [];
    return decision === 'edited'
      ? [{ type: 'FindingEdited', data: { documentId, findingId, changes } }]
      : [{ type: 'FindingAccepted', data: { documentId, findingId } }];
  },
};
