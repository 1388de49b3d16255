import { TaskId } from '@hub/contracts';
import type { CommandContext, Commands } from '../../platform/commands/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { classQueries, deletedWithClass, inDeletedClass } from '../class/index.ts';
import { taskAggregate } from './aggregate.ts';
import type { TaskCommand } from './decider.ts';
import { taskList } from './projection.ts';
import { taskQueries } from './queries.ts';
import { addingOf, changeOf } from './repeating.ts';
import { taskRoutes } from './routes.ts';

export const taskHandler = (commands: Commands) => (command: TaskCommand, context: CommandContext) =>
  commands.handle(taskAggregate, { id: command.taskId, command }, context);

export const tasksHandler = (commands: Commands) => (all: readonly TaskCommand[], context: CommandContext) =>
  commands.handleAll(
    taskAggregate,
    all.map((command) => ({ id: command.taskId, command })),
    context,
  );

export const taskFeature: Feature = {
  privacy: { tables: { task_list: { owner: 'ownerId' } }, streams: ['task'] },
  aggregates: [taskAggregate],
  projections: [taskList],
  routes: (router, { db, commands }) =>
    taskRoutes(router, {
      handle: taskHandler(commands),
      handleAll: tasksHandler(commands),
      ...taskQueries(db),
      classOf: classQueries(db).classOf,
    }),
  hiddenIds: ({ db }) => [
    { id: TaskId, missing: 'task_not_found', isHidden: inDeletedClass(db, { table: taskList.table }) },
  ],
  ...deletedWithClass(taskAggregate, {
    idsIn: (db) => taskQueries(db).idsIn,
    command: (taskId, by) => ({ type: 'DeleteTask', taskId, by }),
  }),
};

export { addingOf, changeOf, taskAggregate, taskQueries };
export type { TaskCommand };
