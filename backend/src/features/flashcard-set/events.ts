import {
  ClassId,
  difficulties,
  DocumentId,
  FlashcardId,
  FlashcardSetId,
  Instant,
  Provenance,
  Source,
  UserId,
} from '@hub/contracts';
import { z } from 'zod';

const setId = FlashcardSetId;
const set = z.object({
  setId,
  ownerId: UserId,
  classId: ClassId,
  title: z.string(),
  description: z.string().nullable(),
});
const written = { aiGenerated: z.boolean(), modelUsed: z.string().nullable() };

const flashcardId = FlashcardId;
const sides = z.object({ front: z.string(), back: z.string(), difficulty: z.enum(difficulties) });
const card = sides.extend({ setId, flashcardId, position: z.number().int(), source: Source.nullable() });

/** It can no longer be restored: its cards are deleted permanently. */
export const FlashcardSetErased = z.object({ type: z.literal('FlashcardSetErased'), data: z.object({ setId }) });

/**
 * Changes of the set itself. Stored permanently: add types and optional fields, never change the meaning of existing
 * ones.
 */
export const SetEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('FlashcardSetAdded'),
    data: set.extend({ ...written, provenance: Provenance.optional() }),
  }),
  /** Contains only the fields that changed. */
  z.object({
    type: z.literal('FlashcardSetChanged'),
    data: set.pick({ title: true, description: true }).partial().extend({ setId }),
  }),
  /** Its cards are deleted with it. */
  z.object({ type: z.literal('FlashcardSetDeleted'), data: z.object({ setId }) }),
  /** A change was undone: the set as it is from now on, with the cards it had. */
  z.object({ type: z.literal('FlashcardSetRestored'), data: set.extend({ ...written, createdAt: Instant }) }),
  FlashcardSetErased,
]);
export type SetEvent = z.infer<typeof SetEvent>;

/** Changes of one of its cards. */
export const CardEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('FlashcardAdded'), data: card }),
  /** Contains only the fields that changed. */
  z.object({ type: z.literal('FlashcardChanged'), data: sides.partial().extend({ setId, flashcardId }) }),
  z.object({ type: z.literal('FlashcardDeleted'), data: z.object({ setId, flashcardId }) }),
  /** A change was undone: the card as it is from now on. */
  z.object({ type: z.literal('FlashcardRestored'), data: card }),
]);
export type CardEvent = z.infer<typeof CardEvent>;

export const FlashcardRowEvent = z.discriminatedUnion('type', [CardEvent, FlashcardSetErased]);
export type FlashcardRowEvent = z.infer<typeof FlashcardRowEvent>;

/** Requests a set of cards from the AI. The set exists once they are written. */
const FlashcardsRequested = z.object({
  type: z.literal('FlashcardsRequested'),
  data: set.extend({ prompt: z.string(), count: z.number().int(), documentIds: z.array(DocumentId).nullable() }),
});

export const FlashcardSetEvent = z.discriminatedUnion('type', [SetEvent, CardEvent, FlashcardsRequested]);
export type FlashcardSetEvent = z.infer<typeof FlashcardSetEvent>;
