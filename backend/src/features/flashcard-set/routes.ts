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
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { FlashcardSetCommand } from './decider.ts';
import { generate, type FlashcardGenerationDependencies } from './generation.ts';

export interface FlashcardSetDependencies extends FlashcardGenerationDependencies {
  handle: (command: FlashcardSetCommand, context: CommandContext) => Promise<RecordedEvents>;
  setsOf: (owner: UserId, classId?: ClassId) => Promise<FlashcardSetView[]>;
  setOf: (owner: UserId, id: FlashcardSetId) => Promise<FlashcardSetView>;
  setAfter: (owner: UserId, id: FlashcardSetId, recorded: RecordedEvents) => Promise<FlashcardSetView>;
  cardsOf: (owner: UserId, setId: FlashcardSetId) => Promise<FlashcardView[]>;
  cardOf: (owner: UserId, id: FlashcardId) => Promise<FlashcardView>;
  cardAfter: (owner: UserId, id: FlashcardId, recorded: RecordedEvents) => Promise<FlashcardView>;
}

export const flashcardSetRoutes = (router: Router, dependencies: FlashcardSetDependencies) => {
  const { handle, setsOf, setOf, setAfter, cardsOf, cardOf, cardAfter, classOf } = dependencies;

  mount(router, listFlashcardSets, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return setsOf(user.id, query.classId);
  });

  mount(router, addFlashcardSet, async ({ body, user, context }) => {
    await classOf(user.id, body.classId);
    const setId = FlashcardSetId.parse(context.newId());
    const recorded = await handle({ type: 'AddFlashcardSet', setId, by: user.id, form: body }, context);
    return setAfter(user.id, setId, recorded);
  });

  mount(router, generateFlashcards, ({ body, user, context }) =>
    generate(dependencies, { form: body, by: user.id, context }),
  );

  mount(router, changeFlashcardSet, async ({ params, body, user, context }) => {
    const command = { type: 'ChangeFlashcardSet', setId: params.id, by: user.id, change: body } as const;
    return setAfter(user.id, params.id, await handle(command, context));
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
    const command = { type: 'AddFlashcard', setId: params.id, by: user.id, flashcardId, form: body } as const;
    return cardAfter(user.id, flashcardId, await handle(command, context));
  });

  mount(router, changeFlashcard, async ({ params, body, user, context }) => {
    const flashcardId = params.id;
    const { setId } = await cardOf(user.id, flashcardId);
    const command = { type: 'ChangeFlashcard', setId, by: user.id, flashcardId, change: body } as const;
    return cardAfter(user.id, flashcardId, await handle(command, context));
  });

  mount(router, deleteFlashcard, async ({ params, user, context }) => {
    const flashcardId = params.id;
    const { setId } = await cardOf(user.id, flashcardId);
    await handle({ type: 'DeleteFlashcard', setId, by: user.id, flashcardId }, context);
    return undefined;
  });
};
