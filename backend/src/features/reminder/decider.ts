import { defaultReminderSettings, type ReminderLead, type ReminderSettings, type UserId } from '@hub/contracts';
import { changesTo, type Decider } from '../../platform/domain/index.ts';
import type { ReminderEvent } from './events.ts';

export type ReminderCommand = { userId: UserId } & (
  | { type: 'SaveReminderSettings'; settings: ReminderSettings }
  | { type: 'StopReminderMail' }
  | { type: 'ChooseReminder'; thingId: string; lead: ReminderLead }
  | { type: 'SeeNotices'; until: string }
);

export interface Reminders {
  /** Null until some were saved. */
  readonly settings: ReminderSettings | null;
  /** ISO 8601; '' until the student has seen notices. */
  readonly seenUntil: string;
  /** The latest choices by thing, so that a repeat is not recorded again. Until there are so many, the rest is as usual. */
  readonly leads: ReadonlyMap<string, ReminderLead>;
}

const mostLeads = 500;

const withLead = (leads: Reminders['leads'], thingId: string, lead: ReminderLead): Reminders['leads'] => {
  const others = [...leads].filter(([id]) => id !== thingId);
  return new Map([...others, [thingId, lead] as const].slice(-mostLeads));
};

export const reminder: Decider<ReminderCommand, ReminderEvent, Reminders> = {
  initialState: { settings: null, seenUntil: '', leads: new Map() },

  evolve(state, event) {
    switch (event.type) {
      case 'ReminderSettingsSaved':
        return { ...state, settings: event.data.settings };
      case 'ReminderMailStopped':
        return { ...state, settings: state.settings && { ...state.settings, mail: false } };
      case 'NoticesSeen':
        return { ...state, seenUntil: event.data.until };
      case 'ReminderChosen':
        return { ...state, leads: withLead(state.leads, event.data.thingId, event.data.lead) };
    }
  },

  decide(command, { settings, seenUntil, leads }) {
    const { userId } = command;
    switch (command.type) {
      case 'SaveReminderSettings': {
        if (!changesTo(settings ?? defaultReminderSettings, command.settings)) return [];
        return [{ type: 'ReminderSettingsSaved', data: { userId, settings: command.settings } }];
      }
      case 'StopReminderMail':
        return settings?.mail ? [{ type: 'ReminderMailStopped', data: { userId } }] : [];
      case 'ChooseReminder': {
        const { thingId, lead } = command;
        const known = leads.get(thingId) ?? (leads.size < mostLeads ? 'usual' : null);
        if (known === lead) return [];
        return [{ type: 'ReminderChosen', data: { userId, thingId, lead } }];
      }
      case 'SeeNotices': {
        const { until } = command;
        return until > seenUntil ? [{ type: 'NoticesSeen', data: { userId, until } }] : [];
      }
    }
  },
};
