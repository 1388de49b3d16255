import type {
  CalendarEventId,
  ClassId,
  DocumentId,
  FindingId,
  FindingsView,
  FindingView,
  UserId,
} from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection, withChanges } from '../../platform/domain/index.ts';
import type { Finding } from './events.ts';
import { syllabusReviewList, type SyllabusReviewRow } from './projection.ts';
import { decisionOn } from './state.ts';
import { isElsewhere, type PresentEvent } from '../calendar-event/index.ts';

export type StoredReview = SyllabusReviewRow & { id: DocumentId };

type OnCalendar = ReadonlyMap<CalendarEventId, PresentEvent>;

const movedFrom = ({ dueDate, dueTime }: PresentEvent, to: Finding) => {
  const isThere =
    to.dueDate !== null && !isElsewhere({ dueDate, dueTime }, { dueDate: to.dueDate, dueTime: to.dueTime });
  return isThere ? null : { dueDate, dueTime };
};

const findingView = (review: StoredReview, finding: Finding, onCalendar: OnCalendar): FindingView => {
  const { earlier: _earlier, calendarEventId, change = null, ...found } = finding;
  const { decision, changes } = decisionOn(review, finding);
  const event = onCalendar.get(calendarEventId);
  // what the student has edited or completed since is not asked about
  const isKept = change === 'gone' && decision === 'none' && event?.isTouched;
  return {
    ...withChanges(found, changes),
    documentId: review.id,
    decision: isKept ? 'kept' : decision,
    calendarEventId: event ? calendarEventId : null,
    change,
    movedFrom: change === 'moved' && decision === 'none' && event ? movedFrom(event, finding) : null,
  };
};

/** Without a review: the analysis is not finished. */
export const findingsView = (review: StoredReview | undefined, onCalendar: OnCalendar): FindingsView => ({
  findings: review?.findings.map((finding) => findingView(review, finding, onCalendar)) ?? [],
  termChoices: review?.waitsFor === 'term' ? review.offered : [],
});

/** @throws Rejection `finding_not_found` */
export const oneFinding = ({ findings }: FindingsView, id: FindingId): FindingView => {
  const finding = findings.find((each) => each.id === id);
  if (!finding) throw new Rejection('finding_not_found');
  return finding;
};

export const syllabusReviewQueries = (db: Knex) => {
  const rows = (ownerId: UserId) => db<StoredReview>(syllabusReviewList.table).where({ ownerId });

  return {
    reviewOf: (owner: UserId, id: DocumentId): Promise<StoredReview | undefined> => rows(owner).where({ id }).first(),

    /** The reviews of a class, including replaced syllabi; oldest first. */
    reviewsIn: (owner: UserId, classId: ClassId): Promise<StoredReview[]> =>
      rows(owner).where({ classId }).orderBy(['createdAt', 'id']),

    idsIn: (owner: UserId, classId: ClassId): Promise<DocumentId[]> =>
      rows(owner).where({ classId }).orderBy('id').pluck('id'),
  };
};
