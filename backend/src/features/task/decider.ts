import type { TaskChange, TaskForm, TaskId, UserId } from '@hub/contracts';
import { changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import type { TaskEvent } from './events.ts';

export type TaskCommand = { taskId: TaskId; by: UserId } & (
  | { type: 'AddTask'; form: TaskForm }
  | { type: 'CompleteTask' | 'ReopenTask' | 'DeleteTask' }
  | { type: 'ChangeTask'; change: TaskChange }
);

export type Task = { ownerId: UserId; fields: TaskForm; completed: boolean; deleted: boolean };

export const task: Decider<TaskCommand, TaskEvent, Task | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'TaskAdded': {
        const { taskId: _id, ownerId, ...fields } = event.data;
        return { ownerId, fields, completed: false, deleted: false };
      }
      case 'TaskCompleted':
        return state && { ...state, completed: true };
      case 'TaskReopened':
        return state && { ...state, completed: false };
      case 'TaskChanged': {
        const { taskId: _id, ...changes } = event.data;
        return state && { ...state, fields: withChanges(state.fields, changes) };
      }
      case 'TaskDeleted':
        return state && { ...state, deleted: true };
      case 'TaskRestored': {
        const { taskId: _id, ownerId, completed, createdAt: _at, ...fields } = event.data;
        return { ownerId, fields, completed, deleted: false };
      }
    }
  },

  decide(command, state) {
    const { taskId, by } = command;
    if (command.type === 'AddTask') {
      if (state) throw new Rejection('already_exists');
      return [{ type: 'TaskAdded', data: { taskId, ownerId: by, ...command.form } }];
    }
    // another student's task looks the same as a missing one
    if (!state || state.ownerId !== by || state.deleted) throw new Rejection('task_not_found');

    switch (command.type) {
      case 'CompleteTask':
        return state.completed ? [] : [{ type: 'TaskCompleted', data: { taskId } }];
      case 'ReopenTask':
        return state.completed ? [{ type: 'TaskReopened', data: { taskId } }] : [];
      case 'DeleteTask':
        return [{ type: 'TaskDeleted', data: { taskId } }];
      case 'ChangeTask': {
        const changes = changesTo(state.fields, command.change);
        return changes ? [{ type: 'TaskChanged', data: { taskId, ...changes } }] : [];
      }
    }
  },
};
