import { ClassId, SubtaskId, TaskForm, TaskId, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { TaskEvent } from './events.ts';
import { taskList, type TaskRow } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const taskId = TaskId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const form = TaskForm.omit({ repeats: true, subtasks: true }).parse({ title: 'Read chapter 3', priority: 'low' });

const added: TaskEvent = { type: 'TaskAdded', data: { taskId, ownerId, ...form } };
const completed: TaskEvent = { type: 'TaskCompleted', data: { taskId } };

const at = (second: number) => ({ ownerId, recordedAt: `2026-11-21T09:00:0${second}.000Z` });
const rowAfter = (...events: TaskEvent[]) =>
  events.reduce<TaskRow | null>((row, event, second) => taskList.evolve(row, event, at(second)), null);

describe('the task list', () => {
  it('shows a new task as open, with the time of its recording', () => {
    expect(rowAfter(added)).toEqual({
      ...form,
      dueTime: null,
      seriesId: null,
      repeats: null,
      subtasks: [],
      ownerId,
      completed: false,
      createdAt: '2026-11-21T09:00:00.000Z',
    });
  });
  it('follows ticking and unticking', () => {
    expect(rowAfter(added, completed)).toMatchObject({ completed: true });
    expect(rowAfter(added, completed, { type: 'TaskReopened', data: { taskId } })).toMatchObject({ completed: false });
  });
  it('updates the changed fields and keeps the others', () => {
    const changed: TaskEvent = { type: 'TaskChanged', data: { taskId, title: 'Read chapter 4', classId } };
    expect(rowAfter(added, completed, changed)).toMatchObject({
      title: 'Read chapter 4',
      classId,
      priority: 'low',
      completed: true,
      createdAt: '2026-11-21T09:00:00.000Z',
    });
  });
  it('loses a deleted task', () => {
    expect(rowAfter(added, { type: 'TaskDeleted', data: { taskId } })).toBeNull();
  });
  it('keeps the row under the id of the task', () => {
    expect(taskList.key(completed)).toBe(taskId);
  });
  it('shows subtasks with their ticks, also after one was renamed', () => {
    const [one, two] = ['one', 'two'].map((id) => SubtaskId.parse(id)) as [SubtaskId, SubtaskId];
    const subtasks = [
      { id: one, title: 'Outline' },
      { id: two, title: 'Draft' },
    ];
    const split: TaskEvent = { type: 'TaskAdded', data: { taskId, ownerId, ...form, subtasks } };
    const ticked: TaskEvent = { type: 'SubtaskCompleted', data: { taskId, subtaskId: two } };
    const renamed: TaskEvent = { type: 'TaskChanged', data: { taskId, subtasks: [{ id: two, title: 'First draft' }] } };
    expect(rowAfter(split, ticked)?.subtasks.map(({ completed }) => completed)).toEqual([false, true]);
    expect(rowAfter(split, ticked, renamed)?.subtasks).toEqual([{ id: two, title: 'First draft', completed: true }]);
    const reopened: TaskEvent = { type: 'SubtaskReopened', data: { taskId, subtaskId: two } };
    expect(rowAfter(split, ticked, reopened)?.subtasks.map(({ completed }) => completed)).toEqual([false, false]);
  });
});
