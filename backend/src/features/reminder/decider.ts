import { defaultReminderSettings, type ReminderSettings, type UserId } from '@hub/contracts';
import { changesTo, type Decider } from '../../platform/domain/index.ts';
import type { ReminderEvent } from './events.ts';

export type ReminderCommand = { userId: UserId } & (
  | { type: 'SaveReminderSettings'; settings: ReminderSettings }
  | { type: 'StopReminderMail' }
);

export const reminder: Decider<ReminderCommand, ReminderEvent, ReminderSettings | null> = {
  initialState: null,

  evolve(state, event) {
    if (event.type === 'ReminderSettingsSaved') return event.data.settings;
    return state && { ...state, mail: false };
  },

  decide(command, state) {
    const { userId } = command;
    if (command.type === 'StopReminderMail')
      return state?.mail ? [{ type: 'ReminderMailStopped', data: { userId } }] : [];
    const { settings } = command;
    if (!changesTo(state ?? defaultReminderSettings, settings)) return [];
    return [{ type: 'ReminderSettingsSaved', data: { userId, settings } }];
  },
};
