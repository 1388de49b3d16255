import {
  addClass,
  archiveClass,
  changeClass,
  ClassId,
  deleteClass,
  getClass,
  listClasses,
  type ClassView,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { ClassCommand } from './decider.ts';

export interface ClassDeps {
  handle: (command: ClassCommand, context: CommandContext) => Promise<unknown>; // resolves once the read model shows it
  classesOf: (owner: UserId, archived?: boolean) => Promise<ClassView[]>;
  findClass: (owner: UserId, id: ClassId) => Promise<ClassView | undefined>;
  classOf: (owner: UserId, id: ClassId) => Promise<ClassView>;
}

export const classRoutes = (router: Router, { handle, classesOf, findClass, classOf }: ClassDeps) => {
  mount(router, listClasses, ({ query, user }) => classesOf(user.id, query.archived));

  mount(router, getClass, ({ params, user }) => classOf(user.id, params.id));

  mount(router, addClass, async ({ body, user, context }) => {
    const classId = ClassId.parse(context.newId());
    await handle({ type: 'AddClass', classId, by: user.id, form: body }, context);
    // recorded all the same when the read model lags
    const lagging = { id: classId, ...body, archived: false, createdAt: new Date().toISOString() };
    return (await findClass(user.id, classId)) ?? lagging;
  });

  mount(router, changeClass, async ({ params, body, user, context }) => {
    await handle({ type: 'ChangeClass', classId: params.id, by: user.id, change: body }, context);
    return classOf(user.id, params.id);
  });

  mount(router, archiveClass, async ({ params, body, user, context }) => {
    const type = body.archived ? 'ArchiveClass' : 'ReopenClass';
    await handle({ type, classId: params.id, by: user.id }, context);
    return classOf(user.id, params.id);
  });

  mount(router, deleteClass, async ({ params, user, context }) => {
    await handle({ type: 'DeleteClass', classId: params.id, by: user.id }, context);
    return undefined;
  });
};
