import type { Dialogue, SchedulePlan } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { studentId } from '../../testing/sample-documents.ts';
import { eventId, schedule, taskId, today } from '../../testing/sample-schedule.ts';
import { planSchedule } from '../plan-schedule.ts';

const event = (name: string) => ({ kind: 'event' as const, id: eventId(name) });
const quiz = event('Quiz 3 / Cell Biology');
const set7 = event('Problem set 7 / Linear Algebra');
const set8 = event('Problem set 8 / Linear Algebra');
const lab = event('Lab report on titration / Organic Chemistry');
const essay = { kind: 'task' as const, id: taskId('Write the essay on the Cold War') };
const books = { kind: 'task' as const, id: taskId('Return the library books') };

const state = (more: Partial<Dialogue>): Dialogue => ({
  things: [],
  list: [],
  request: '',
  outcome: 'told',
  options: [],
  ...more,
});
const plan = (message: string, dialogue?: Dialogue): SchedulePlan =>
  planSchedule({ studentId, message, today, history: [], dialogue, schedule });
const changed = (things: Dialogue['things'], request: string) =>
  state({ things, recent: things, request, outcome: 'changed', canUndo: true });

const moved = changed([quiz], 'move quiz 3 to friday');
const movedAll = changed([set7, lab, quiz], 'push everything next week a day');
const prioritised = changed([essay], 'make the essay high priority');
const listed = state({
  things: [set7, books, quiz, lab],
  list: [set7, books, quiz, lab],
  request: 'what is due next week',
});

const ids = ({ actions }: SchedulePlan) => actions.map((action) => action['eventId'] ?? action['taskId']);

describe('a lone number after a change', () => {
  it.each([
    ['make it 9 instead', '09:00'],
    ['eh rather 1130', '11:30'],
    ['nvm 430', '16:30'],
    ['plutôt 15h', '15:00'],
  ])('is a time: %j', (message, dueTime) => {
    expect(plan(message, moved).actions).toMatchObject([{ eventId: quiz.id, change: { dueTime } }]);
  });
});

describe('what the student does on a day', () => {
  it('does not move what it is for without a question', () => {
    const told = state({ things: [lab], request: 'when is the lab report' });
    const { actions, message, options = [] } = plan('ok whatever. sunday 8pm i write that thing', told);
    expect(actions).toEqual([]);
    expect(message).toContain('is it due then?');
    expect(options.map(({ label }) => label)).toEqual(['Yes, move it', 'No']);
  });
});

describe('a lone number after a shift', () => {
  it('may be a count or a time', () => {
    const { actions, message, options = [] } = plan('make it 3', changed([quiz], 'push quiz 3 by 2 days'));
    expect(actions).toEqual([]);
    expect(message).toContain('3 days instead');
    expect(options.map(({ actions: then }) => then.map(({ change }) => change))).toEqual([
      [{ dueDate: '2026-11-26' }],
      [{ dueTime: '15:00' }],
      [],
    ]);
  });
});

describe('a shift', () => {
  it.each(['lab report a day earlier', 'the lab report is a day earlier'])('moves what is there: %j', (message) => {
    expect(plan(message).actions).toMatchObject([{ eventId: lab.id, change: { dueDate: '2026-11-26' } }]);
  });

  it('reaches all that were changed, and replaces the one that was made', () => {
    const { actions } = plan('actually make that two days', movedAll);
    expect(actions).toHaveLength(3);
    expect(actions).toMatchObject([{ change: { dueDate: '2026-11-24' } }, {}, {}]);
  });
});

describe('a part of several changes', () => {
  it.each([
    ['not quiz 3', [quiz]],
    ['all except the lab report', [lab]],
    ['keep the quiz where it was', [quiz]],
    ['undo that for the lab report', [lab]],
    ['pas le quiz', [quiz]],
    ['only the problem set', [lab, quiz]],
    ['nur das lab report', [set7, quiz]],
    ['solo el quiz', [set7, lab]],
  ])('is taken back: %j', (message, undoOf) => {
    expect(plan(message, movedAll)).toMatchObject({ undo: true, undoOf, actions: [] });
  });
});

describe('the same for something else', () => {
  it.each([
    ['same for problem set 7', set7, { dueDate: '2026-11-25' }],
    ['pareil pour le lab report', lab, { dueDate: '2026-11-25' }],
    ['lab report auch', lab, { dueDate: '2026-11-25' }],
  ])('goes to where the first one is by now: %j', (message, thing, change) => {
    expect(plan(message, moved).actions).toMatchObject([{ eventId: thing.id, change }]);
  });

  it('repeats a priority and not the usual thing that the words suggest', () => {
    expect(plan('and quiz 3', prioritised).actions).toMatchObject([{ eventId: quiz.id, change: { priority: 'high' } }]);
    expect(plan('nah low', prioritised).actions).toMatchObject([{ taskId: essay.id, change: { priority: 'low' } }]);
  });

  it.each(['no i meant problem set 8', 'ne ich meinte problem set 8'])('is instead, in a correction: %j', (message) => {
    expect(plan(message, moved)).toMatchObject({ undo: true, actions: [{ eventId: set8.id }] });
  });
});

describe('places in a list', () => {
  it.each([
    ['first two done', [set7.id, books.id]],
    ['erledigt: die ersten zwei', [set7.id, books.id]],
    ['move the second and third to saturday', [books.id, quiz.id]],
    ['mark all of them high', [set7.id, books.id, quiz.id, lab.id]],
  ])('are those things and no others: %j', (message, wanted) => {
    expect(ids(plan(message, listed))).toEqual(wanted);
  });

  it('are not guessed for “both” of four', () => {
    expect(plan('push both a day', listed)).toMatchObject({ actions: [] });
  });
});

describe('undo', () => {
  it.each(['undo', 'annule', 'put it back'])('works after a question in between: %j', (message) => {
    expect(plan(message, { ...moved, outcome: 'told' })).toMatchObject({ undo: true, actions: [] });
  });

  const gone = { kind: 'event' as const, id: '0b5f7c7e-9d0f-4b55-8f86-5f6d1d3c2a10' };
  it.each(['no keep it', 'i still need that', 'ne doch behalten'])('brings back what was deleted: %j', (message) => {
    expect(plan(message, changed([gone], 'delete the meeting'))).toMatchObject({ undo: true, actions: [] });
  });
});

describe('everything', () => {
  it.each(['everything on monday to tuesday', 'décale tout lundi à mardi'])('is limited by its day: %j', (message) => {
    expect(plan(message).actions.map(({ summary }) => summary)).toEqual([
      'Problem set 7',
      'Go over the notes on determinants',
    ]);
  });

  it('leaves out what is excepted', () => {
    expect(ids(plan('every problem set high prio except 8'))).toEqual([set7.id]);
  });

  it('is confirmed when nothing limits it', () => {
    expect(plan('mark everything high prio')).toMatchObject({ actions: [], options: [{}, {}] });
  });
});

describe('several parts of a message', () => {
  it('each change their own thing', () => {
    expect(plan('quiz 3 got cancelled and the lab report is due mon instead').actions).toMatchObject([
      { type: 'DELETE_EVENT', eventId: quiz.id },
      { type: 'UPDATE_EVENT', eventId: lab.id },
    ]);
  });

  it('do not answer a question about something else', () => {
    const asked = plan('move the final exam to friday');
    const open = state({
      things: asked.things ?? [],
      request: asked.request ?? '',
      outcome: 'asked',
      options: asked.options ?? [],
    });
    expect(plan('lab report an hour later', open).actions.filter(({ type }) => type === 'UPDATE_EVENT')).toEqual([]);
    expect(plan('lab report a day later', open).actions).toMatchObject([{ eventId: lab.id }]);
  });
});
