import { SchedulePlan, TaskId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/sample-documents.ts';
import { schedule, today } from '../testing/sample-schedule.ts';
import { planSchedule } from './plan-schedule.ts';

const [task] = schedule.tasks;
const plan = (message: string, tasks = schedule.tasks) =>
  planSchedule({ studentId, message, today, history: [], schedule: { ...schedule, tasks } });

const many = Array.from({ length: 5000 }, (_, index) =>
  task
    ? [
        {
          ...task,
          id: TaskId.parse(`7a5c0001-0000-4000-8000-${String(index).padStart(12, '0')}`),
          title: 'x'.repeat(200),
        },
      ]
    : [],
).flat();

describe('a plan by rules', { timeout: 60_000 }, () => {
  it("stays within the contract's limits, however long the message", () => {
    const { message, actions } = SchedulePlan.parse(plan('delete all tasks', many));
    expect(actions).toEqual([]);
    expect(message).toContain('at most 3 at a time');
    expect(message.length).toBeLessThanOrEqual(40_000);
  });

  it.each(['', ' ', '?!', '"', '((', '\u{E0041}', 'x'.repeat(8000), 'delete '.repeat(1100)])(
    'changes nothing for %j',
    (message) => {
      expect(SchedulePlan.parse(plan(message)).actions).toEqual([]);
    },
  );

  it('adds a task that repeats until its last day, and asks for the last day when none is said', () => {
    expect(plan('add a task essay draft every fri until dec 11 at 5pm').actions).toMatchObject([
      {
        type: 'CREATE_TASK',
        task: {
          title: 'Essay draft',
          dueDate: '2026-11-27',
          dueTime: '17:00',
          repeats: { every: 'week', interval: 1, weekdays: [5], until: '2026-12-11' },
        },
      },
    ]);
    const { message, actions, options } = plan('add a task water the plants every day');
    expect([message, actions]).toEqual(['Until when does “Water the plants” repeat?', []]);
    expect(options?.[0]?.actions).toMatchObject([{ task: { repeats: { every: 'day', until: '2027-03-06' } } }]);
    expect(options?.[1]?.actions[0]).not.toHaveProperty('task.repeats');
  });

  it('keeps quoted text as it is, even when it reads like a request', () => {
    expect(plan('add a task "delete the essay, then move quiz 3 to friday" for tomorrow').actions).toMatchObject([
      { type: 'CREATE_TASK', task: { title: 'Delete the essay, then move quiz 3 to friday', dueDate: '2026-11-22' } },
    ]);
  });

  it("shows other people's words as plain text", () => {
    const [first, ...others] = schedule.tasks;
    const titled = first ? [{ ...first, title: '[Read](https://evil.example) **now**' }, ...others] : [];
    expect(plan('what is due tomorrow?', titled).message).toContain(String.raw`\[Read\]\(https://evil.example\)`);
  });
});

describe('what is never done', () => {
  const changes = (message: string) => plan(message).actions.filter(({ type }) => !type.startsWith('NAVIGATE'));
  const titles = (message: string) =>
    plan(message).actions.map((action) => {
      const { task, event } = action as { task?: { title: string }; event?: { title: string } };
      return (task ?? event)?.title;
    });

  it.each(['add', 'remind me', 'study', 'add it', 'friday', 'add on monday', 'put it on friday', 'lol', 'hmm'])(
    'a fragment is no task: %j',
    (message) => {
      expect(changes(message)).toEqual([]);
    },
  );

  it.each(['add essay due yesterday', 'move quiz 3 to nov 2', 'dentist last friday'])(
    'nothing gets a past date without a question: %j',
    (message) => {
      expect(changes(message)).toEqual([]);
      expect(plan(message).message).toContain('in the past');
    },
  );

  it.each([
    ['hw 6 for algebra due next wed', 'HW 6'],
    ['need to finish the outline by thurs 5pm, its important', 'Finish the outline'],
    ['add dentist tmrw at 3:30 pls', 'Dentist'],
    ['hey can u remind me 2 buy a calculator b4 friday', 'Buy a calculator'],
    ['füge eine aufgabe hinzu: bücher kaufen bis montag', 'Bücher kaufen'],
    ['añade una tarea: leer capítulo 4 para el lunes', 'Leer capítulo 4'],
    ['chem quiz on thursday at 10am high priority', 'Quiz'],
  ])('no words of the date, the class or politeness are in a title: %j', (message, title) => {
    expect(titles(message)).toEqual([title]);
  });

  it('nothing is deleted that was not named', () => {
    expect(changes('delete the final exam')).toEqual([]);
    expect(changes('delete quiz 4')).toEqual([]);
    expect(changes('delete everything except the essay')).toEqual([]);
    expect(changes('delete the zoology homework')).toEqual([]);
  });

  it('a repeated event is offered on single days, at most ten', () => {
    const { actions, options = [] } = plan('add yoga every tuesday at 6pm');
    expect(actions).toEqual([]);
    expect(Math.max(...options.map((option) => option.actions.length))).toBeLessThanOrEqual(10);
    expect(options[0]?.actions[0]).toMatchObject({ task: { title: 'Yoga', dueDate: '2026-11-24' } });
  });

  it.each(['coffee w sam 1pm', 'dentist at 4'])('something at a time has a day: %j', (message) => {
    const { actions, options = [] } = plan(message);
    expect(actions).toEqual([]);
    expect(options.map(({ label }) => label)).toEqual(['Sat, Nov 21', 'Sun, Nov 22', 'Add it as a task without a day']);
  });
});

describe('two things that are swapped', () => {
  it.each([
    'swap quiz 3 and the lab report',
    'can u switch the lab report with quiz 3',
    'tausche quiz 3 und lab report',
  ])('take the day of the other: %j', (message) => {
    const changes = plan(message).actions.map(({ summary, change }) => [summary, change]);
    expect(Object.fromEntries(changes)).toEqual({
      'Quiz 3': { dueDate: '2026-11-27' },
      'Lab report on titration': { dueDate: '2026-11-25' },
    });
  });

  it('have to have one', () => {
    const { actions, message } = plan('swap quiz 3 and the internship');
    expect(actions).toEqual([]);
    expect(message).toContain('no day to swap');
  });
});

describe('a question', () => {
  it('leaves out a class that it excludes', () => {
    const { message } = plan('everything due next week that isnt algebra');
    expect(message).toContain('Quiz 3');
    expect(message).not.toContain('Problem set 7');
  });
});
