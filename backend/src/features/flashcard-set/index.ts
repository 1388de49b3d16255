import { type ClassId, FlashcardId, FlashcardSetId, type UserId, writeFlashcards } from '@hub/contracts';
import { runAiWork } from '../../platform/workflows/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { classQueries, inDeletedClass } from '../class/index.ts';
import { documentQueries } from '../document/index.ts';
import { flashcardSetAggregate } from './aggregate.ts';
import { FlashcardSetErased } from './events.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { type InternalDeps, internalFlashcardSetRoutes } from './internal-routes.ts';
import { flashcardList, flashcardSetList } from './projection.ts';
import { flashcardSetQueries } from './queries.ts';
import { type FlashcardSetDeps, flashcardSetRoutes } from './routes.ts';

const wire = ({ db, commands, ...ai }: FeatureDependencies): FlashcardSetDeps & InternalDeps => ({
  ...flashcardSetQueries(db),
  classOf: classQueries(db).classOf,
  demandInClass: documentQueries(db).demandInClass,
  handle: (command, context) => commands.handle(flashcardSetAggregate, { id: command.setId, command }, context),
  load: (id) => commands.load(flashcardSetAggregate, id),
  write: (setId, ownerId, ask) =>
    runAiWork(ai, {
      contract: writeFlashcards,
      key: setId,
      ownerId,
      failure: 'generation_failed',
      prepare: async () => {
        await ask();
        return { setId };
      },
    }),
});

const erasing = (id: FlashcardSetId, by: UserId) =>
  ({ id, command: { type: 'EraseFlashcardSet', setId: id, by } }) as const;

export const flashcardSetFeature: Feature = {
  privacy: {
    tables: { flashcard_set_list: { owner: 'ownerId' }, flashcard_list: { owner: 'ownerId' } },
    streams: ['flashcardSet'],
  },
  hiddenIds: ({ db }) => [
    { id: FlashcardSetId, missing: 'set_not_found', isHidden: inDeletedClass(db, { table: flashcardSetList.table }) },
    {
      id: FlashcardId,
      missing: 'flashcard_not_found',
      isHidden: inDeletedClass(db, {
        table: flashcardList.table,
        partOf: { table: flashcardSetList.table, column: 'setId' },
      }),
    },
  ],
  goesWith: ({ db, commands }) => ({
    async class(classId, context) {
      const by = context.ownerId as UserId;
      const ids = await flashcardSetQueries(db).idsIn(by, classId as ClassId);
      await commands.handleAll(
        flashcardSetAggregate,
        ids.map((id) => erasing(id, by)),
        context,
      );
    },
  }),
  async eraseDeleted({ db, commands }, { before, contextFor }) {
    const over = await flashcardSetQueries(db).deletedBefore(before);
    for (const { id, ownerId } of over) {
      await commands.handle(flashcardSetAggregate, erasing(id, ownerId), contextFor(ownerId));
    }
    return over.length;
  },
  aggregates: [flashcardSetAggregate],
  projections: [flashcardSetList, flashcardList],
  routes(router, parts) {
    const deps = wire(parts);
    exchangeRoutes(router, deps); // its fixed paths before those with an id
    flashcardSetRoutes(router, deps);
    internalFlashcardSetRoutes(router, deps);
  },
};

export { FlashcardSetErased, flashcardList, flashcardSetList, flashcardSetQueries };
