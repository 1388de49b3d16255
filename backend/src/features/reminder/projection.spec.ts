import { defaultReminderSettings, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { reminderSettingsList } from './projection.ts';

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
