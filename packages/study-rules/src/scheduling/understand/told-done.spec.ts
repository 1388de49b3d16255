import { TaskId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { studentId } from '../../testing/sample-documents.ts';
import { schedule, today } from '../../testing/sample-schedule.ts';
import { planSchedule } from '../plan-schedule.ts';
import { basesOf } from '../words/past.ts';

const titles = ['Wash the car', 'Call the dentist', 'Call grandma about dinner', 'Plan the trip to Oslo'];
const [sample] = schedule.tasks;
if (!sample) throw new Error('the sample has tasks');
const tasks = titles.map((title, index) => ({
  ...sample,
  id: TaskId.parse(`7a5c0001-0000-4000-8000-00000000000${index}`),
  title,
  dueDate: null,
  completed: false,
}));
const doneBy = (message: string) => {
  const request = { studentId, message, today, history: [], schedule: { ...schedule, events: [], tasks } };
  return planSchedule(request).actions.map(({ summary, ...action }) => [action.type, summary]);
};

describe('a sentence that says that something was done', () => {
  it.each([
    ['washed the car', 'Wash the car'],
    ['dentist called ✅', 'Call the dentist'],
    ['i planned the oslo trip today', 'Plan the trip to Oslo'],
  ])('%s ticks it off', (message, title) => {
    expect(doneBy(message)).toEqual([['UPDATE_TASK', title]]);
  });

  it.each([
    'i havent washed the car',
    'when i washed the car i lost my keys',
    'washed the car?',
    'the dentist called off my appointment',
    'called about it',
  ])('%s changes nothing', (message) => {
    expect(doneBy(message)).toEqual([]);
  });
});

it.each([
  ['washed', 'wash'],
  ['planned', 'plan'],
  ['tried', 'try'],
  ['baked', 'bake'],
  ['bought', 'buy'],
])('%s is the past of %s', (past, base) => {
  expect(basesOf(past)).toContain(base);
});

it('other words are the past of nothing', () => {
  expect(['wash', 'red', 'lab', 'bed', 'quiz'].flatMap(basesOf)).toEqual([]);
});
