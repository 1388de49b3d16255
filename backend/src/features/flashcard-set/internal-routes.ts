import { FlashcardId, flashcardRequest, type FlashcardSetId, recordFlashcards } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection, uuid5 } from '../../platform/domain/index.ts';
import { mountInternal } from '../../platform/http/routing/index.ts';
import type { FlashcardSetCommand } from './decider.ts';
import { cardCount, type FlashcardSet } from './state.ts';

export interface InternalDeps {
  handle: (command: FlashcardSetCommand, context: CommandContext) => Promise<unknown>;
  /** The state in the log, ahead of the read model. */
  load: (id: FlashcardSetId) => Promise<FlashcardSet | null>;
}

/** The calls of the workflow that writes cards. */
export const internalFlashcardSetRoutes = (router: Router, { handle, load }: InternalDeps) => {
  const requested = async (id: FlashcardSetId) => {
    const state = await load(id);
    if (!state?.request || state.deleted) throw new Rejection('set_not_found');
    return { ...state, request: state.request };
  };

  mountInternal(router, flashcardRequest, async ({ params }) => {
    const { ownerId: studentId, request } = await requested(params.id);
    const { classId, prompt, title, count, documentIds } = request;
    return { studentId, classId, prompt, title, count, documentIds };
  });

  mountInternal(router, recordFlashcards, async (request) => {
    const { params, body } = request;
    const setId = params.id;
    const { ownerId: by } = await requested(setId);
    const cards = body.cards.map((card, index) => ({
      ...card,
      flashcardId: FlashcardId.parse(uuid5('flashcard', setId, String(index))),
    }));
    const { modelUsed, provenance } = body;
    const written = { modelUsed, provenance, cards };
    await handle({ type: 'RecordFlashcards', setId, by, ...written }, request.contextFor(by));
    return { generated: cardCount(await requested(setId)) };
  });
};
