import { classId, eventOf, taskOf } from '@hub/mfe/testing';
import { expect, it } from 'vitest';
import { agendaOf } from './agenda.ts';

const today = '2026-11-23';
const none = { classId: null, today, justTicked: new Set<string>() };
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

it('puts everything that is open under the time when it is due', () => {
  const tasks = [
    taskOf({ title: 'late', dueDate: '2026-11-20' }),
    taskOf({ title: 'now', dueDate: today }),
    taskOf({ title: 'friday', dueDate: '2026-11-27' }),
    taskOf({ title: 'next month', dueDate: '2026-12-20' }),
    taskOf({ title: 'some day', dueDate: null }),
    taskOf({ title: 'done', dueDate: today, completed: true }),
  ];
  const events = [
    eventOf({ title: 'essay', dueDate: '2026-11-22' }),
    eventOf({ title: 'quiz', dueDate: '2026-11-30' }),
    eventOf({ title: 'final', dueDate: '2026-12-18', eventType: 'exam' }),
  ];
  const { overdue, today: now, week, later } = agendaOf({ ...none, tasks, events });
  expect(titles(overdue)).toEqual(['essay', 'late']);
  expect(titles(now)).toEqual(['now']);
  expect(titles(week)).toEqual(['friday', 'quiz']);
  expect(titles(later)).toEqual(['final', 'next month', 'some day']);
});

it('has nothing to say about a lecture or an exam that is over', () => {
  const events = ['lecture', 'exam'].map((eventType) => eventOf({ eventType, dueDate: '2026-11-20' }));
  expect(agendaOf({ ...none, tasks: [], events }).overdue).toEqual([]);
});

it('keeps what was just ticked in its place', () => {
  const task = taskOf({ dueDate: '2026-11-20', completed: true });
  const event = eventOf({ dueDate: today, completed: true });
  const agenda = agendaOf({ ...none, tasks: [task], events: [event], justTicked: new Set([task.id, event.id]) });
  expect(agenda.overdue).toHaveLength(1);
  expect(agenda.today).toHaveLength(1);
});

it('shows one class when it is filtered by it', () => {
  const tasks = [taskOf({ title: 'mine', dueDate: today, classId }), taskOf({ title: 'personal', dueDate: today })];
  expect(titles(agendaOf({ ...none, classId, tasks, events: [] }).today)).toEqual(['mine']);
});
