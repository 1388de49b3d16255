import type { ClassId, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import type { Aggregate, DomainEvent } from '../../platform/domain/index.ts';
import type { Feature } from '../../platform/feature.ts';

interface Contents<Id extends string, Command> {
  /** The ids of the student's things in a class, including deleted ones. */
  readonly idsIn: (db: Knex) => (owner: UserId, classId: ClassId) => Promise<readonly Id[]>;
  readonly command: (id: Id, by: UserId) => Command;
}

/** Has things deleted with the class they belong to, by one command each. */
export const deletedWithClass = <Id extends string, Command extends { type: string }, Event extends DomainEvent, State>(
  aggregate: Aggregate<Command, Event, State>,
  { idsIn, command }: Contents<Id, Command>,
): Required<Pick<Feature, 'eraseDependents'>> => ({
  eraseDependents: ({ db, commands }) => ({
    async class(classId, context) {
      const by = context.ownerId as UserId;
      const ids = await idsIn(db)(by, classId as ClassId);
      const targets = ids.map((id) => ({ id, command: command(id, by) }));
      await commands.handleAll(aggregate, targets, context);
    },
  }),
});

interface Erasing<Id extends string, Command> extends Contents<Id, Command> {
  /** Things of all students that were deleted before an instant, ISO 8601 UTC, and are not erased yet. */
  readonly deletedBefore: (
    db: Knex,
  ) => (instant: string) => Promise<readonly { readonly id: Id; readonly ownerId: UserId }[]>;
}

/** Has things erased with their class, or once they were deleted too long ago to be restored. */
export const erasedWithClass = <Id extends string, Command extends { type: string }, Event extends DomainEvent, State>(
  aggregate: Aggregate<Command, Event, State>,
  contents: Erasing<Id, Command>,
): Required<Pick<Feature, 'eraseDependents' | 'eraseDeleted'>> => ({
  ...deletedWithClass(aggregate, contents),
  async eraseDeleted({ db, commands }, { before, contextFor }) {
    const over = await contents.deletedBefore(db)(before);
    for (const { id, ownerId } of over) {
      await commands.handle(aggregate, { id, command: contents.command(id, ownerId) }, contextFor(ownerId));
    }
    return over.length;
  },
});
