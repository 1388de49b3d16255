import {
  addFlashcard,
  addFlashcardSet,
  changeFlashcard,
  changeFlashcardSet,
  type ClassId,
  deleteFlashcard,
  deleteFlashcardSet,
  FlashcardId,
  FlashcardSetId,
  type FlashcardSetView,
  type FlashcardView,
  generateFlashcards,
  listFlashcards,
  listFlashcardSets,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { FlashcardSetCommand } from './decider.ts';
import { generate, type GenerationDeps } from './generation.ts';

export interface FlashcardSetDeps extends GenerationDeps {
  handle: (command: FlashcardSetCommand, context: CommandContext) => Promise<unknown>; // resolves once the read model shows it
  setsOf: (owner: UserId, classId?: ClassId) => Promise<FlashcardSetView[]>;
  setOf: (owner: UserId, id: FlashcardSetId) => Promise<FlashcardSetView>;
  cardsOf: (owner: UserId, setId: FlashcardSetId) => Promise<FlashcardView[]>;
  cardOf: (owner: UserId, id: FlashcardId) => Promise<FlashcardView>;
}

export const flashcardSetRoutes = (router: Router, deps: FlashcardSetDeps) => {
  const { handle, setsOf, findSet, setOf, cardsOf, cardOf, classOf } = deps;

  mount(router, listFlashcardSets, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return setsOf(user.id, query.classId);
  });

  mount(router, addFlashcardSet, async ({ body, user, context }) => {
    await classOf(user.id, body.classId);
    const setId = FlashcardSetId.parse(context.newId());
    await handle({ type: 'AddFlashcardSet', setId, by: user.id, form: body }, context);
    // recorded all the same when the read model lags
    const lagging = { id: setId, ...body, modelUsed: null, cardCount: 0, createdAt: new Date().toISOString() };
    return (await findSet(user.id, setId)) ?? lagging;
  });

  mount(router, generateFlashcards, ({ body, user, context }) => generate(deps, { form: body, by: user.id, context }));

  mount(router, changeFlashcardSet, async ({ params, body, user, context }) => {
    await handle({ type: 'ChangeFlashcardSet', setId: params.id, by: user.id, change: body }, context);
    return setOf(user.id, params.id);
  });

  mount(router, deleteFlashcardSet, async ({ params, user, context }) => {
    await handle({ type: 'DeleteFlashcardSet', setId: params.id, by: user.id }, context);
    return undefined;
  });

  mount(router, listFlashcards, async ({ params, user }) => {
    await setOf(user.id, params.id);
    return cardsOf(user.id, params.id);
  });

  mount(router, addFlashcard, async ({ params, body, user, context }) => {
    const flashcardId = FlashcardId.parse(context.newId());
    await handle({ type: 'AddFlashcard', setId: params.id, by: user.id, flashcardId, form: body }, context);
    return { id: flashcardId, setId: params.id, ...body, source: null };
  });

  mount(router, changeFlashcard, async ({ params, body, user, context }) => {
    const flashcardId = params.id;
    const { setId } = await cardOf(user.id, flashcardId);
    await handle({ type: 'ChangeFlashcard', setId, by: user.id, flashcardId, change: body }, context);
    return cardOf(user.id, flashcardId);
  });

  mount(router, deleteFlashcard, async ({ params, user, context }) => {
    const flashcardId = params.id;
    const { setId } = await cardOf(user.id, flashcardId);
    await handle({ type: 'DeleteFlashcard', setId, by: user.id, flashcardId }, context);
    return undefined;
  });
};
