import {
  addTask,
  changeTask,
  completeSubtask,
  completeTask,
  deleteTask,
  listTasks,
  type ClassId,
  type RepeatScope,
  type TaskId,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import { handlerTogether } from '../../repeating/handle-together.ts';
import type { TaskCommand } from './decider.ts';
import type { taskQueries } from './queries.ts';
import { addingOf, changeFor, changeOf, repeatingOf } from './repeating.ts';

export interface TaskDependencies extends Pick<
  ReturnType<typeof taskQueries>,
  'tasksOf' | 'taskOf' | 'taskAfter' | 'occurrencesOf' | 'requireRoomForTasks'
> {
  handle: (command: TaskCommand, context: CommandContext) => Promise<RecordedEvents>;
  handleAll: (commands: readonly TaskCommand[], context: CommandContext) => Promise<unknown>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

export const taskRoutes = (router: Router, dependencies: TaskDependencies) => {
  const { handle, tasksOf, taskOf, taskAfter, occurrencesOf, requireRoomForTasks, classOf } = dependencies;
  const handleTogether = handlerTogether(dependencies);

  mount(router, listTasks, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return tasksOf(user.id, query.classId);
  });

  mount(router, addTask, async ({ body, user, context }) => {
    if (body.classId) await classOf(user.id, body.classId);
    const adding = addingOf(body, () => context.newId(), user.id);
    if (adding.length > 1) await requireRoomForTasks(user.id, adding.length);
    return taskAfter(user.id, adding[0].taskId, await handleTogether(adding, context));
  });

  mount(router, completeTask, async ({ params, body, user, context }) => {
    const type = body.completed ? 'CompleteTask' : 'ReopenTask';
    const recorded = await handle({ type, taskId: params.id, by: user.id }, context);
    return taskAfter(user.id, params.id, recorded);
  });

  mount(router, completeSubtask, async ({ params: { id: taskId, subtaskId }, body, user, context }) => {
    const type = body.completed ? 'CompleteSubtask' : 'ReopenSubtask';
    const recorded = await handle({ type, taskId, subtaskId, by: user.id }, context);
    return taskAfter(user.id, taskId, recorded);
  });

  const othersIn = async (owner: UserId, id: TaskId, scope: RepeatScope) => {
    if (scope === 'this') return { others: [] };
    const task = await taskOf(owner, id);
    return { task, others: (await occurrencesOf(owner, task, scope)).filter((other) => other.id !== id) };
  };

  mount(router, changeTask, async ({ params, query, body: { repeats, ...body }, user, context }) => {
    if (body.classId) await classOf(user.id, body.classId);
    const { task, others } = await othersIn(user.id, params.id, repeats ? 'following' : query.scope);
    const change = changeOf(body, () => context.newId());
    if (task && repeats) {
      const commands = repeatingOf({ task, change, repeats, following: others }, context.newId(), user.id);
      await requireRoomForTasks(user.id, commands.filter(({ type }) => type === 'AddTask').length);
      return taskAfter(user.id, params.id, await handleTogether(commands, context));
    }
    const changing = (taskId: TaskId, its: typeof change) =>
      ({ type: 'ChangeTask', taskId, by: user.id, change: its }) as const;
    const along = task ? others.map((other) => changing(other.id, changeFor(other, task, change))) : [];
    return taskAfter(user.id, params.id, await handleTogether([changing(params.id, change), ...along], context));
  });

  mount(router, deleteTask, async ({ params, query, user, context }) => {
    const { others } = await othersIn(user.id, params.id, query.scope);
    const deleting = (taskId: TaskId) => ({ type: 'DeleteTask', taskId, by: user.id }) as const;
    await handleTogether([deleting(params.id), ...others.map(({ id }) => deleting(id))], context);
    return undefined;
  });
};
