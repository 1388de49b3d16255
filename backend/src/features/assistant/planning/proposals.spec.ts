import { SchedulePlan } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { proposalsIn } from './proposals.ts';

const classId = '5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33';
const taskId = 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11';
const read = (...actions: object[]) => proposalsIn(SchedulePlan.parse({ message: 'Done', actions }).actions);

describe('what a model proposes', () => {
  it('is a change when it has all required fields', () => {
    const task = { title: ' Read ', dueDate: '2026-03-14' };
    expect(read({ type: 'CREATE_TASK', summary: 'anything', task }).changes).toMatchObject([
      { type: 'CREATE_TASK', task: { title: 'Read', dueDate: '2026-03-14', priority: 'medium' } },
    ]);
  });

  it.each([
    [{ type: 'CREATE_TASK', summary: 'Read' }, 'Create task: Read'],
    [
      { type: 'CREATE_EVENT', event: { classId, title: 'Exam', dueDate: '2026-02-30' } },
      'Create event: some details are missing',
    ],
    [{ type: 'UPDATE_TASK', taskId: '1 or 1=1', change: {}, summary: 'All' }, 'Update task: All'],
    [{ type: 'DELETE_EVENT', summary: 'x'.repeat(300) }, `Delete event: ${'x'.repeat(200)}`],
  ])('is reported as not done when it does not (%#)', (action, line) => {
    expect(read(action)).toEqual({ changes: [], offers: [], unclear: [line] });
  });

  it('keeps only known fields', () => {
    const { changes } = read({ type: 'DELETE_TASK', taskId, by: 'mallory', everything: true });
    expect(changes).toEqual([{ type: 'DELETE_TASK', taskId }]);
  });

  it('is an offer when it opens a page', { tags: ['S3.46', 'S3.47', 'S3.49', 'S3.50'] }, () => {
    const offers = [
      { type: 'NAVIGATE_TO_CLASS', summary: 'Biology', classId, tab: 'study' },
      { type: 'NAVIGATE_TO_CALENDAR', summary: 'March', date: '2026-03-14' },
      { type: 'NAVIGATE_TO_TASKS', summary: 'Tasks', classId },
    ];
    expect(read(...offers).offers).toEqual(offers);
    expect(read({ type: 'NAVIGATE_TO_CLASS', summary: 'Nowhere', classId: '../etc' }).offers).toEqual([]);
  });

  it('is shown and never executed when its type is unknown', () => {
    const { changes, offers } = read({ type: 'DROP_TABLE', summary: 'students', taskId });
    expect({ changes, offers }).toEqual({ changes: [], offers: [{ type: 'DROP_TABLE', summary: 'students' }] });
  });
});
