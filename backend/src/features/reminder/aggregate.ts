import type { ReminderSettings } from '@hub/contracts';
import type { Aggregate } from '../../platform/domain/index.ts';
import { reminder, type ReminderCommand } from './decider.ts';
import { ReminderEvent } from './events.ts';

/** One stream per student, with the student's id. */
export const reminderAggregate: Aggregate<ReminderCommand, ReminderEvent, ReminderSettings | null> = {
  category: 'reminder',
  decider: reminder,
  events: ReminderEvent,
};
