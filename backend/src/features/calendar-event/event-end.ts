import { Rejection } from '../../platform/domain/index.ts';
import type { Fields } from './origin.ts';

/** What an event without an end and a place has there. */
export const endless = { endDate: null, endTime: null, place: null } as const;

/** @throws Rejection `ends_before_start`, also for an end time without a start time on the same day */
export const checkEnd = ({ dueDate, dueTime, endDate, endTime }: Fields): void => {
  if (endDate && endDate < dueDate) throw new Rejection('ends_before_start');
  const isSameDay = !endDate || endDate === dueDate;
  if (endTime && isSameDay && (dueTime === null || endTime <= dueTime)) throw new Rejection('ends_before_start');
};
