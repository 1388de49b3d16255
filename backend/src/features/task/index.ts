import { type ClassId, TaskId, type UserId } from '@hub/contracts';
import type { CommandContext, Commands } from '../../platform/commands/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { classQueries, inDeletedClass } from '../class/index.ts';
import { taskAggregate } from './aggregate.ts';
import type { TaskCommand } from './decider.ts';
import { taskList } from './projection.ts';
import { taskQueries } from './queries.ts';
import { taskRoutes } from './routes.ts';

export const taskHandler = (commands: Commands) => (command: TaskCommand, context: CommandContext) =>
  commands.handle(taskAggregate, { id: command.taskId, command }, context);

export const taskFeature: Feature = {
  privacy: { tables: { task_list: { owner: 'ownerId' } }, streams: ['task'] },
  aggregates: [taskAggregate],
  projections: [taskList],
  routes: (router, { db, commands }) =>
    taskRoutes(router, {
      handle: taskHandler(commands),
      ...taskQueries(db),
      classOf: classQueries(db).classOf,
    }),
  hiddenIds: ({ db }) => [
    { id: TaskId, missing: 'task_not_found', isHidden: inDeletedClass(db, { table: taskList.table }) },
  ],
  goesWith: ({ db, commands }) => ({
    async class(classId, context) {
      const by = context.ownerId as UserId;
      const ids = await taskQueries(db).idsIn(by, classId as ClassId);
      const targets = ids.map((id) => ({ id, command: { type: 'DeleteTask', taskId: id, by } as const }));
      await commands.handleAll(taskAggregate, targets, context);
    },
  }),
};

export { taskQueries };
export type { TaskCommand };
