import { dateFormat } from '@hub/ui';

/** "Fri, Nov 27, 2026, 2:00 PM": always with weekday and year, which the student compares with the syllabus. */
export const formatWhen = (day: string, time: string | null) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return dateFormat({
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(time && { hour: 'numeric', minute: '2-digit' }),
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, date, hours, minutes));
};
