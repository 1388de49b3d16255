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
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { TaskCommand } from './decider.ts';

export interface TaskDependencies {
  handle: (command: TaskCommand, context: CommandContext) => Promise<RecordedEvents>;
  tasksOf: (owner: UserId, classId?: ClassId) => Promise<TaskView[]>;
  taskAfter: (owner: UserId, id: TaskId, recorded: RecordedEvents) => Promise<TaskView>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

export const taskRoutes = (router: Router, { handle, tasksOf, taskAfter, classOf }: TaskDependencies) => {
  mount(router, listTasks, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return tasksOf(user.id, query.classId);
  });

  mount(router, addTask, async ({ body, user, context }) => {
    if (body.classId) await classOf(user.id, body.classId);
    const taskId = TaskId.parse(context.newId());
    const recorded = await handle({ type: 'AddTask', taskId, by: user.id, form: body }, context);
    return taskAfter(user.id, taskId, recorded);
  });

  mount(router, completeTask, async ({ params, body, user, context }) => {
    const type = body.completed ? 'CompleteTask' : 'ReopenTask';
    const recorded = await handle({ type, taskId: params.id, by: user.id }, context);
    return taskAfter(user.id, params.id, recorded);
  });

  mount(router, changeTask, async ({ params, body, user, context }) => {
    if (body.classId) await classOf(user.id, body.classId);
    const recorded = await handle({ type: 'ChangeTask', taskId: params.id, by: user.id, change: body }, context);
    return taskAfter(user.id, params.id, recorded);
  });

  mount(router, deleteTask, async ({ params, user, context }) => {
    await handle({ type: 'DeleteTask', taskId: params.id, by: user.id }, context);
    return undefined;
  });
};
