import {
  type ClassId,
  type DocumentId,
  FlashcardSetId,
  type FlashcardSetView,
  type GenerateFlashcardsForm,
  type UserId,
} from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { FlashcardSetCommand } from './decider.ts';

export interface GenerationDeps {
  handle: (command: FlashcardSetCommand, context: CommandContext) => Promise<unknown>;
  findSet: (owner: UserId, id: FlashcardSetId) => Promise<FlashcardSetView | undefined>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  /** Rejects when one of them is not a document of the class. */
  demandInClass: (owner: UserId, classId: ClassId, ids: readonly DocumentId[]) => Promise<void>;
  /** Has the cards written, once that is recorded as asked for, and waits for them. */
  write: (setId: FlashcardSetId, owner: UserId, ask: () => Promise<unknown>) => Promise<unknown>;
}

interface Asked {
  readonly form: GenerateFlashcardsForm;
  readonly by: UserId;
  readonly context: RequestContext;
}

/** A repeat under the same key joins the writing that goes on, or finds what it has written. */
export const generate = async (deps: GenerationDeps, { form, by, context }: Asked) => {
  const { classId, prompt, setTitle: title, setDescription: description, numberOfCards: count, documentIds } = form;
  await deps.classOf(by, classId);
  await deps.demandInClass(by, classId, documentIds ?? []);

  const setId = FlashcardSetId.parse(context.newId());
  const request = { classId, prompt, title, description, count, documentIds: documentIds ?? null };
  const ask = () => deps.handle({ type: 'RequestFlashcards', setId, by, request }, context);
  if (!(await deps.findSet(by, setId))) await deps.write(setId, by, ask);

  const set = await deps.findSet(by, setId);
  if (!set?.modelUsed) throw new Rejection('ai_slow'); // written, and soon to be read
  return { set, generated: set.cardCount, modelUsed: set.modelUsed };
};
