import type { Repeats } from '@hub/contracts';
import { formatShortDay, weekday, weekdayNames } from '@hub/ui';
import { t } from '../messages.ts';

const unit = ({ every, interval }: Repeats) => {
  if (interval === 1) return t(`repeats.every.${every}`);
  return t(`repeats.everyNth.${every}`, { interval });
};

/** "Every week on Tue, Thu until Dec 11". */
export const repeatLabel = (repeats: Repeats, first: string, today: string) => {
  const names = weekdayNames('short');
  const days = repeats.weekdays.length > 0 ? repeats.weekdays : [weekday(first)];
  const on = repeats.every === 'week' && t('repeats.on', { days: days.map((day) => names[day]).join(', ') });
  const until = t('repeats.until', { day: formatShortDay(repeats.until, today) });
  return [unit(repeats), on, until].filter(Boolean).join(' ');
};
