import { describe, expect, it } from 'vitest';
import { schedule, today } from '../../testing/sample-schedule.ts';
import { studentId } from '../../testing/sample-documents.ts';
import { planSchedule } from '../plan-schedule.ts';

const plan = (message: string) => planSchedule({ studentId, message, today, history: [], schedule });

describe('a message that may not be a request to add something', { timeout: 60_000 }, () => {
  it.each([
    'got the poster board today',
    'shes giving us until the 23rd',
    'rename my stuff to read chapter 5 tomorrow',
    'dentist bill not the 20th the 23rd',
    'rained out, its on sunday now',
    'ill go at 12.30',
    'add the trip on feb 29 in three years',
  ])('adds nothing without a question: %j', (message) => {
    expect(plan(message).actions).toEqual([]);
  });

  it.each(['add a task to buy stamps tomorrow', 'dentist thursday 3pm', 'remind me to call the landlord on friday'])(
    'is not doubted when it is one: %j',
    (message) => {
      expect(plan(message).actions).toHaveLength(1);
    },
  );

  it('is added when the student says so', () => {
    expect(plan('got the poster board today').options?.map(({ label, actions }) => [label, actions.length])).toEqual([
      ['Add it', 1],
      ['No', 0],
    ]);
  });
});
