import { FlashcardId, flashcardRequest, type FlashcardSetId, recordFlashcards } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import { mountInternal } from '../../platform/http/routing/index.ts';
import { requestedFrom } from '../../study-material/generate-once.ts';
import { partCount } from '../../study-material/study-material.ts';
import type { FlashcardSetCommand } from './decider.ts';
import type { FlashcardSet } from './state.ts';

export interface InternalDependencies {
  handle: (command: FlashcardSetCommand, context: CommandContext) => Promise<unknown>;
  /** The state from the event log, which may be ahead of the read model. */
  load: (id: FlashcardSetId) => Promise<FlashcardSet | null>;
}

/** The endpoints that the card-writing workflow calls. */
export const internalFlashcardSetRoutes = (router: Router, { handle, load }: InternalDependencies) => {
  const requested = requestedFrom(load, 'set_not_found');

  mountInternal(router, flashcardRequest, async ({ params, student: studentId }) => {
    const { request } = await requested(params.id, studentId);
    const { classId, prompt, title, count, documentIds } = request;
    return { studentId, classId, prompt, title, count, documentIds };
  });

  mountInternal(router, recordFlashcards, async ({ params: { id: setId }, body, student, context }) => {
    await requested(setId, student);
    const cards = body.cards.map((card, index) => ({
      ...card,
      flashcardId: FlashcardId.parse(uuid5('flashcard', setId, String(index))),
    }));
    const { modelUsed, provenance } = body;
    const written = { modelUsed, provenance, cards };
    await handle({ type: 'RecordFlashcards', setId, by: student, ...written }, context);
    return { generated: partCount(await requested(setId, student)) };
  });
};
