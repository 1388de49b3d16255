import { removeSyllabusDates, type DocumentId, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';

interface Deps {
  documentOf: (owner: UserId, id: DocumentId) => Promise<unknown>;
  /** Answers how many events that were. */
  removeUntouched: (id: DocumentId, context: CommandContext) => Promise<number>;
}

/** Also for a syllabus that was deleted: its dates are still there. */
export const datesRoute = (router: Router, { documentOf, removeUntouched }: Deps) => {
  mount(router, removeSyllabusDates, async ({ params, user, context }) => {
    const removed = await removeUntouched(params.id, context);
    if (removed === 0) await documentOf(user.id, params.id);
    return { removed };
  });
};
