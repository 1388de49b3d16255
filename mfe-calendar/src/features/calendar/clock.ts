import { todayIn } from '@hub/ui';
import type { Now } from './agenda.ts';

/** The student's own day and time of day (decision Q178). */
export const now = (at: Date = new Date()): Now => ({
  today: todayIn(undefined, at),
  time: `${at.getHours()}`.padStart(2, '0') + ':' + `${at.getMinutes()}`.padStart(2, '0'),
});
