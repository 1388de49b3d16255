import { CalendarSubscriptionId, ClassId, type ReadDate, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { subscribedEventId } from '../calendar-event/index.ts';
import { stepsOf } from './following.ts';

const id = CalendarSubscriptionId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const by = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const classOf = (digit: string, name: string, courseCode: string | null = null) => ({
  id: ClassId.parse(`${digit}d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33`),
  name,
  courseCode,
  instructor: null,
  color: 'blue' as const,
  classType: 'general' as const,
  description: null,
  termId: null,
  archived: false,
  createdAt: '2026-09-01T08:00:00.000Z',
});
const biology = classOf('5', 'Biology', 'BIO 101');
const history = classOf('6', 'History');
const erased = classOf('7', 'Erased');

const dateOf = (key: string, more: Partial<ReadDate> = {}): ReadDate => ({
  key,
  series: key,
  title: key,
  description: null,
  dueDate: '2026-12-01',
  dueTime: null,
  endDate: null,
  endTime: null,
  place: null,
  eventType: 'other',
  clues: key,
  ...more,
});
const eventId = (key: string) => subscribedEventId(id, key);
const steps = (dates: readonly ReadDate[], more: Partial<Parameters<typeof stepsOf>[0]> = {}) => {
  const { fresh, others } = stepsOf({
    id,
    by,
    choice: { otherwise: history.id, byHand: [] },
    moves: false,
    classes: [biology, history],
    archived: [],
    present: new Map(),
    dates,
    isCut: false,
    today: '2026-11-26',
    ...more,
  });
  return [...fresh, ...others].map((command) => ({
    type: command.type,
    key: [...dates.map(({ key }) => key), 'gone', 'over', 'far'].find(
      (key) => eventId(key) === command.calendarEventId,
    ),
    ...('form' in command && { classId: command.form.classId }),
    ...('moves' in command && { moves: command.moves }),
  }));
};
const presentAs = (...keys: [string, { classId: ClassId; dueDate: string }][]) =>
  new Map(keys.map(([key, event]) => [eventId(key), event]));

describe('a new date of a subscribed calendar', () => {
  it('goes to the class chosen manually, or that its words name, or that is chosen for all others', () => {
    const dates = [dateOf('Essay [BIO 101]'), dateOf('Talk'), dateOf('Lab [BIO 101]', { series: 'lab' })];
    const byHand = [{ series: 'lab', classId: history.id }];
    expect(steps(dates, { choice: { otherwise: history.id, byHand } })).toEqual([
      { type: 'AddFromCalendar', key: 'Essay [BIO 101]', classId: biology.id },
      { type: 'AddFromCalendar', key: 'Talk', classId: history.id },
      { type: 'AddFromCalendar', key: 'Lab [BIO 101]', classId: history.id },
    ]);
  });
  it('is left out where the student says so, or its class is gone', () => {
    const byHand = [{ series: 'Talk', classId: null }];
    expect(steps([dateOf('Talk')], { choice: { otherwise: history.id, byHand } })).toEqual([]);
    expect(steps([dateOf('Talk')], { choice: { otherwise: null, byHand: [] } })).toEqual([]);
    expect(steps([dateOf('Talk')], { choice: { otherwise: erased.id, byHand: [] } })).toEqual([]);
  });
});

describe('a date that is on the student’s calendar', () => {
  const present = presentAs(['Talk', { classId: biology.id, dueDate: '2026-12-01' }]);
  it('follows in its class, whatever its words name now', () => {
    const followed = { type: 'FollowCalendar', key: 'Talk', moves: false };
    expect(steps([dateOf('Talk', { clues: 'History' })], { present })).toEqual([{ ...followed, classId: history.id }]);
    expect(steps([dateOf('Talk')], { present, choice: { otherwise: null, byHand: [] } })).toEqual([
      { ...followed, classId: biology.id },
    ]);
  });
  it('moves or is left when the student has chosen so', () => {
    expect(steps([dateOf('Talk')], { present, moves: true })).toEqual([
      { type: 'FollowCalendar', key: 'Talk', moves: true, classId: history.id },
    ]);
    const none = { otherwise: null, byHand: [] };
    expect(steps([dateOf('Talk')], { present, moves: true, choice: none })).toEqual([
      { type: 'LeaveCalendar', key: 'Talk' },
    ]);
    expect(steps([dateOf('Talk')], { present, moves: true, choice: { ...none, otherwise: erased.id } })).toEqual([
      { type: 'FollowCalendar', key: 'Talk', moves: true, classId: biology.id },
    ]);
  });
});

describe('a date that the calendar does not name any more', () => {
  const present = presentAs(
    ['gone', { classId: biology.id, dueDate: '2026-11-26' }],
    ['over', { classId: biology.id, dueDate: '2026-11-25' }],
    ['far', { classId: biology.id, dueDate: '2026-12-24' }],
  );
  it('is left, unless it is over', () => {
    expect(steps([], { present }).map(({ key }) => key)).toEqual(['gone', 'far']);
  });
  it('stays when it may be among those that were cut off', () => {
    const left = steps([dateOf('Talk')], { present, isCut: true }).filter(({ type }) => type === 'LeaveCalendar');
    expect(left.map(({ key }) => key)).toEqual(['gone']);
  });
});
