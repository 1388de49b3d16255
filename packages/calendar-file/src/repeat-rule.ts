import type { NewRepeats } from '@hub/contracts';

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;
const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** A day, `YYYY-MM-DD`, as in a calendar file: `YYYYMMDD` (RFC 5545 §3.3.4). */
export const compactDay = (day: string): string => day.replaceAll('-', '');

/** The rule as in a calendar file (RFC 5545 §3.3.10): "FREQ=WEEKLY;INTERVAL=1;BYDAY=TU,TH;UNTIL=20261211". */
export const repeatRule = ({ every, interval, weekdays, until, times }: NewRepeats): string => {
  const byDay = every === 'week' && weekdays.length > 0;
  const names = [...new Set(weekdays)].toSorted((a, b) => a - b).map((day) => weekdayNames[day]);
  return [
    `FREQ=${frequencies[every]}`,
    `INTERVAL=${interval}`,
    ...(byDay ? [`BYDAY=${names.join(',')}`] : []),
    until === undefined ? `COUNT=${times}` : `UNTIL=${compactDay(until)}`,
  ].join(';');
};
