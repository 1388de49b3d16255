import { defaultReminderSettings, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { noticesSeenList, reminderChoiceList, reminderSettingsList } from './projection.ts';

const userId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const recorded = { ownerId: userId, recordedAt: '2026-11-21T09:00:00.000Z' };
const settings = { ...defaultReminderSettings, mail: true };

it('the settings are those saved last, without mail once it was stopped', () => {
  const saved = { type: 'ReminderSettingsSaved', data: { userId, settings } } as const;
  const row = reminderSettingsList.evolve(null, saved, recorded);
  expect(row).toEqual({ ownerId: userId, settings });
  const stopped = { type: 'ReminderMailStopped', data: { userId } } as const;
  expect(reminderSettingsList.evolve(row, stopped, recorded)?.settings).toEqual({ ...settings, mail: false });
});

it('what was chosen for a thing is its row, until that is as usual again', () => {
  const thingId = '9a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11';
  const chosen = (lead: 'none' | 'usual') => ({ type: 'ReminderChosen', data: { userId, thingId, lead } }) as const;
  expect(reminderChoiceList.key(chosen('none'), recorded)).toBe(thingId);
  const row = reminderChoiceList.evolve(null, chosen('none'), recorded);
  expect(row).toEqual({ ownerId: userId, lead: 'none' });
  expect(reminderChoiceList.evolve(row, chosen('usual'), recorded)).toBeNull();
});

it('notices count as seen until the last time', () => {
  const until = '2026-11-21T10:00:00.000Z';
  const seen = { type: 'NoticesSeen', data: { userId, until } } as const;
  expect(noticesSeenList.evolve(null, seen, recorded)).toEqual({ ownerId: userId, until });
});
