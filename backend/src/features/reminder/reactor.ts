import type { UserId } from '@hub/contracts';
import type { AnyAggregate, DomainEvent } from '../../platform/domain/index.ts';
import type { Reactor } from '../../platform/subscriptions/index.ts';
import { ReminderEvent } from './events.ts';

interface Dependencies {
  readonly start: (owner: UserId) => Promise<void>;
  readonly end: (owner: UserId) => Promise<void>;
  readonly hurry: (owner: UserId) => Promise<void>;
}

/** A student has turns while reminders are on. */
export const reminderSwitch = ({ start, end }: Dependencies): Reactor<ReminderEvent> => ({
  name: 'reminder-switch',
  events: ReminderEvent,
  categories: ['reminder'],
  async react(event) {
    const isOn = event.type === 'ReminderSettingsSaved' && event.data.settings.mail;
    await (isOn ? start : end)(event.data.userId);
  },
});

/** Looks at a student's things again soon after one of these changed. */
export const reminderChanges = ({ category, events }: AnyAggregate, { hurry }: Dependencies): Reactor<DomainEvent> => ({
  name: `reminder-of-${category}`,
  events,
  categories: [category],
  react: (_event, { ownerId }) => hurry(ownerId as UserId),
});
