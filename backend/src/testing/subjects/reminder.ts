import { defaultReminderSettings, reminderLeads, type ReminderSettings } from '@hub/contracts';
import * as fc from 'fast-check';
import { reminderAggregate } from '../../features/reminder/aggregate.ts';
import type { ReminderCommand, Reminders } from '../../features/reminder/decider.ts';
import type { ReminderEvent } from '../../features/reminder/events.ts';
import type { Subject } from '../subject.ts';
import { userIds } from '../values.ts';

const settings = fc.record({
  ...Object.fromEntries(Object.entries(defaultReminderSettings).map(([name, value]) => [name, fc.constant(value)])),
  mail: fc.boolean(),
  push: fc.boolean(),
  exams: fc.boolean(),
  quiet: fc.constantFrom(null, { from: '22:00', to: '07:00' }),
}) as fc.Arbitrary<ReminderSettings>;

const thingIds = fc.constantFrom('9a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11', '9a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c12');
const instants = fc.constantFrom('2026-11-21T09:00:00.000Z', '2026-11-22T09:00:00.000Z');

interface Known {
  readonly mail: boolean;
  readonly push: boolean;
  readonly seenUntil: string;
  readonly leads: Readonly<Record<string, string>>;
}

const after = (known: Known, command: ReminderCommand): Known => {
  switch (command.type) {
    case 'SaveReminderSettings':
      return { ...known, mail: command.settings.mail, push: command.settings.push };
    case 'StopReminderMail':
      return { ...known, mail: false };
    case 'SeeNotices':
      return { ...known, seenUntil: known.seenUntil > command.until ? known.seenUntil : command.until };
    case 'ChooseReminder': {
      const { thingId, lead } = command;
      return (known.leads[thingId] ?? 'usual') === lead
        ? known
        : { ...known, leads: { ...known.leads, [thingId]: lead } };
    }
  }
};

export const reminderSubject: Subject<ReminderCommand, ReminderEvent, Reminders, Known> = {
  aggregate: reminderAggregate,
  idOf: ({ userId }) => userId,
  ownerOf: ({ userId }) => userId,
  commands: fc.oneof(
    fc.record({ type: fc.constant('SaveReminderSettings' as const), userId: userIds, settings }),
    fc.record({ type: fc.constant('StopReminderMail' as const), userId: userIds }),
    fc.record({ type: fc.constant('SeeNotices' as const), userId: userIds, until: instants }),
    fc.record({
      type: fc.constant('ChooseReminder' as const),
      userId: userIds,
      thingId: thingIds,
      lead: fc.constantFrom(...reminderLeads),
    }),
  ),
  unknown: { mail: false, push: false, seenUntil: '', leads: {} },
  after: (known, command) => ({ known: after(known, command) }),
  seen: ({ settings, seenUntil, leads }) => ({
    mail: settings?.mail ?? false,
    push: settings?.push ?? false,
    seenUntil,
    leads: Object.fromEntries(leads),
  }),
};
