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
    expect(actions).toHaveLength(100);
    expect(message.length).toBeLessThanOrEqual(40_000);
  });

  it.each(['', ' ', '?!', '"', '((', '\u{E0041}', 'x'.repeat(8000), 'delete '.repeat(1100)])(
    'changes nothing for %j',
    (message) => {
      expect(SchedulePlan.parse(plan(message)).actions).toEqual([]);
    },
  );

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
