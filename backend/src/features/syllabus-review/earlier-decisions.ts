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
  /** Keys of items that the student dismissed, or whose event the student removed. */
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

/** Oldest review first: the later decision about the same item applies. */
export const earlierDecisions = (
  reviews: readonly Review[],
  removed: ReadonlySet<CalendarEventId>,
): EarlierDecisions => {
  const declined = new Set<string>();
  const accepted = new Map<string, Accepted>();
  for (const review of reviews) {
    for (const finding of review.findings) {
      const { calendarEventId } = finding;
      const { decision } = decisionOn(review, finding);
      const key = findingKey(finding);
      if (decision === 'dismissed' || removed.has(calendarEventId)) {
        declined.add(key);
        accepted.delete(key);
      } else if (decision !== 'none') {
        declined.delete(key);
        accepted.set(key, { calendarEventId, decision });
      }
    }
  }
  return { declined, accepted };
};
