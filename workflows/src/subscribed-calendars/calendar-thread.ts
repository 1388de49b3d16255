import { readCalendar, type ReadCalendar } from '@hub/calendar-file';
import { subscriptionLimits } from '@hub/contracts';

export interface CalendarTask {
  readonly text: string;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** IANA name. */
  readonly zone: string;
}

/** null: the text is no calendar. */
export const readInThread = (task: CalendarTask): ReadCalendar | null => {
  const { text, ...period } = task;
  try {
    return readCalendar(text, { ...period, untitled: 'Untitled', most: subscriptionLimits.dates });
  } catch {
    return null;
  }
};
