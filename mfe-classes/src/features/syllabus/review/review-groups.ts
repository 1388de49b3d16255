import type { FindingView } from '@hub/contracts';

/** The sections of the review. Findings that the student dismissed, or whose event was deleted, are in none. */
export const reviewGroups = (findings: readonly FindingView[]) => {
  const waiting = findings.filter(({ decision }) => decision === 'none');
  return {
    toCheck: waiting.filter(({ outcome }) => outcome === 'to_check'),
    onCalendar: findings.filter(({ calendarEventId }) => calendarEventId !== null),
    leftOut: waiting.filter(({ outcome }) => outcome === 'left_out'),
  };
};
