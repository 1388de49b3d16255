import { deadlineOf, leadsOf, type Dated } from './leads.ts';
import { outsideQuietHours } from './outside-quiet-hours.ts';
import type { ReminderSettings } from '@hub/contracts';
import { instantOf } from './wall-time.ts';

export interface PlannedReminder {
  /**
   * The same for every plan of the same reminder. It has no instant in it: other quiet hours, another zone or a clock
   * change move the reminder and do not make a second one.
   */
  readonly key: string;
  readonly dueAt: Date;
}

/** The reminders of one thing that are due after `now`; none when it is over. */
export const planReminders = (thing: Dated, settings: ReminderSettings, now: Date): readonly PlannedReminder[] => {
  if (thing.over) return [];
  const { quiet, zone } = settings;
  const deadline = deadlineOf(thing);
  return leadsOf(thing, settings)
    .map(({ name, wall }) => ({
      key: `${thing.id}/${thing.day}/${name}`,
      dueAt: instantOf(outsideQuietHours(wall, { quiet, deadline }), zone),
    }))
    .filter(({ dueAt }) => dueAt > now);
};
