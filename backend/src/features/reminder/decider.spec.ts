import { defaultReminderSettings, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { reminder } from './decider.ts';
import type { ReminderEvent } from './events.ts';

const { given } = specOf(reminder);
const userId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const settings = { ...defaultReminderSettings, mail: true, zone: 'Europe/Berlin' };
const saved: ReminderEvent = { type: 'ReminderSettingsSaved', data: { userId, settings } };
const stopped: ReminderEvent = { type: 'ReminderMailStopped', data: { userId } };
const save = { type: 'SaveReminderSettings', userId, settings } as const;

describe('saving reminder settings', () => {
  it('records them', () => given().when(save).then(saved));
  it('records nothing when they are the same, or the defaults', () => {
    given(saved).when(save).then();
    given()
      .when({ ...save, settings: defaultReminderSettings })
      .then();
  });
  it('switches mail on again after it was stopped', () => given(saved, stopped).when(save).then(saved));
});

describe('stopping reminder mail', () => {
  const stop = { type: 'StopReminderMail', userId } as const;
  it('is recorded once', () => {
    given(saved).when(stop).then(stopped);
    given(saved, stopped).when(stop).then();
  });
  it('records nothing for a student without reminders', () => given().when(stop).then());
});
