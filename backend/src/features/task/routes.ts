import {
  addTask,
  changeTask,
  completeTask,
  deleteTask,
  listTasks,
  TaskId,
  type ClassId,
  type TaskView,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { TaskCommand } from './decider.ts';

export interface TaskDeps {
  handle: (command: TaskCommand, context: CommandContext) => Promise<unknown>; // resolves once the read model shows it
  tasksOf: (owner: UserId, classId?: ClassId) => Promise<TaskView[]>;
  findTask: (owner: UserId, id: TaskId) => Promise<TaskView | undefined>;
  taskOf: (owner: UserId, id: TaskId) => Promise<TaskView>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

export const taskRoutes = (router: Router, { handle, tasksOf, findTask, taskOf, classOf }: TaskDeps) => {
  mount(router, listTasks, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return tasksOf(user.id, query.classId);
  });

  mount(router, addTask, async ({ body, user, context }) => {
    if (body.classId) await classOf(user.id, body.classId);
    const taskId = TaskId.parse(context.newId());
    await handle({ type: 'AddTask', taskId, by: user.id, form: body }, context);
    // recorded all the same when the read model lags
    const lagging = { id: taskId, ...body, completed: false, createdAt: new Date().toISOString() };
    return (await findTask(user.id, taskId)) ?? lagging;
  });

  mount(router, completeTask, async ({ params, body, user, context }) => {
    await handle({ type: body.completed ? 'CompleteTask' : 'ReopenTask', taskId: params.id, by: user.id }, context);
    return taskOf(user.id, params.id);
  });

  mount(router, changeTask, async ({ params, body, user, context }) => {
    if (body.classId) await classOf(user.id, body.classId);
    await handle({ type: 'ChangeTask', taskId: params.id, by: user.id, change: body }, context);
    return taskOf(user.id, params.id);
  });

  mount(router, deleteTask, async ({ params, user, context }) => {
    await handle({ type: 'DeleteTask', taskId: params.id, by: user.id }, context);
    return undefined;
  });
};
