import { CalendarEventId, type Dialogue, type SchedulePlan } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { studentId } from '../../testing/sample-documents.ts';
import { eventId, schedule, today } from '../../testing/sample-schedule.ts';
import { planSchedule } from '../plan-schedule.ts';

const set7 = eventId('Problem set 7 / Linear Algebra');
const set8 = eventId('Problem set 8 / Linear Algebra');
const lab = eventId('Lab report on titration / Organic Chemistry');
const quiz = eventId('Quiz 3 / Cell Biology');
const timed = { ...schedule, events: schedule.events.map((event) => ({ ...event, dueTime: '13:00' })) };
const plan = (message: string, dialogue?: Dialogue): SchedulePlan =>
  planSchedule({ studentId, message, today, history: [], dialogue, schedule: timed });
const after = (ids: readonly (typeof quiz)[], more: Partial<Dialogue>): Dialogue => ({
  things: ids.map((id) => ({ kind: 'event', id })),
  list: [],
  request: '',
  outcome: 'changed',
  options: [],
  canUndo: true,
  ...more,
});

describe('a list of short requests', () => {
  it('changes each thing as its own part says', () => {
    expect(plan('set 7 done, set 8 push to wed, titration report high prio').actions).toMatchObject([
      { eventId: set7, change: { completed: true } },
      { eventId: set8, change: { dueDate: '2026-12-02' } },
      { eventId: lab, change: { priority: 'high' } },
    ]);
  });

  it('leaves alone what stays', () => {
    expect(plan('set 7 isnt due til the 26th, set 8 stays').actions).toMatchObject([
      { eventId: set7, change: { dueDate: '2026-11-26' } },
    ]);
  });
});

describe('a reason before a request', () => {
  it.each(['the library is closed so quiz 3 is a day later', 'my essay partner is out so quiz 3 is a day later'])(
    'names nothing that changes: %j',
    (message) => {
      expect(plan(message).actions).toMatchObject([{ eventId: quiz, change: { dueDate: '2026-11-26' } }]);
    },
  );
});

describe('"too" behind a move', () => {
  it('is no tick', () => {
    const moved = after([set7], { request: 'something that was not understood' });
    expect(plan('set 8 too', moved).actions).toEqual([]);
  });
});

describe('a bare "done"', () => {
  const told = { outcome: 'told' as const, canUndo: false };

  it('ticks off what the student named', () => {
    expect(plan('fait', after([quiz], { ...told, request: 'when is quiz 3' })).actions).toMatchObject([
      { eventId: quiz, change: { completed: true } },
    ]);
  });

  it('asks about what only the assistant named', () => {
    const { actions, message } = plan('fait', after([quiz], { ...told, request: 'what is next' }));
    expect([actions, message]).toEqual([[], '“Quiz 3” (Cell Biology): is it done?']);
  });
});

describe('a request for a thing that is not there', () => {
  it.each(['make the seminar an hour later', 'push yoga to friday', 'move the dentist 2 days earlier'])(
    'asks, also when another one was spoken of: %j',
    (message) => {
      expect(plan(message, after([quiz], { outcome: 'told', request: 'when is quiz 3' })).actions).toEqual([]);
      expect(plan(message).actions).toEqual([]);
    },
  );
});

describe('what is no longer needed', () => {
  it('does not bring back what was deleted before', () => {
    const gone = CalendarEventId.parse('e0e07000-0000-4000-8000-00000000ffff');
    const deleted = after([gone], { request: 'cancel the field trip' });
    expect(plan('then i dont need the library books either', deleted).undo).toBeUndefined();
    expect(plan('wait i still need it', deleted).undo).toBe(true);
  });
});

describe('a tag at the end', () => {
  it.each(['quiz 3 is at 1pm right?', 'quiz 3 is on friday, no?', 'quiz 3 ist am freitag, oder?'])(
    'makes it a question: %j',
    (message) => {
      expect(plan(message).actions).toEqual([]);
    },
  );
});

describe('hours', () => {
  it.each([
    ['quiz 3 got bumped 2 hrs earlier', '11:00'],
    ['quiz 3 by 12 not 1', '12:00'],
    ['quiz 3 1300 -> 1430', '14:30'],
    ['move quiz 3 an hour later', '14:00'],
    ['quiz 3 ne stunde später', '14:00'],
  ])('are read by the words around them: %j', (message, dueTime) => {
    expect(plan(message).actions).toMatchObject([{ eventId: quiz, change: { dueTime } }]);
  });
});
