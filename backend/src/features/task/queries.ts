import { type ClassId, type TaskId, TaskView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { listedFor } from '../class/index.ts';
import { taskList } from './projection.ts';

const columns = Object.keys(TaskView.shape) as (keyof TaskView)[];

export const taskQueries = (db: Knex) => {
  const rows = (owner: UserId) => db<TaskView & { ownerId: UserId }>(taskList.table).where({ ownerId: owner });

  const findTask = (owner: UserId, id: TaskId): Promise<TaskView | undefined> =>
    rows(owner).where({ id }).first(columns);

  return {
    findTask,

    /** Those of one class, or of no class and of all that are in use. */
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

    /** @throws Rejection `task_not_found`, also for another student's task */
    taskOf: async (owner: UserId, id: TaskId): Promise<TaskView> => {
      const found = await findTask(owner, id);
      if (!found) throw new Rejection('task_not_found');
      return found;
    },
  };
};
