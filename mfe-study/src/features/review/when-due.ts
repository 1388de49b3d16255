import { dateFormat, pageLanguage } from '@hub/ui';
import { t } from '../../messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let relative: Intl.RelativeTimeFormat | undefined; // created on first use: that takes tens of milliseconds on a phone
const inWords = (away: number, unit: 'minute' | 'hour' | 'day') => {
  relative ??= new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' });
  return relative.format(Math.round(away), unit);
};

/** When a card is due next: "in 10 minutes", "in 3 days (Nov 24)". */
export const whenDue = (due: string, now = new Date()): string => {
  const at = new Date(due);
  const away = at.getTime() - now.getTime();
  if (away < minute) return t('review.soon');
  if (away < hour) return inWords(away / minute, 'minute');
  if (away < day) return inWords(away / hour, 'hour');
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const date = dateFormat({ month: 'short', day: 'numeric', ...year }).format(at);
  return t('review.onDay', { away: inWords(away / day, 'day'), date });
};
