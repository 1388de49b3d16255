import { defaultReminderSettings, type ReminderLead, UserId } from '@hub/contracts';
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

describe('choosing when to remind of one thing', () => {
  const thingId = '9a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11';
  const choose = (lead: ReminderLead) => ({ type: 'ChooseReminder', userId, thingId, lead }) as const;
  const chosen = (lead: ReminderLead): ReminderEvent => ({ type: 'ReminderChosen', data: { userId, thingId, lead } });
  it('is recorded', () => {
    given().when(choose('1-hour')).then(chosen('1-hour'));
    given(chosen('1-hour')).when(choose('usual')).then(chosen('usual'));
  });
  it('records nothing when it is that already', () => {
    given(chosen('1-hour')).when(choose('1-hour')).then();
    given().when(choose('usual')).then();
    given(chosen('1-hour'), chosen('usual')).when(choose('usual')).then();
  });
});

it('a choice can be taken back however many came after it', () => {
  const thingId = '9a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11';
  const chosen = (id: string): ReminderEvent => ({
    type: 'ReminderChosen',
    data: { userId, thingId: id, lead: 'none' },
  });
  const later = Array.from({ length: 500 }, (_, index) => chosen(`thing ${index}`));
  given(chosen(thingId), ...later)
    .when({ type: 'ChooseReminder', userId, thingId, lead: 'usual' })
    .then({ type: 'ReminderChosen', data: { userId, thingId, lead: 'usual' } });
});

describe('seeing notices', () => {
  const [earlier, later] = ['2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'];
  const seen = (until: string): ReminderEvent => ({ type: 'NoticesSeen', data: { userId, until } });
  it('is recorded, and never taken back by a device that is behind', () => {
    given().when({ type: 'SeeNotices', userId, until: earlier }).then(seen(earlier));
    given(seen(later)).when({ type: 'SeeNotices', userId, until: earlier }).then();
  });
});

describe('stopping reminder mail', () => {
  const stop = { type: 'StopReminderMail', userId } as const;
  it('is recorded once', () => {
    given(saved).when(stop).then(stopped);
    given(saved, stopped).when(stop).then();
  });
  it('records nothing for a student without reminders', () => given().when(stop).then());
});
