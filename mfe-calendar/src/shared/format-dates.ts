import { dateFormat, relativeDueLabel } from '@hub/ui';
import { t } from '../messages.ts';

const inUtc = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' });

const utc = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
};

/** "2:00 PM", from `HH:mm`. */
const formatTime = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return inUtc({ hour: 'numeric', minute: '2-digit' }).format(Date.UTC(2000, 0, 1, hours, minutes));
};

/** "2 PM". */
export const formatHour = (hour: number) => inUtc({ hour: 'numeric' }).format(Date.UTC(2000, 0, 1, hour));

interface Placed {
  dueTime: string | null;
  endTime?: string | null;
  place?: string | null;
}

/** "2:00 PM – 4:00 PM", "2:00 PM", or nothing. */
export const formatTimes = ({ dueTime, endTime }: Omit<Placed, 'place'>) =>
  [dueTime, endTime].flatMap((time) => (time ? [formatTime(time)] : [])).join(' – ');

/** "2:00 PM – 4:00 PM, B12". */
export const whenAndWhere = (event: Placed) => [formatTimes(event), event.place].filter(Boolean).join(', ');

/** "Nov 22 – 28", with the year unless it is the current one. */
export const formatWeek = (first: string, last: string, today: string) => {
  const isThisYear = [first, last].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const format = inUtc({ month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) });
  return format.formatRange(utc(first), utc(last));
};

/** "Fri, Nov 27". */
export const formatWeekday = (day: string) =>
  inUtc({ weekday: 'short', month: 'short', day: 'numeric' }).format(utc(day));

interface Due {
  dueDate: string | null;
  dueTime?: string | null | undefined;
  endTime?: string | null | undefined;
  endDate?: string | null | undefined;
}

/** "Tomorrow, 2:00 PM". */
export const dueLabel = ({ dueDate, dueTime = null, endTime = null, endDate }: Due, today: string) => {
  if (!dueDate) return t('row.noDueDate');
  const first = relativeDueLabel(dueDate, today);
  const day = endDate && endDate > dueDate ? `${first} – ${relativeDueLabel(endDate, today)}` : first;
  return dueTime ? t('row.due', { day, time: formatTimes({ dueTime, endTime }) }) : day;
};
