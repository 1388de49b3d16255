import { FlashcardId, FlashcardSetId, writeFlashcards } from '@hub/contracts';
import { runAiWork } from '../../platform/workflows/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { classQueries, erasedWithClass, inDeletedClass } from '../class/index.ts';
import { documentQueries } from '../document/index.ts';
import { flashcardSetAggregate } from './aggregate.ts';
import { FlashcardSetErased } from './events.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { type InternalDependencies, internalFlashcardSetRoutes } from './internal-routes.ts';
import { flashcardList, flashcardSetList } from './projection.ts';
import { flashcardSetQueries } from './queries.ts';
import { type FlashcardSetDependencies, flashcardSetRoutes } from './routes.ts';

const wire = ({ db, commands, ...ai }: FeatureDependencies): FlashcardSetDependencies & InternalDependencies => ({
  ...flashcardSetQueries(db),
  classOf: classQueries(db).classOf,
  requireInClass: documentQueries(db).requireInClass,
  handle: (command, context) => commands.handle(flashcardSetAggregate, { id: command.setId, command }, context),
  load: (id) => commands.load(flashcardSetAggregate, id),
  write: (key, ownerId, prepare) =>
    runAiWork(ai, { contract: writeFlashcards, key, ownerId, failure: 'generation_failed', prepare }),
});

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
  ...erasedWithClass(flashcardSetAggregate, {
    idsIn: (db) => flashcardSetQueries(db).idsIn,
    deletedBefore: (db) => flashcardSetQueries(db).deletedBefore,
    command: (setId, by) => ({ type: 'EraseFlashcardSet', setId, by }),
  }),
  aggregates: [flashcardSetAggregate],
  projections: [flashcardSetList, flashcardList],
  routes(router, platform) {
    const dependencies = wire(platform);
    exchangeRoutes(router, dependencies); // fixed paths must be mounted before those with an id
    flashcardSetRoutes(router, dependencies);
    internalFlashcardSetRoutes(router, dependencies);
  },
};

export { flashcardList, flashcardSetAggregate, FlashcardSetErased, flashcardSetList, flashcardSetQueries };
