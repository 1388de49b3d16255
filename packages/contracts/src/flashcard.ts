import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, DocumentId, FlashcardId, FlashcardSetId } from './ids.ts';
import { difficulties, GeneratedCount, missingFields, Prompt, requiredForGeneration, Source } from './study.ts';
import { limits, optionalText, requiredText } from './text.ts';

/** `modelUsed` is the model that wrote the cards, or `builtInModel`; null when the student wrote all of them. */
export const FlashcardSetView = z.object({
  id: FlashcardSetId,
  classId: ClassId,
  title: z.string(),
  description: z.string().nullable(),
  aiGenerated: z.boolean(),
  modelUsed: z.string().nullable(),
  cardCount: z.number().int().nonnegative(),
  createdAt: Instant,
});
export type FlashcardSetView = z.infer<typeof FlashcardSetView>;

/** `source` is null for a card that the student made. */
export const FlashcardView = z.object({
  id: FlashcardId,
  setId: FlashcardSetId,
  front: z.string(),
  back: z.string(),
  difficulty: z.enum(difficulties).catch('medium'),
  source: Source.nullable(),
});
export type FlashcardView = z.infer<typeof FlashcardView>;

const title = requiredText('Title', limits.title);
const description = optionalText('Description', limits.description);
const bothSides = 'Both front and back are required';
const side = requiredText('A side of a card', limits.cardSide, bothSides);

/** A set without cards. `aiGenerated` is stored as sent (specification §7). */
export const FlashcardSetForm = z.object({
  classId: ClassId,
  title,
  description,
  aiGenerated: z.boolean().default(false),
});
export type FlashcardSetForm = z.infer<typeof FlashcardSetForm>;

/** Fields that are left out do not change. */
export const FlashcardSetChange = z.object({ title, description }).partial();
export type FlashcardSetChange = z.infer<typeof FlashcardSetChange>;

/** A blank side is rejected with the text of specification §5. */
export const FlashcardForm = z.object({
  front: side,
  back: side,
  difficulty: z.enum(difficulties).default('medium'),
});
export type FlashcardForm = z.infer<typeof FlashcardForm>;

/** Fields that are left out do not change. */
export const FlashcardChange = z.object({ front: side, back: side, difficulty: z.enum(difficulties) }).partial();
export type FlashcardChange = z.infer<typeof FlashcardChange>;

/** A missing or blank prompt, class or title is rejected with `missingFields` (specification §5). */
export const GenerateFlashcardsForm = z.object({
  prompt: Prompt,
  classId: z.string(missingFields).min(1, missingFields).pipe(ClassId),
  setTitle: requiredForGeneration(limits.title),
  setDescription: optionalText('Description', limits.description),
  numberOfCards: GeneratedCount.default(10),
  /** The documents to use; by default all of the class (decision Q77). */
  documentIds: z.array(DocumentId).max(50).optional(),
});
export type GenerateFlashcardsForm = z.infer<typeof GenerateFlashcardsForm>;

/** Limits of one import; `bytes` is the UTF-8 size of the file, because all of it is recorded at once. */
export const importLimits = { cards: 500, bytes: 250_000 } as const;

/** Exceeding `importLimits` is rejected: 413 for bytes, 400 for cards. */
export const ImportFlashcardsForm = z.object({
  classId: ClassId,
  title,
  /** CSV or TSV: front, back and optionally the difficulty; a header line is skipped. */
  text: z.string().min(1, 'This file is empty'),
});
export type ImportFlashcardsForm = z.infer<typeof ImportFlashcardsForm>;

const setParams = z.object({ id: FlashcardSetId });
const cardParams = z.object({ id: FlashcardId });

/** Newest first (decision Q163); without `classId`, sets of all classes in use (decision Q162). */
export const listFlashcardSets = endpoint({
  method: 'GET',
  path: '/api/flashcard-sets',
  query: z.object({ classId: ClassId.optional() }),
  result: z.array(FlashcardSetView),
});
/** Adds an empty set for cards that the student writes. */
export const addFlashcardSet = endpoint({
  method: 'POST',
  path: '/api/flashcard-sets',
  body: FlashcardSetForm,
  result: FlashcardSetView,
  status: 201,
});
/** All cards or none: a line that is not a card rejects the file, and the message names the line. */
export const importFlashcards = endpoint({
  method: 'POST',
  path: '/api/flashcard-sets/import',
  body: ImportFlashcardsForm,
  result: FlashcardSetView,
  status: 201,
});
/** Changes title and description; cards have their own endpoints. */
export const changeFlashcardSet = endpoint({
  method: 'PATCH',
  path: '/api/flashcard-sets/:id',
  params: setParams,
  body: FlashcardSetChange,
  result: FlashcardSetView,
});
/** Deletes its cards too; `undo` restores everything for 30 days (decision Q89). */
export const deleteFlashcardSet = endpoint({
  method: 'DELETE',
  path: '/api/flashcard-sets/:id',
  params: setParams,
  result: z.undefined(),
});
/** In the order of the set. */
export const listFlashcards = endpoint({
  method: 'GET',
  path: '/api/flashcard-sets/:id/flashcards',
  params: setParams,
  result: z.array(FlashcardView),
});
/** Appends the card; 400 `set_full` when the set has 500. */
export const addFlashcard = endpoint({
  method: 'POST',
  path: '/api/flashcard-sets/:id/flashcards',
  params: setParams,
  body: FlashcardForm,
  result: FlashcardView,
  status: 201,
});
/** Does not change when the card is due for review. */
export const changeFlashcard = endpoint({
  method: 'PATCH',
  path: '/api/flashcards/:id',
  params: cardParams,
  body: FlashcardChange,
  result: FlashcardView,
});
/** `undo` restores it to its place for 30 days (decision Q89). */
export const deleteFlashcard = endpoint({
  method: 'DELETE',
  path: '/api/flashcards/:id',
  params: cardParams,
  result: z.undefined(),
});
/** All or nothing: a failure leaves no empty set (decision Q78). */
export const generateFlashcards = endpoint({
  method: 'POST',
  path: '/api/generate-flashcards',
  body: GenerateFlashcardsForm,
  result: z.object({ set: FlashcardSetView, generated: z.number().int(), modelUsed: z.string() }),
  status: 201,
});
