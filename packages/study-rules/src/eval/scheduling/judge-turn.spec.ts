import { SchedulePlan } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { type Thing, type Turn, type Want } from './conversation.ts';
import { judgeTurn } from './judge-turn.ts';
import { idOf } from './schedule-of.ts';

const midterm: Thing = {
  id: 'mid',
  kind: 'event',
  title: 'Midterm',
  class: 'os',
  date: '2026-10-21',
  time: null,
  priority: 'high',
  completed: false,
  type: 'exam',
};
const names = { things: [midterm], classes: ['os'] };
const turn = (want: Want[], more: Partial<Turn> = {}): Turn => ({
  say: '',
  want,
  alsoRight: [],
  askIsRight: false,
  about: 'plain',
  ...more,
});
const moved: Want = { do: 'change', item: 'mid', set: { date: '2026-10-23' } };
const move = (dueDate: string) => ({ type: 'UPDATE_EVENT', eventId: idOf('mid'), change: { dueDate } });
const verdict = (plan: object, of: Turn) =>
  judgeTurn(SchedulePlan.parse({ message: '', actions: [], ...plan }), of, names).verdict;

describe('the judge of scheduling turns', () => {
  it('accepts the wanted change and no other', () => {
    expect(verdict({ actions: [move('2026-10-23')] }, turn([moved]))).toBe('right');
    expect(verdict({ actions: [move('2026-10-24')] }, turn([moved]))).toBe('wrong change');
    expect(verdict({ actions: [move('2026-10-24')] }, turn([]))).toBe('wrong change');
    expect(verdict({ message: 'No idea.' }, turn([moved]))).toBe('not understood');
  });

  it('accepts a question only where one is right', () => {
    const ask = { message: 'Which day?' };
    expect(verdict(ask, turn([moved], { askIsRight: true }))).toBe('asked');
    expect(verdict(ask, turn([moved]))).toBe('not understood');
    expect(verdict({ actions: [move('2026-10-23')] }, turn([], { must: 'ask' }))).toBe('wrong change');
  });

  it('lets a deletion be confirmed by a button', () => {
    const actions = [{ type: 'DELETE_EVENT', eventId: idOf('mid') }];
    const ask = { message: 'Delete it?', options: [{ label: 'Delete', message: '', actions }] };
    expect(verdict(ask, turn([{ do: 'delete', item: 'mid' }]))).toBe('right');
  });

  it('reads titles, times and days in a reply', () => {
    const asked = turn([{ do: 'answer', mentions: ['mid', '14:00', '2026-10-21'], mentionsNot: ['3'] }]);
    expect(verdict({ message: 'Your **Midterm** is on Wed, Oct 21 at 2 pm.' }, asked)).toBe('right');
    expect(verdict({ message: 'Your Midterm is on Oct 21 at 2 pm, and 3 more.' }, asked)).toBe('not understood');
    expect(verdict({ message: 'Your Midterm is on Oct 2 at 2 pm.' }, asked)).toBe('not understood');
  });

  it('tells a bad title from a wrong change', () => {
    const want: Want = { do: 'create', thing: 'task', titles: ['Homework 6'], date: '2026-10-23', time: null };
    const add = (title: string, dueDate: string) => ({
      actions: [{ type: 'CREATE_TASK', task: { title, dueDate } }],
    });
    expect(verdict(add('homework 6', '2026-10-23'), turn([want]))).toBe('right');
    expect(verdict(add('Homework 6 instead', '2026-10-23'), turn([want]))).toBe('flawed');
    expect(verdict(add('Homework 6', '2026-10-24'), turn([want]))).toBe('wrong change');
  });
});
