import { type ReminderLead, type ReminderSettings, type UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { NoticesSeen, ReminderChosen, SettingsEvent } from './events.ts';

export interface ReminderSettingsRow {
  ownerId: UserId;
  settings: ReminderSettings;
}

export const reminderSettingsList: Projection<SettingsEvent, ReminderSettingsRow> = {
  name: 'reminder-settings-list',
  version: 2, // raise it to rebuild from the first event
  table: 'reminder_settings_list',
  events: SettingsEvent,
  categories: ['reminder'],
  queryKeys: ['/api/reminder-settings'],
  key: (event) => event.data.userId,

  evolve(row, event) {
    if (event.type === 'ReminderSettingsSaved') return { ownerId: event.data.userId, settings: event.data.settings };
    return row && { ...row, settings: { ...row.settings, mail: false } };
  },
};

export interface ReminderChoiceRow {
  ownerId: UserId;
  lead: ReminderLead;
}

/** By the thing's id; none for what is reminded of as usual. */
export const reminderChoiceList: Projection<ReminderChosen, ReminderChoiceRow> = {
  name: 'reminder-choice-list',
  version: 1, // raise it to rebuild from the first event
  table: 'reminder_choice_list',
  events: ReminderChosen,
  categories: ['reminder'],
  queryKeys: ['/api/reminder-choices'],
  key: (event) => event.data.thingId,

  evolve: (_row, { data: { userId, lead } }) => (lead === 'usual' ? null : { ownerId: userId, lead }),
};

export interface NoticesSeenRow {
  ownerId: UserId;
  until: string;
}

export const noticesSeenList: Projection<NoticesSeen, NoticesSeenRow> = {
  name: 'notices-seen-list',
  version: 1, // raise it to rebuild from the first event
  table: 'notices_seen_list',
  events: NoticesSeen,
  categories: ['reminder'],
  queryKeys: ['/api/notices'],
  key: (event) => event.data.userId,

  evolve: (_row, { data: { userId, until } }) => ({ ownerId: userId, until }),
};
