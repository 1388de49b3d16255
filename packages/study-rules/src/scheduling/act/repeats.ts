import type { Repeats } from '@hub/contracts';
import { addDays, nextWeekday } from '../../dates/calendar.ts';
import type { Clause } from '../understand/clause.ts';
import type { When } from '../when/when.ts';

type Weekly = Extract<When, { kind: 'weekly' }>;

/** A term's length: what repeats without a last day ends with it. */
const usualDays = 15 * 7;

const ruleOf = ({ weekdays, every }: Weekly): Omit<Repeats, 'until'> => {
  if (every % 30 === 0) return { every: 'month', interval: every / 30, weekdays: [] };
  if (every % 7 === 0) return { every: 'week', interval: every / 7, weekdays: weekdays.toSorted((a, b) => a - b) };
  return { every: 'day', interval: every, weekdays: [] };
};

const firstFitting = ({ weekdays }: Weekly, today: string) =>
  weekdays.map((weekday) => nextWeekday(today, weekday)).toSorted()[0] ?? today;

/** How a request says that something repeats: "every friday until dec 11". */
export const repeatsOf = ({ whens }: Clause, today: string) => {
  const weekly = whens.map(({ when }) => when).find((when) => when.kind === 'weekly');
  if (weekly?.kind !== 'weekly') return undefined;
  const [said] = whens.flatMap(({ when, how }) => (when.kind === 'day' && how === 'until' ? [when.day] : []));
  const first = firstFitting(weekly, today);
  const repeats: Repeats = { ...ruleOf(weekly), until: said ?? addDays(first, usualDays) };
  return { first, repeats, isEnded: said !== undefined };
};
