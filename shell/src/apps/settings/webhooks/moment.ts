import { dateFormat } from '@hub/ui';

/** An instant as day and time, in the student's zone. */
export const moment = (instant: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
