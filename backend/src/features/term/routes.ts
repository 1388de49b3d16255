import {
  addTerm,
  changeTerm,
  deleteTerm,
  listTerms,
  TermId,
  termLimits,
  type TermView,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { TermCommand } from './decider.ts';

export interface TermDependencies {
  handle: (command: TermCommand, context: CommandContext) => Promise<RecordedEvents>;
  termsOf: (owner: UserId) => Promise<TermView[]>;
  termAfter: (owner: UserId, id: TermId, recorded: RecordedEvents) => Promise<TermView>;
}

export const termRoutes = (router: Router, { handle, termsOf, termAfter }: TermDependencies) => {
  mount(router, listTerms, ({ user }) => termsOf(user.id));

  mount(router, addTerm, async ({ body, user, context }) => {
    const terms = await termsOf(user.id);
    if (terms.length >= termLimits.terms) throw new Rejection('too_many_terms');
    const termId = TermId.parse(context.newId());
    const recorded = await handle({ type: 'AddTerm', termId, by: user.id, form: body }, context);
    return termAfter(user.id, termId, recorded);
  });

  mount(router, changeTerm, async ({ params, body, user, context }) => {
    const recorded = await handle({ type: 'ChangeTerm', termId: params.id, by: user.id, form: body }, context);
    return termAfter(user.id, params.id, recorded);
  });

  mount(router, deleteTerm, async ({ params, user, context }) => {
    await handle({ type: 'DeleteTerm', termId: params.id, by: user.id }, context);
    return undefined;
  });
};
