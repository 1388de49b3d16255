import type { Dialogue, SchedulePlan } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { studentId } from '../../testing/sample-documents.ts';
import { eventId, schedule, taskId, today } from '../../testing/sample-schedule.ts';
import { planSchedule } from '../plan-schedule.ts';

const quiz = { kind: 'event' as const, id: eventId('Quiz 3 / Cell Biology') };
const essay = { kind: 'task' as const, id: taskId('Write the essay on the Cold War') };
const after = (more: Partial<Dialogue>): Dialogue => ({
  things: [],
  list: [],
  request: '',
  outcome: 'told',
  options: [],
  ...more,
});
const plan = (message: string, dialogue?: Dialogue): SchedulePlan =>
  planSchedule({ studentId, message, today, history: [], dialogue, schedule });
const changed = after({ things: [quiz], request: 'move quiz 3 to friday', outcome: 'changed', canUndo: true });

describe('a message after a change', () => {
  it.each([
    ['make it 5pm instead', { dueTime: '17:00' }],
    ['no, thursday', { dueDate: '2026-11-26' }],
    ['actually make it high priority', { priority: 'high' }],
    ['doch lieber montag', { dueDate: '2026-11-23' }],
    ['mejor el lunes', { dueDate: '2026-11-23' }],
    ['plutôt à 17h', { dueTime: '17:00' }],
  ])('changes the same thing: %j', (message, change) => {
    expect(plan(message, changed).actions).toMatchObject([{ type: 'UPDATE_EVENT', eventId: quiz.id, change }]);
  });

  it.each(['put it back', 'undo', 'oops undo that', 'nvm', 'mach das rückgängig', 'deshazlo', 'annule ça'])(
    'takes it back: %j',
    (message) => {
      expect(plan(message, changed)).toMatchObject({ undo: true, actions: [] });
    },
  );

  it.each([
    ['rained out, its on monday now', { dueDate: '2026-11-23' }],
    ['she cant. tomorrow', { dueDate: '2026-11-22' }],
    ['and its urgent, i am so behind', { priority: 'high' }],
    ['done already', { completed: true }],
  ])('takes a remark as said of the same thing: %j', (message, change) => {
    expect(plan(message, changed).actions).toMatchObject([{ type: 'UPDATE_EVENT', eventId: quiz.id, change }]);
  });

  it.each(['no wait it was right before', 'sorry misread it, it stays wednesday'])(
    'takes back what was wrong: %j',
    (message) => {
      expect(plan(message, changed)).toMatchObject({ undo: true, actions: [] });
    },
  );

  it.each(['its cancelled already. remove', 'cancel that its on zoom now', 'nvm delete it'])(
    'deletes what a remark says is gone: %j',
    (message) => {
      expect(plan(message, changed).actions).toMatchObject([{ type: 'DELETE_EVENT', eventId: quiz.id }]);
    },
  );

  it('adds the same thing again on another day', () => {
    expect(plan('same thing on dec 9', changed).actions).toMatchObject([
      { type: 'CREATE_EVENT', event: { title: 'Quiz 3', dueDate: '2026-12-09' } },
    ]);
  });

  it.each(['lunch with sam, tomorrow', 'dentist monday 3pm'])(
    'does not take a new thing for a remark: %j',
    (message) => {
      expect(plan(message, changed).actions.filter(({ type }) => type === 'UPDATE_EVENT')).toEqual([]);
    },
  );

  it('deletes what “that” is, and only that', () => {
    expect(plan('actually delete that', changed).actions).toMatchObject([{ type: 'DELETE_EVENT', eventId: quiz.id }]);
  });
});

describe('a message after a list', () => {
  const listed = after({ things: [essay, quiz], list: [essay, quiz], request: 'what is due this week' });

  it('may name a place in it', () => {
    expect(plan('move the second to friday', listed).actions).toMatchObject([{ eventId: quiz.id }]);
    expect(plan('mark the first one as done', listed).actions).toMatchObject([{ taskId: essay.id }]);
  });

  it('asks which one a bare “it” is', () => {
    const { actions, options } = plan('delete it', listed);
    expect(actions).toEqual([]);
    expect(options).toHaveLength(2);
  });
});

describe('a message after a question', () => {
  const asked = plan('move the final exam to friday');
  const open = after({
    things: asked.things ?? [],
    request: asked.request ?? '',
    outcome: 'asked',
    options: asked.options ?? [],
  });

  it.each(['the algebra one', 'the second', 'Linear Algebra', '2'])('chooses by %j', (message) => {
    expect(plan(message, open).actions).toMatchObject([{ eventId: eventId('Final exam / Linear Algebra') }]);
  });

  it.each(['no', 'never mind', 'nein', 'non merci'])('leaves everything as it is: %j', (message) => {
    expect(plan(message, open)).toMatchObject({ actions: [] });
  });
});
