import type { PlannedReminder } from './plan-reminders.ts';
import type { ReminderSettings } from '@hub/contracts';
import { dayIn, instantOf, shifted, type WallTime, weekdayOf } from './wall-time.ts';

const weekDays = 7;

const isSunday = (wall: WallTime) => weekdayOf(wall) === 7;

/** The first morning after `now` on a day that fits. A week and a day are enough, because one of them is a Sunday. */
const nextMorning = (
  { morning, zone }: ReminderSettings,
  { now, fits }: { readonly now: Date; readonly fits: (wall: WallTime) => boolean },
) => {
  const today = dayIn(zone, now);
  return Array.from({ length: weekDays + 1 }, (_, days) => shifted({ day: today, time: morning }, { days }))
    .filter(fits)
    .map((wall) => ({ day: wall.day, dueAt: instantOf(wall, zone) }))
    .find(({ dueAt }) => dueAt > now);
};

/** The next digest and the next look-ahead, as far as the student wants them. They come at their hour, quiet or not. */
export const planSummaries = (settings: ReminderSettings, now: Date): readonly PlannedReminder[] => {
  const summaries = [
    { name: 'digest', wanted: settings.digest, fits: () => true },
    { name: 'look-ahead', wanted: settings.lookAhead, fits: isSunday },
  ];
  return summaries.flatMap(({ name, wanted, fits }) => {
    const next = wanted ? nextMorning(settings, { now, fits }) : undefined;
    return next ? [{ key: `${name}/${next.day}`, dueAt: next.dueAt }] : [];
  });
};
