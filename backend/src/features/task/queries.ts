import { type ClassId, type RepeatScope, type TaskId, TaskView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { listedFor } from '../class/index.ts';
import { taskList, type TaskRow } from './projection.ts';

const columns = columnsOf(TaskView);
const taskView = viewOf(TaskView);

export const taskQueries = (db: Knex) => {
  const rows = (owner: UserId) => db<TaskRow & { id: TaskId }>(taskList.table).where({ ownerId: owner });

  return {
    /** Those of one class; without one, those of all active classes and of none. */
    tasksOf: async (owner: UserId, classId?: ClassId): Promise<TaskView[]> =>
      withinListLimit(
        await rows(owner)
          .where(listedFor(classId, taskList.table))
          .select(columns)
          .orderBy(['createdAt', 'id'])
          .limit(listLimit + 1),
      ),

    idsIn: (owner: UserId, classId: ClassId): Promise<TaskId[]> =>
      rows(owner).where({ classId }).orderBy('id').pluck('id'),

    /** The occurrences in a scope, the earliest first; a task that does not repeat is the only one. */
    occurrencesOf: async (
      owner: UserId,
      { id, seriesId, dueDate }: Pick<TaskView, 'id' | 'seriesId' | 'dueDate'>,
      scope: RepeatScope,
    ): Promise<Pick<TaskView, 'id' | 'dueDate' | 'completed'>[]> => {
      const found = rows(owner).select('id', 'dueDate', 'completed').orderBy(['dueDate', 'id']);
      if (scope === 'this' || seriesId === null) return found.where({ id });
      if (scope === 'all') return found.where({ seriesId });
      return dueDate === null ? found.where({ id }) : found.where({ seriesId }).where('dueDate', '>=', dueDate);
    },

    /** @throws Rejection `list_too_long` when so many more could not be listed */
    requireRoomForTasks: async (owner: UserId, added: number): Promise<void> => {
      const [found] = await rows(owner).count<{ count: string }[]>('* as count');
      if (Number(found?.count) + added > listLimit) throw new Rejection('list_too_long');
    },

    /** @throws Rejection `task_not_found`, also for another student's task */
    taskOf: async (owner: UserId, id: TaskId): Promise<TaskView> => {
      const found = await rows(owner).where({ id }).first(columns);
      if (!found) throw new Rejection('task_not_found');
      return found;
    },

    /** The task after a command to it. @throws Rejection `task_not_found` */
    taskAfter: async (owner: UserId, id: TaskId, recorded: RecordedEvents): Promise<TaskView> => {
      const row = rowAfter(taskList, { id, row: await rows(owner).where({ id }).first() }, recorded);
      if (!row) throw new Rejection('task_not_found');
      return taskView({ ...row, id });
    },
  };
};
