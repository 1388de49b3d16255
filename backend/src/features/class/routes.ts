import { addClass, ClassId, getClass, listClasses, type ClassView, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands.ts';
import { mount } from '../../platform/http/mount.ts';
import type { ClassCommand } from './decider.ts';

export interface ClassDeps {
  handle: (command: ClassCommand, context: CommandContext) => Promise<unknown>; // resolves once the read model shows it
  classesOf: (owner: UserId) => Promise<ClassView[]>;
  findClass: (owner: UserId, id: ClassId) => Promise<ClassView | undefined>;
  classOf: (owner: UserId, id: ClassId) => Promise<ClassView>;
}

export const classRoutes = (router: Router, { handle, classesOf, findClass, classOf }: ClassDeps) => {
  mount(router, listClasses, ({ user }) => classesOf(user.id));

  mount(router, getClass, ({ params, user }) => classOf(user.id, params.id));

  mount(router, addClass, async ({ body, user, context }) => {
    const classId = ClassId.parse(context.newId());
    await handle({ type: 'AddClass', classId, by: user.id, form: body }, context);
    // recorded all the same when the read model lags
    return (await findClass(user.id, classId)) ?? { id: classId, ...body, createdAt: new Date().toISOString() };
  });
};
