const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const thisYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' });

/** When a card comes again: "in 10 minutes", "in 3 days (Nov 24)". */
export const whenDue = (due: string, now = new Date()): string => {
  const at = new Date(due);
  const away = at.getTime() - now.getTime();
  if (away < minute) return 'in a minute';
  if (away < hour) return relative.format(Math.round(away / minute), 'minute');
  if (away < day) return relative.format(Math.round(away / hour), 'hour');
  const date = (at.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(at);
  return `${relative.format(Math.round(away / day), 'day')} (${date})`;
};
