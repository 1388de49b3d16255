import type { ReminderSettings, UserId } from '@hub/contracts';
import type { AnyAggregate, DomainEvent } from '../../platform/domain/index.ts';
import type { Reactor } from '../../platform/subscriptions/index.ts';
import { ReminderEvent } from './events.ts';

interface Dependencies {
  readonly start: (owner: UserId) => Promise<void>;
  readonly end: (owner: UserId) => Promise<void>;
  readonly hurry: (owner: UserId) => Promise<void>;
}

/** Whether a student is reminded in any way. */
export const isOn = ({ mail, push, app }: ReminderSettings): boolean => mail || push || app;

/** A student has turns while reminders are on. */
export const reminderSwitch = ({ start, end, hurry }: Dependencies): Reactor<ReminderEvent> => ({
  name: 'reminder-switch',
  events: ReminderEvent,
  categories: ['reminder'],
  async react({ type, data }) {
    if (type === 'ReminderSettingsSaved') await (isOn(data.settings) ? start : end)(data.userId);
    else if (type !== 'NoticesSeen') await hurry(data.userId); // the next look finds out what is left
  },
});

/** Looks at a student's things again soon after one of these changed. */
export const reminderChanges = ({ category, events }: AnyAggregate, { hurry }: Dependencies): Reactor<DomainEvent> => ({
  name: `reminder-of-${category}`,
  events,
  categories: [category],
  react: (_event, { ownerId }) => hurry(ownerId as UserId),
});
