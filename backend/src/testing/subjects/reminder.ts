import { defaultReminderSettings, type ReminderSettings } from '@hub/contracts';
import * as fc from 'fast-check';
import { reminderAggregate } from '../../features/reminder/aggregate.ts';
import type { ReminderCommand } from '../../features/reminder/decider.ts';
import type { ReminderEvent } from '../../features/reminder/events.ts';
import type { Subject } from '../subject.ts';
import { userIds } from '../values.ts';

const settings = fc.record({
  ...Object.fromEntries(Object.entries(defaultReminderSettings).map(([name, value]) => [name, fc.constant(value)])),
  mail: fc.boolean(),
  exams: fc.boolean(),
  quiet: fc.constantFrom(null, { from: '22:00', to: '07:00' }),
}) as fc.Arbitrary<ReminderSettings>;

export const reminderSubject: Subject<ReminderCommand, ReminderEvent, ReminderSettings | null, boolean> = {
  aggregate: reminderAggregate,
  idOf: ({ userId }) => userId,
  ownerOf: ({ userId }) => userId,
  commands: fc.oneof(
    fc.record({ type: fc.constant('SaveReminderSettings' as const), userId: userIds, settings }),
    fc.record({ type: fc.constant('StopReminderMail' as const), userId: userIds }),
  ),
  unknown: false,
  after: (_known, command) => ({ known: command.type === 'SaveReminderSettings' && command.settings.mail }),
  seen: (state) => state?.mail ?? false,
};
