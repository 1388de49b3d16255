import {
  addClass,
  archiveClass,
  archiveTerm,
  changeClass,
  ClassId,
  deleteClass,
  getClass,
  listClasses,
  type ClassView,
  type TermId,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { ClassCommand } from './decider.ts';

export interface ClassDependencies {
  handle: (command: ClassCommand, context: CommandContext) => Promise<RecordedEvents>;
  handleAll: (commands: readonly ClassCommand[], context: CommandContext) => Promise<unknown>;
  classesOf: (owner: UserId, archived?: boolean) => Promise<ClassView[]>;
  classOf: (owner: UserId, id: ClassId) => Promise<ClassView>;
  classAfter: (owner: UserId, id: ClassId, recorded: RecordedEvents) => Promise<ClassView>;
  idsInTerm: (owner: UserId, term: { termId: TermId; archived: boolean }) => Promise<ClassId[]>;
  /** Rejects when the term is not the student's own. */
  termOf: (owner: UserId, id: TermId) => Promise<unknown>;
}

export const classRoutes = (router: Router, dependencies: ClassDependencies) => {
  const { handle, handleAll, classesOf, classOf, classAfter, idsInTerm, termOf } = dependencies;

  mount(router, listClasses, ({ query, user }) => classesOf(user.id, query.archived));

  mount(router, getClass, ({ params, user }) => classOf(user.id, params.id));

  mount(router, addClass, async ({ body, user, context }) => {
    if (body.termId) await termOf(user.id, body.termId);
    const classId = ClassId.parse(context.newId());
    const recorded = await handle({ type: 'AddClass', classId, by: user.id, form: body }, context);
    return classAfter(user.id, classId, recorded);
  });

  mount(router, changeClass, async ({ params, body, user, context }) => {
    if (body.termId) await termOf(user.id, body.termId);
    const recorded = await handle({ type: 'ChangeClass', classId: params.id, by: user.id, change: body }, context);
    return classAfter(user.id, params.id, recorded);
  });

  mount(router, archiveClass, async ({ params, body, user, context }) => {
    const type = body.archived ? 'ArchiveClass' : 'ReopenClass';
    const recorded = await handle({ type, classId: params.id, by: user.id }, context);
    return classAfter(user.id, params.id, recorded);
  });

  mount(router, deleteClass, async ({ params, user, context }) => {
    await handle({ type: 'DeleteClass', classId: params.id, by: user.id }, context);
    return undefined;
  });

  mount(router, archiveTerm, async ({ params, body, user, context }) => {
    await termOf(user.id, params.id);
    const ids = await idsInTerm(user.id, { termId: params.id, archived: !body.archived });
    const type = body.archived ? 'ArchiveClass' : 'ReopenClass';
    await handleAll(
      ids.map((classId) => ({ type, classId, by: user.id })),
      context,
    );
    return { classes: ids.length };
  });
};
