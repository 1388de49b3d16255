import type { CalendarEventId, FindingDecision } from '@hub/contracts';
import { keyOf, plainTitle } from '../calendar-event/index.ts';
import type { Finding } from './events.ts';
import { decisionOn, type SyllabusReview } from './state.ts';

/** The same for findings with the same title and day, and for the same left-out line. */
export const findingKey = ({ title, dueDate, quote }: Pick<Finding, 'title' | 'dueDate' | 'quote'>) =>
  dueDate === null ? `line ${plainTitle(quote)}` : keyOf({ title, dueDate });

interface Accepted {
  readonly calendarEventId: CalendarEventId;
  readonly decision: FindingDecision;
}

/** What the student decided about earlier syllabi of a class. */
export interface EarlierDecisions {
  /** Keys of items that the student dismissed or merged, or whose event the student removed. */
  readonly declined: ReadonlySet<string>;
  /** By the finding's key. */
  readonly accepted: ReadonlyMap<string, Accepted>;
}

type Review = Pick<SyllabusReview, 'findings' | 'decisions'>;

/** Events that these reviews have put on the calendar at some time. */
export const scheduledBy = (reviews: readonly Review[]): CalendarEventId[] =>
  reviews.flatMap((review) =>
    review.findings
      .filter((finding) => finding.outcome === 'created' || decisionOn(review, finding).decision !== 'none')
      .map(({ calendarEventId }) => calendarEventId),
  );

/** Events that earlier syllabi have scheduled. */
interface Scheduled {
  readonly present: { has: (id: CalendarEventId) => boolean };
  readonly removedByStudent: ReadonlySet<CalendarEventId>;
}

/** Oldest review first: the later decision about the same item applies. What was accepted and is gone is open again. */
export const earlierDecisions = (
  reviews: readonly Review[],
  { present, removedByStudent }: Scheduled,
): EarlierDecisions => {
  const declined = new Set<string>();
  const accepted = new Map<string, Accepted>();
  for (const review of reviews) {
    for (const finding of review.findings) {
      const { calendarEventId } = finding;
      const { decision } = decisionOn(review, finding);
      const key = findingKey(finding);
      const isDeclined = decision === 'dismissed' || decision === 'merged' || removedByStudent.has(calendarEventId);
      if (decision === 'none' && !isDeclined) continue;
      declined.delete(key);
      accepted.delete(key);
      if (isDeclined) declined.add(key);
      else if (present.has(calendarEventId)) accepted.set(key, { calendarEventId, decision });
    }
  }
  return { declined, accepted };
};
