import type { Aggregate } from '../../platform/domain/index.ts';
import { reminder, type ReminderCommand, type Reminders } from './decider.ts';
import { ReminderEvent } from './events.ts';

/** One stream per student, with the student's id. */
export const reminderAggregate: Aggregate<ReminderCommand, ReminderEvent, Reminders> = {
  category: 'reminder',
  decider: reminder,
  events: ReminderEvent,
};
