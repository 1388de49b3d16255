import { type FlashcardSetId, type GeneratedFlashcard, toldToStudent } from '@hub/contracts';
import { beating, guardedBy } from '../activity/errors-as-failures.ts';
import { tellingProgress } from '../activity/progress-reporter.ts';
import type { StudyAi, Written } from '../ai/study-ai.ts';
import type { Backend } from '../backend.ts';
import { materialFor } from '../study-material/material-for.ts';

export interface FlashcardParts {
  readonly backend: Pick<
    Backend,
    'flashcardRequest' | 'recordFlashcards' | 'chatContext' | 'passages' | 'reportProgress'
  >;
  readonly ai: Pick<StudyAi, 'writeFlashcards'>;
}

const guarded = guardedBy(toldToStudent);

export const flashcardActivities = ({ backend, ai }: FlashcardParts) => {
  const tell = tellingProgress(backend);
  return {
    writeCards: ({ setId }: { setId: FlashcardSetId }): Promise<Written<GeneratedFlashcard>> =>
      guarded(
        beating(async (signal) => {
          tell('Reading your documents', 0.1);
          const request = await backend.flashcardRequest(setId, signal);
          const material = await materialFor(backend, request, signal);
          tell('Writing the cards', 0.4);
          return ai.writeFlashcards({ ...request, ...material }, signal);
        }),
      ),

    /** Safe to repeat: what was recorded first stands. */
    recordCards: (given: { setId: FlashcardSetId; written: Written<GeneratedFlashcard> }) => {
      tell('Saving the cards', 0.9);
      const { items: cards, ...by } = given.written;
      return guarded(backend.recordFlashcards(given.setId, { ...by, cards }));
    },
  };
};

export type FlashcardActivities = ReturnType<typeof flashcardActivities>;
