import { describe, expect, it } from 'vitest';
import { studentId } from '../../testing/sample-documents.ts';
import { eventId, schedule, taskId, today } from '../../testing/sample-schedule.ts';
import { planSchedule } from '../plan-schedule.ts';

const plan = (message: string) => planSchedule({ studentId, message, today, history: [], schedule });

describe('what is said about a thing', { timeout: 60_000 }, () => {
  it.each([
    'quiz 3 is on the 27th not the 25th',
    'the prof moved quiz 3 from wednesday to friday',
    'im not doing quiz 3 on the 25th anymore its on the 27th now',
  ])('corrects its day when the old one is denied: %j', (message) => {
    expect(plan(message).actions).toMatchObject([
      { type: 'UPDATE_EVENT', eventId: eventId('Quiz 3 / Cell Biology'), change: { dueDate: '2026-11-27' } },
    ]);
  });

  it('changes nothing when the denied day is that of no such thing', () => {
    expect(plan('quiz 3 is on the 27th not the 24th').actions).toEqual([]);
  });

  it('counts a day from a named thing, and knows its class', () => {
    expect(plan('add a task to sleep early the day before the organic midterm').actions).toMatchObject([
      { type: 'CREATE_TASK', task: { title: 'Sleep early', dueDate: '2026-12-01' } },
    ]);
  });

  it('ignores a remark behind what is to be deleted', () => {
    expect(plan('delete the library books, my sister has them').actions).toMatchObject([
      { type: 'DELETE_TASK', taskId: taskId('Return the library books') },
    ]);
  });

  it('reads what someone else said', () => {
    expect(plan('my prof just said theres a quiz in linear algebra on dec 8 at 10am').actions).toMatchObject([
      { type: 'CREATE_EVENT', event: { title: 'Quiz', dueDate: '2026-12-08', dueTime: '10:00' } },
    ]);
  });

  it('compares two things', () => {
    const { message, actions } = plan('which is sooner the group project or quiz 3');
    expect(actions).toEqual([]);
    expect(message.indexOf('Quiz 3')).toBeLessThan(message.indexOf('Group project'));
  });
});
