import { listChanges, undo, type ChangeView, type CommandId, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { type AnyAggregate, Rejection } from '../../platform/domain/index.ts';
import type { CommandContext, TouchedStream } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedCommandRow } from '../../platform/read-models/index.ts';

export interface UndoDeps {
  readonly aggregates: readonly AnyAggregate[];
  changesOf: (owner: UserId, subjectId?: string) => Promise<ChangeView[]>;
  doneBy: (
    owner: UserId,
    commandId: CommandId,
  ) => Promise<readonly Pick<RecordedCommandRow, 'subject' | 'subjectId' | 'undone'>[]>;
  takeBack: (commandId: CommandId, touched: readonly TouchedStream[], context: CommandContext) => Promise<unknown>;
}

export const undoRoutes = (router: Router, { aggregates, changesOf, doneBy, takeBack }: UndoDeps) => {
  const byCategory = new Map(aggregates.map((aggregate) => [aggregate.category, aggregate]));

  mount(router, listChanges, ({ query, user }) => changesOf(user.id, query.subjectId));

  mount(router, undo, async ({ params: { commandId }, user, context }) => {
    const done = await doneBy(user.id, commandId);
    if (done.length === 0) throw new Rejection('change_not_found');
    const touched = done.flatMap(({ subject, subjectId, undone }) => {
      const aggregate = byCategory.get(subject);
      return aggregate && !undone ? [{ aggregate, id: subjectId }] : [];
    });
    if (touched.length > 0) await takeBack(commandId, touched, context);
    return { undone: true } as const;
  });
};
