import type { ReminderSettings, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { ReminderEvent } from './events.ts';

export interface ReminderSettingsRow {
  ownerId: UserId;
  settings: ReminderSettings;
}

export const reminderSettingsList: Projection<ReminderEvent, ReminderSettingsRow> = {
  name: 'reminder-settings-list',
  version: 1, // raise it to rebuild from the first event
  table: 'reminder_settings_list',
  events: ReminderEvent,
  categories: ['reminder'],
  queryKeys: ['/api/reminder-settings'],
  key: (event) => event.data.userId,

  evolve(row, event) {
    if (event.type === 'ReminderSettingsSaved') return { ownerId: event.data.userId, settings: event.data.settings };
    return row && { ...row, settings: { ...row.settings, mail: false } };
  },
};
