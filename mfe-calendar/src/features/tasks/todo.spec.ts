import { classOf, eventOf, taskOf } from '@hub/mfe/testing';
import { describe, expect, it } from 'vitest';
import { countersOf, dashboardItemsOf, isOverdue, overdueOf, todoOf } from './todo.ts';

const today = '2026-11-21';
const biology = classOf();
const everything = {
  tasks: [
    taskOf({ title: 'someday', priority: 'high' }),
    taskOf({ title: 'late', dueDate: '2026-11-01', classId: biology.id }),
    taskOf({ title: 'done', completed: true }),
  ],
  events: [
    eventOf({ title: 'today', dueDate: today, classId: biology.id }),
    eventOf({ title: 'in seven days', dueDate: '2026-11-28', priority: 'high' }),
    eventOf({ title: 'in eight days', dueDate: '2026-11-29' }),
    eventOf({ title: 'yesterday', dueDate: '2026-11-20' }),
  ],
  classId: null,
  today,
  justTicked: new Set<string>(),
};
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('the to-do list', () => {
  it(
    'contains every incomplete task and the events of the next seven days, by date',
    { tags: ['S2.250', 'S2.251', 'S9.20', 'S9.22', 'S9.23'] },
    () => {
      expect(titles(todoOf(everything, 'date'))).toEqual(['late', 'today', 'in seven days', 'someday']);
    },
  );
  it('shows of a repeating task what has passed and the next day; ticking that one shows the day after', () => {
    const series = { seriesId: taskOf().id, title: 'draft' };
    const drafts = ['2026-11-13', '2026-11-20', '2026-11-27', '2026-12-04'].map((dueDate) =>
      taskOf({ ...series, dueDate }),
    );
    const days = (tasks: typeof drafts) =>
      todoOf({ ...everything, events: [], tasks }, 'date').map(({ dueDate }) => dueDate);
    expect(days(drafts)).toEqual(['2026-11-13', '2026-11-20', '2026-11-27']);
    const ticked = drafts.map((task) => ({ ...task, completed: task.dueDate === '2026-11-27' }));
    expect(days(ticked)).toEqual(['2026-11-13', '2026-11-20', '2026-12-04']);
    expect(dashboardItemsOf(drafts, [], today).map(({ dueDate }) => dueDate)).toEqual(days(drafts));
  });
  it('shows the most important of a day first, whatever its time', () => {
    const events = [
      eventOf({ title: 'reading', dueDate: today, dueTime: '09:00', priority: 'low' }),
      eventOf({ title: 'exam', dueDate: today, priority: 'high' }),
    ];
    expect(titles(todoOf({ ...everything, tasks: [], events }, 'date'))).toEqual(['exam', 'reading']);
    expect(titles(dashboardItemsOf([], events, today))).toEqual(['exam', 'reading']);
  });
  it('can be sorted by priority', { tags: ['S5.43'] }, () => {
    expect(titles(todoOf(everything, 'priority'))).toEqual(['in seven days', 'someday', 'late', 'today']);
  });
  it('shows only one class when filtered, and no personal task then', () => {
    expect(titles(todoOf({ ...everything, classId: biology.id }, 'date'))).toEqual(['late', 'today']);
  });
  it('keeps a task in its place after it was ticked, until the list is left', () => {
    const done = everything.tasks.find(({ title }) => title === 'done');
    expect(titles(todoOf({ ...everything, justTicked: new Set([done?.id ?? '']) }, 'date'))).toContain('done');
  });
  it('counts this week, open tasks and high priority', () => {
    expect(countersOf(todoOf(everything, 'date'), today)).toEqual({ thisWeek: 2, manualTasks: 2, highPriority: 2 });
  });
  it('marks open items of past days as overdue, not those due today', () => {
    const late = todoOf(everything, 'date').filter((item) => isOverdue(item, today));
    expect(titles(late)).toEqual(['late']);
  });
});

describe('the Overdue section', () => {
  const missed = (fields: object) => eventOf({ dueDate: '2026-11-20', ...fields });
  const overdue = (events: ReturnType<typeof missed>[], more = {}) =>
    titles(overdueOf({ ...everything, events, ...more }));

  it('contains work that was due in the last 28 days, latest first', () => {
    expect(
      overdue([
        missed({ title: '28 days ago', dueDate: '2026-10-24' }),
        missed({ title: '29 days ago', dueDate: '2026-10-23' }),
        missed({ title: 'yesterday' }),
        missed({ title: 'today', dueDate: today }),
        missed({ title: 'done', completed: true }),
      ]),
    ).toEqual(['yesterday', '28 days ago']);
  });
  it('contains only assignments, homework, projects and quizzes', () => {
    const types = ['exam', 'quiz', 'assignment', 'homework', 'project', 'lecture', 'other'];
    expect(overdue(types.map((eventType) => missed({ title: eventType, eventType }))).toSorted()).toEqual([
      'assignment',
      'homework',
      'project',
      'quiz',
    ]);
  });
  it('follows the class filter, and keeps items that were just ticked', () => {
    const done = missed({ title: 'done', completed: true, classId: biology.id });
    const events = [missed({ title: 'other class' }), done];
    expect(overdue(events, { classId: biology.id, justTicked: new Set([done.id]) })).toEqual(['done']);
  });
});

describe("the dashboard's upcoming tasks", () => {
  it(
    'mix open tasks with the open events of fourteen days, and stop at five',
    { tags: ['S2.73', 'S2.74', 'S2.75', 'S9.14', 'S9.15'] },
    () => {
      const events = ['2026-11-20', '2026-11-21', '2026-12-05', '2026-12-06'].map((dueDate) =>
        eventOf({ title: dueDate, dueDate }),
      );
      expect(titles(dashboardItemsOf(everything.tasks, events, today))).toEqual([
        'late',
        '2026-11-21',
        '2026-12-05',
        'someday',
      ]);
      expect(
        dashboardItemsOf(
          [],
          Array.from({ length: 9 }, () => eventOf()),
          today,
        ),
      ).toHaveLength(5);
      expect(dashboardItemsOf([], [eventOf({ completed: true })], today)).toEqual([]);
    },
  );
});
