import { ClassId, FlashcardForm, FlashcardId, FlashcardSetForm, FlashcardSetId, UserId } from '@hub/contracts';
import type { CardEvent, FlashcardSetEvent, SetEvent } from '../events.ts';

export const setId = FlashcardSetId.parse('0b6f3c1e-4d2a-4e8b-9a57-6c1d2e3f4a05');
export const flashcardId = FlashcardId.parse('7c2d9e4f-1a3b-4c5d-8e6f-9a0b1c2d3e4f');
export const otherCardId = FlashcardId.parse('1f2e3d4c-5b6a-4978-8a9b-0c1d2e3f4a5b');
export const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');

export const form = FlashcardSetForm.parse({ classId, title: 'Reaction mechanisms' });
export const card = FlashcardForm.parse({ front: 'SN2?', back: 'Bimolecular substitution' });
export const request = { classId, title: 'Reactions', description: null, prompt: 'SN1', count: 5, documentIds: null };

/** The provenance of what the AI wrote. */
export const provenance = { promptHash: 'a'.repeat(64), sourceHashes: ['b'.repeat(64)] };
export const added: SetEvent = { type: 'FlashcardSetAdded', data: { setId, ownerId: ann, ...form, modelUsed: null } };
export const deleted: SetEvent = { type: 'FlashcardSetDeleted', data: { setId } };
export const erased = { type: 'FlashcardSetErased' as const, data: { setId } };
export const requested: FlashcardSetEvent = { type: 'FlashcardsRequested', data: { setId, ownerId: ann, ...request } };

export const cardAt = (position: number, id = flashcardId) => ({
  type: 'FlashcardAdded' as const,
  data: { setId, flashcardId: id, position, ...card, source: null },
});
export const cardAdded: CardEvent = cardAt(0);
export const cardDeleted: CardEvent = { type: 'FlashcardDeleted', data: { setId, flashcardId } };
export const cardChanged = (front: string): CardEvent => ({
  type: 'FlashcardChanged',
  data: { setId, flashcardId, front },
});
