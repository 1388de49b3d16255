import { SubtaskId, TaskForm, TaskId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { taskAggregate } from './aggregate.ts';
import type { TaskEvent } from './events.ts';

const { given } = undoSpecOf(taskAggregate);
const taskId = TaskId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const form = TaskForm.omit({ repeats: true, subtasks: true }).parse({ title: 'Read chapter 3', dueDate: '2026-03-14' });

const added: TaskEvent = { type: 'TaskAdded', data: { taskId, ownerId, ...form } };
const completed: TaskEvent = { type: 'TaskCompleted', data: { taskId } };
const reopened: TaskEvent = { type: 'TaskReopened', data: { taskId } };
const deleted: TaskEvent = { type: 'TaskDeleted', data: { taskId } };
const renamed = (title: string): TaskEvent => ({ type: 'TaskChanged', data: { taskId, title } });
const restored = (more: Partial<typeof form & { completed: boolean }> = {}): TaskEvent => ({
  type: 'TaskRestored',
  data: { taskId, ownerId, ...form, completed: false, createdAt: recordedAt, ...more },
});

describe('undoing a change to a task', () => {
  it('restores a deleted task as it was, with its age', () => {
    given(added, completed)
      .when({ undoing: [deleted] })
      .then(restored({ completed: true }));
  });
  it('reopens a completed task, and completes a reopened one', () => {
    given(added)
      .when({ undoing: [completed] })
      .then(restored());
    given(added, completed)
      .when({ undoing: [reopened] })
      .then(restored({ completed: true }));
  });
  it('restores the old title, and keeps other changes since', () => {
    given(added)
      .when({
        undoing: [renamed('Read chapter 4')],
        after: [completed, { type: 'TaskChanged', data: { taskId, priority: 'high' } }],
      })
      .then(restored({ completed: true, priority: 'high' }));
  });
  it('deletes an added task', () => {
    given()
      .when({ undoing: [added] })
      .then(deleted);
  });
  it('is rejected when it would overwrite a later change', () => {
    given(added)
      .when({ undoing: [renamed('Read chapter 4')], after: [renamed('Read chapter 5')] })
      .thenRejects('changed_since');
    given()
      .when({ undoing: [added], after: [renamed('Read chapter 5')] })
      .thenRejects('changed_since');
  });
  it('restores nothing that was deleted later', () => {
    given(added)
      .when({ undoing: [renamed('Read chapter 4')], after: [deleted] })
      .thenRejects('changed_since');
    given(added)
      .when({ undoing: [completed], after: [deleted] })
      .thenRejects('changed_since');
  });
  it('is possible one after the other, the last change first', () => {
    given(added, renamed('b'))
      .when({ undoing: [renamed('c')] })
      .then(restored({ title: 'b' }));
    given(added)
      .when({ undoing: [renamed('b')], after: [renamed('c'), restored({ title: 'b' })] })
      .then(restored());
  });
  it('takes one tick of a subtask back, and keeps those made since', () => {
    const [one, two] = ['one', 'two'].map((id) => SubtaskId.parse(id)) as [SubtaskId, SubtaskId];
    const subtasks = [one, two].map((id) => ({ id, title: id }));
    const split: TaskEvent = { type: 'TaskAdded', data: { taskId, ownerId, ...form, subtasks } };
    const ticked = (subtaskId: SubtaskId): TaskEvent => ({ type: 'SubtaskCompleted', data: { taskId, subtaskId } });
    const seen = [one, two].map((id) => ({ id, title: id, completed: id === two }));
    given(split)
      .when({ undoing: [ticked(one)], after: [ticked(two)] })
      .then({
        type: 'TaskRestored',
        data: { taskId, ownerId, ...form, subtasks: seen, completed: false, createdAt: recordedAt },
      });
  });
  it('takes a day back with the time that was given to it since', () => {
    const someday: TaskEvent = { type: 'TaskAdded', data: { taskId, ownerId, ...form, dueDate: null } };
    const dated: TaskEvent = { type: 'TaskChanged', data: { taskId, dueDate: '2026-03-14' } };
    given(someday)
      .when({ undoing: [dated], after: [{ type: 'TaskChanged', data: { taskId, dueTime: '17:00' } }] })
      .then(restored({ dueDate: null }));
  });
});
