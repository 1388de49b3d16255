import { FlashcardSetId, type FlashcardSetView, type GenerateFlashcardsForm, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { type GenerationDependencies, generateOnce } from '../../study-material/generate-once.ts';
import type { FlashcardSetCommand } from './decider.ts';

export interface FlashcardGenerationDependencies extends GenerationDependencies<
  FlashcardSetId,
  FlashcardSetView,
  { setId: FlashcardSetId }
> {
  handle: (command: FlashcardSetCommand, context: CommandContext) => Promise<unknown>;
}

interface Asked {
  readonly form: GenerateFlashcardsForm;
  readonly by: UserId;
  readonly context: RequestContext;
}

/** Has a set of cards written by AI. */
export const generate = async (dependencies: FlashcardGenerationDependencies, { form, by, context }: Asked) => {
  const { classId, prompt, setTitle: title, setDescription: description, numberOfCards: count, documentIds } = form;
  const setId = FlashcardSetId.parse(context.newId());
  const request = { classId, prompt, title, description, count, documentIds: documentIds ?? null };
  const prepare = async () => {
    await dependencies.handle({ type: 'RequestFlashcards', setId, by, request }, context);
    return { setId };
  };
  const { view, modelUsed } = await generateOnce(dependencies, {
    id: setId,
    by,
    classId,
    documentIds: request.documentIds,
    prepare,
  });
  return { set: view, generated: view.cardCount, modelUsed };
};
