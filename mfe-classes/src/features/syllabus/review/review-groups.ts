import type { FindingView } from '@hub/contracts';

/**
 * The sections of the review; the first three are how a newer syllabus changes the calendar. Findings that the student
 * dismissed or merged, or whose event was deleted, are in none.
 */
export const reviewGroups = (findings: readonly FindingView[]) => {
  const waiting = findings.filter(({ decision }) => decision === 'none');
  const moved = waiting.filter(({ movedFrom }) => movedFrom !== null);
  const gone = waiting.filter(({ change, calendarEventId }) => change === 'gone' && calendarEventId !== null);
  const fresh = waiting.filter(
    ({ change, outcome, calendarEventId }) => change === 'new' && (outcome === 'to_check' || calendarEventId !== null),
  );
  const changes = new Set([...moved, ...fresh, ...gone]);
  return {
    moved,
    fresh,
    gone,
    toCheck: waiting.filter((finding) => finding.outcome === 'to_check' && !changes.has(finding)),
    onCalendar: findings.filter((finding) => finding.calendarEventId !== null && !changes.has(finding)),
    leftOut: waiting.filter(({ outcome }) => outcome === 'left_out'),
  };
};

export type ReviewGroups = ReturnType<typeof reviewGroups>;
