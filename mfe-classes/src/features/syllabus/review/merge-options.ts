import type { CalendarEventView, FindingView, MergeTarget } from '@hub/contracts';
import { daysBetween } from '@hub/ui';

/** Something that a finding may be the same as. */
export interface MergeOption {
  readonly title: string;
  readonly dueDate: string;
  readonly dueTime: string | null;
  readonly into: MergeTarget['into'];
}

const isOpenTo = ({ decision }: FindingView) => decision !== 'dismissed' && decision !== 'merged';

/** Other findings of the syllabus that are or may be events, and other events of the class; the nearest day first. */
export const mergeOptions = (
  finding: FindingView,
  findings: readonly FindingView[],
  events: readonly CalendarEventView[],
): MergeOption[] => {
  const waiting = findings.flatMap((other): MergeOption[] => {
    const { id, title, dueDate, dueTime, calendarEventId } = other;
    if (id === finding.id || dueDate === null || calendarEventId !== null || !isOpenTo(other)) return [];
    return other.outcome === 'to_check' ? [{ into: id, title, dueDate, dueTime }] : [];
  });
  const scheduled = events
    .filter(({ id }) => id !== finding.calendarEventId)
    .map(({ id, title, dueDate, dueTime }) => ({ into: id, title, dueDate, dueTime }));
  const distance = ({ dueDate }: MergeOption) => Math.abs(daysBetween(finding.dueDate ?? dueDate, dueDate));
  return [...scheduled, ...waiting].toSorted((a, b) => distance(a) - distance(b));
};
