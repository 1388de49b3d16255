import type { TaskForm, UserId } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { TaskEvent } from './events.ts';

export type TaskRow = TaskForm & { ownerId: UserId; completed: boolean; createdAt: string };

export const taskList: Projection<TaskEvent, TaskRow> = {
  name: 'task-list',
  version: 1, // raise it to rebuild from the first event
  table: 'task_list',
  events: TaskEvent,
  categories: ['task'],
  queryKeys: ['/api/tasks', '/api/stats'],
  key: (event) => event.data.taskId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'TaskAdded': {
        const { taskId: _id, ...fields } = event.data;
        return { ...fields, completed: false, createdAt: recordedAt };
      }
      case 'TaskCompleted':
        return row && { ...row, completed: true };
      case 'TaskReopened':
        return row && { ...row, completed: false };
      case 'TaskChanged': {
        const { taskId: _id, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'TaskDeleted':
        return null;
      case 'TaskRestored': {
        const { taskId: _id, ...task } = event.data;
        return task;
      }
    }
  },
};
