import { ClassId, SubtaskId, TaskForm, TaskId, TaskSeriesId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { task } from './decider.ts';
import type { TaskEvent } from './events.ts';

const { given } = specOf(task);
const taskId = TaskId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const form = TaskForm.omit({ repeats: true, subtasks: true }).parse({ title: 'Read chapter 3', dueDate: '2026-03-14' });

const added: TaskEvent = { type: 'TaskAdded', data: { taskId, ownerId: ann, ...form } };
const completed: TaskEvent = { type: 'TaskCompleted', data: { taskId } };
const reopened: TaskEvent = { type: 'TaskReopened', data: { taskId } };
const deleted: TaskEvent = { type: 'TaskDeleted', data: { taskId } };

describe('adding a task', () => {
  it('records the form', () => {
    given().when({ type: 'AddTask', taskId, by: ann, form }).then(added);
  });
  it('refuses an id that is taken, also by a deleted task', () => {
    given(added).when({ type: 'AddTask', taskId, by: ann, form }).thenRejects('already_exists');
    given(added, deleted).when({ type: 'AddTask', taskId, by: ann, form }).thenRejects('already_exists');
  });
});

describe('completing a task', () => {
  it('records that it was completed', () => {
    given(added).when({ type: 'CompleteTask', taskId, by: ann }).then(completed);
  });
  it('accepts a second completion and records nothing', () => {
    given(added, completed).when({ type: 'CompleteTask', taskId, by: ann }).then();
  });
  it('is possible again after the task was reopened', () => {
    given(added, completed, reopened).when({ type: 'CompleteTask', taskId, by: ann }).then(completed);
  });
});

describe('reopening a task', () => {
  it('records that it is open again', () => {
    given(added, completed).when({ type: 'ReopenTask', taskId, by: ann }).then(reopened);
  });
  it('records nothing for a task that is open', () => {
    given(added).when({ type: 'ReopenTask', taskId, by: ann }).then();
  });
});

describe('changing a task', () => {
  it('records only the fields that really differ', () => {
    given(added)
      .when({
        type: 'ChangeTask',
        taskId,
        by: ann,
        change: { title: 'Read chapter 3', dueDate: null, priority: 'high' },
      })
      .then({ type: 'TaskChanged', data: { taskId, dueDate: null, priority: 'high' } });
  });
  it('compares with the task as it is now, not as it was added', () => {
    given(added, { type: 'TaskChanged', data: { taskId, classId } })
      .when({ type: 'ChangeTask', taskId, by: ann, change: { classId } })
      .then();
  });
  it('makes it an occurrence of a series, or of another one', () => {
    const seriesId = TaskSeriesId.parse('0b7d7c0e-4a3e-4f0e-9a59-6a6f3f6f1c22');
    const series = { seriesId, repeats: { every: 'week' as const, interval: 1, weekdays: [], until: '2026-12-18' } };
    given(added)
      .when({ type: 'ChangeTask', taskId, by: ann, change: {}, series })
      .then({ type: 'TaskChanged', data: { taskId, ...series } });
  });
  it('records nothing when nothing is named', () => {
    given(added).when({ type: 'ChangeTask', taskId, by: ann, change: {} }).then();
  });
});

describe('the time of a task', () => {
  const timed: TaskEvent = { type: 'TaskAdded', data: { taskId, ownerId: ann, ...form, dueTime: '17:00' } };
  const change = (more: object) => ({ type: 'ChangeTask', taskId, by: ann, change: more }) as const;

  it('is recorded with its day', () => {
    given()
      .when({ type: 'AddTask', taskId, by: ann, form: { ...form, dueTime: '17:00' } })
      .then(timed);
    given(added)
      .when(change({ dueTime: '09:30' }))
      .then({ type: 'TaskChanged', data: { taskId, dueTime: '09:30' } });
    given(added)
      .when(change({ dueTime: null }))
      .then();
  });
  it('goes with the day', () => {
    given(timed)
      .when(change({ dueDate: null }))
      .then({ type: 'TaskChanged', data: { taskId, dueDate: null, dueTime: null } });
  });
  it('is refused without a day', () => {
    given()
      .when({ type: 'AddTask', taskId, by: ann, form: { ...form, dueDate: null, dueTime: '17:00' } })
      .thenRejects('needs_a_day');
    given(added)
      .when(change({ dueDate: null, dueTime: '17:00' }))
      .thenRejects('needs_a_day');
  });
});

describe('an occurrence of a repeating task', () => {
  const series = {
    seriesId: TaskSeriesId.parse('0b8a2f5e-3c9d-4e6a-8f1b-7d2c4a6e8f90'),
    repeats: { every: 'week' as const, interval: 1, weekdays: [5], until: '2026-12-11' },
  };

  it('is recorded with its series', () => {
    given()
      .when({ type: 'AddTask', taskId, by: ann, form, series })
      .then({ type: 'TaskAdded', data: { taskId, ownerId: ann, ...form, ...series } });
  });
});

describe('the subtasks of a task', () => {
  const [outline, draft, missing] = ['outline', 'draft', 'missing'].map((id) => SubtaskId.parse(id)) as [
    SubtaskId,
    SubtaskId,
    SubtaskId,
  ];
  const subtasks = [
    { id: outline, title: 'Outline' },
    { id: draft, title: 'First draft' },
  ];
  const split: TaskEvent = { type: 'TaskAdded', data: { taskId, ownerId: ann, ...form, subtasks } };
  const ticked: TaskEvent = { type: 'SubtaskCompleted', data: { taskId, subtaskId: outline } };
  const tick = { type: 'CompleteSubtask', taskId, by: ann, subtaskId: outline } as const;
  const change = (more: object) => ({ type: 'ChangeTask', taskId, by: ann, change: more }) as const;

  it('are recorded in their order, and none for a task without', () => {
    given()
      .when({ type: 'AddTask', taskId, by: ann, form: { ...form, subtasks } })
      .then(split);
    given()
      .when({ type: 'AddTask', taskId, by: ann, form: { ...form, subtasks: [] } })
      .then(added);
  });
  it('are ticked one by one, once, and ticked back', () => {
    given(split).when(tick).then(ticked);
    given(split, ticked).when(tick).then();
    given(split, ticked)
      .when({ ...tick, type: 'ReopenSubtask' })
      .then({ type: 'SubtaskReopened', data: { taskId, subtaskId: outline } });
    given(split)
      .when({ ...tick, type: 'ReopenSubtask' })
      .then();
  });
  it('can be renamed, put in another order and deleted; those that stay keep their tick', () => {
    const next = [{ id: draft, title: 'Draft' }, subtasks[0]];
    const changed: TaskEvent = { type: 'TaskChanged', data: { taskId, subtasks: next as never } };
    given(split, ticked)
      .when(change({ subtasks: next }))
      .then(changed);
    given(split, ticked, changed).when(tick).then();
    given(split)
      .when(change({ subtasks: [] }))
      .then({ type: 'TaskChanged', data: { taskId, subtasks: [] } });
    given(split).when(change({ subtasks })).then();
  });
  it('that are not there are rejected as subtask not found', () => {
    given(split)
      .when({ ...tick, subtaskId: missing })
      .thenRejects('subtask_not_found');
    given(added).when(tick).thenRejects('subtask_not_found');
    given(split)
      .when({ ...tick, by: bob })
      .thenRejects('task_not_found');
  });
});

describe('deleting a task', () => {
  it('records that it was deleted', () => {
    given(added, completed).when({ type: 'DeleteTask', taskId, by: ann }).then(deleted);
  });
});

describe("another student's, a deleted and a missing task look the same", () => {
  const commands = [
    { type: 'CompleteTask' },
    { type: 'ReopenTask' },
    { type: 'DeleteTask' },
    { type: 'ChangeTask', change: { title: 'Mine now' } },
  ] as const;

  it.each(commands)('$type is rejected as task not found', (command) => {
    given(added)
      .when({ ...command, taskId, by: bob })
      .thenRejects('task_not_found');
    given(added, deleted)
      .when({ ...command, taskId, by: ann })
      .thenRejects('task_not_found');
    given()
      .when({ ...command, taskId, by: ann })
      .thenRejects('task_not_found');
  });
});
