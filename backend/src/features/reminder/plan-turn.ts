import type { ReminderSettings } from '@hub/contracts';
import { planReminders } from './planning/plan-reminders.ts';
import { planSummaries } from './planning/plan-summaries.ts';
import { dayIn, shifted } from './planning/wall-time.ts';
import type { NamedThing } from './queries.ts';

/** What one mail says. */
export interface DueMail {
  readonly keys: readonly string[];
  readonly reminders: readonly NamedThing[];
  /** What else is due today; null without a digest. */
  readonly today: readonly NamedThing[] | null;
  /** The seven days from tomorrow on; null without a look-ahead. */
  readonly week: readonly NamedThing[] | null;
}

interface Window {
  /** Reminders due until then were sent. */
  readonly since: Date;
  readonly now: Date;
}

const hourMs = 60 * 60 * 1000;

const addDays = (day: string, days: number) => shifted({ day, time: '00:00' }, { days }).day;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days that a look-ahead of this day is about. */
export const weekAfter = (day: string): Days => ({ from: addDays(day, 1), to: addDays(day, 7) });

/** The days that a mail of today can be about. */
export const daysAround = ({ zone }: ReminderSettings, now: Date) => {
  const today = dayIn(zone, now);
  return { from: addDays(today, -1), to: addDays(today, 8) };
};

/** What is due by now, and when to look again: at the next reminder, but at least every hour. */
export const planTurn = (
  settings: ReminderSettings,
  things: readonly NamedThing[],
  { since, now }: Window,
): { readonly due: DueMail; readonly next: Date } => {
  const today = dayIn(settings.zone, now);
  const planned = things.flatMap((thing) => planReminders(thing, settings, since).map((each) => ({ ...each, thing })));
  const summaries = planSummaries(settings, since);
  const dueNow = planned.filter(({ dueAt }) => dueAt <= now);
  const dueSummaries = summaries.filter(({ dueAt }) => dueAt <= now).map(({ key }) => key);
  const reminders = [...new Set(dueNow.map(({ thing }) => thing))];
  const others = ({ from, to }: Days) =>
    things.filter((thing) => !thing.over && thing.day >= from && thing.day <= to && !reminders.includes(thing));
  const has = (name: string) => dueSummaries.some((key) => key.startsWith(`${name}/`));
  const later = [...planned, ...planSummaries(settings, now)].map(({ dueAt }) => dueAt.getTime());
  return {
    due: {
      keys: [...dueNow.map(({ key }) => key), ...dueSummaries],
      reminders,
      today: has('digest') ? others({ from: today, to: today }) : null,
      week: has('look-ahead') ? others(weekAfter(today)) : null,
    },
    next: new Date(Math.min(now.getTime() + hourMs, ...later.filter((ms) => ms > now.getTime()))),
  };
};
