import { type FlashcardSetId, type GeneratedFlashcard, messageForStudent } from '@hub/contracts';
import { withHeartbeat, errorsAsFailures } from '../activity/errors-as-failures.ts';
import { progressReporter, writingReporter } from '../activity/progress-reporter.ts';
import type { StudyAi, Written } from '../ai/study-ai.ts';
import type { Backend } from '../backend.ts';
import { materialFor } from '../study-material/material-for.ts';

export interface FlashcardDependencies {
  readonly backend: Pick<
    Backend,
    'flashcardRequest' | 'recordFlashcards' | 'chatContext' | 'passages' | 'reportProgress'
  >;
  readonly ai: Pick<StudyAi, 'writeFlashcards'>;
}

const guarded = errorsAsFailures(messageForStudent);

export const flashcardActivities = ({ backend, ai }: FlashcardDependencies) => {
  const report = progressReporter(backend);
  return {
    writeCards: ({ setId }: { setId: FlashcardSetId }): Promise<Written<GeneratedFlashcard>> =>
      guarded(
        withHeartbeat(async (signal) => {
          report('Reading your documents', 0.1);
          const request = await backend.flashcardRequest(setId, signal);
          const material = await materialFor(backend, request, { signal, report });
          report('Writing the cards', 0.4);
          const written = writingReporter(report, { what: 'cards', count: request.count });
          return ai.writeFlashcards({ ...request, ...material }, signal, written);
        }),
      ),

    /** Safe to repeat: the first recording is kept. */
    recordCards: (input: { setId: FlashcardSetId; written: Written<GeneratedFlashcard> }) => {
      report('Saving the cards', 0.9);
      const { items: cards, ...by } = input.written;
      return guarded(backend.recordFlashcards(input.setId, { ...by, cards }));
    },
  };
};

export type FlashcardActivities = ReturnType<typeof flashcardActivities>;
