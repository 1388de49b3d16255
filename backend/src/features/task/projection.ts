import type { Repeats, SubtaskId, SubtaskView, TaskSeriesId, UserId } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { TaskEvent } from './events.ts';
import { type TaskFields, tickedOf, withTicks } from './task-fields.ts';

/** Columns that are empty for a task without them. */
interface Planned {
  dueTime: string | null;
  seriesId: TaskSeriesId | null;
  repeats: Repeats | null;
  subtasks: SubtaskView[];
}

export type TaskRow = Omit<TaskFields, keyof Planned> &
  Planned & { ownerId: UserId; completed: boolean; createdAt: string };

type Maybe<Given> = { [Field in keyof Given]?: Given[Field] | undefined };

const planned = ({ dueTime, seriesId, repeats, subtasks }: Maybe<Planned>): Planned => ({
  dueTime: dueTime ?? null,
  seriesId: seriesId ?? null,
  repeats: repeats ?? null,
  subtasks: subtasks ?? [],
});

const withTick = (row: TaskRow, subtaskId: SubtaskId, completed: boolean): TaskRow => ({
  ...row,
  subtasks: row.subtasks.map((each) => (each.id === subtaskId ? { ...each, completed } : each)),
});

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
        const { taskId: _id, subtasks = [], ...fields } = event.data;
        const parts = { subtasks: withTicks(subtasks, {}) };
        return { ...fields, ...planned({ ...fields, ...parts }), completed: false, createdAt: recordedAt };
      }
      case 'TaskCompleted':
        return row && { ...row, completed: true };
      case 'TaskReopened':
        return row && { ...row, completed: false };
      case 'SubtaskCompleted':
        return row && withTick(row, event.data.subtaskId, true);
      case 'SubtaskReopened':
        return row && withTick(row, event.data.subtaskId, false);
      case 'TaskChanged': {
        const { taskId: _id, subtasks, ...changes } = event.data;
        if (!row) return null;
        const parts = subtasks && { subtasks: withTicks(subtasks, tickedOf(row.subtasks)) };
        return { ...withChanges(row, changes), ...parts };
      }
      case 'TaskDeleted':
        return null;
      case 'TaskRestored': {
        const { taskId: _id, ...fields } = event.data;
        return { ...fields, ...planned(fields) };
      }
    }
  },
};
