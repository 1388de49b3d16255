import type { ClassId, DocumentId, FlashcardSetForm, GeneratedFlashcard } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import { type StudyMaterial, withPart } from '../../study-material/study-material.ts';
import type { FlashcardSetEvent } from './events.ts';

/** What the AI writes a set from. */
export interface FlashcardRequest {
  classId: ClassId;
  title: string;
  description: string | null;
  prompt: string;
  count: number;
  documentIds: DocumentId[] | null;
}

export type FlashcardSet = StudyMaterial<FlashcardRequest, FlashcardSetForm, GeneratedFlashcard>;

export const mostCards = 500;

export const evolve = (state: FlashcardSet | null, event: FlashcardSetEvent): FlashcardSet | null => {
  switch (event.type) {
    case 'FlashcardsRequested': {
      const { setId: _id, ownerId, ...request } = event.data;
      return { ownerId, request, fields: null, parts: {}, deleted: false };
    }
    case 'FlashcardSetAdded': {
      const { setId: _id, ownerId, provenance: _of, ...fields } = event.data;
      return { ownerId, request: state?.request ?? null, fields, parts: {}, deleted: false };
    }
    case 'FlashcardSetChanged': {
      const { setId: _id, ...changes } = event.data;
      return state?.fields ? { ...state, fields: withChanges(state.fields, changes) } : state;
    }
    case 'FlashcardSetDeleted':
      return state && { ...state, deleted: true };
    case 'FlashcardSetErased':
      return state && { ...state, request: null, fields: null, parts: {}, deleted: true };
    case 'FlashcardSetRestored': {
      const { setId: _id, ownerId: _owner, createdAt: _at, ...fields } = event.data;
      return state && { ...state, fields, deleted: false };
    }
    case 'FlashcardAdded':
    case 'FlashcardRestored': {
      const { setId: _id, flashcardId, ...card } = event.data;
      return withPart(state, flashcardId, () => ({ ...card, deleted: false }));
    }
    case 'FlashcardChanged': {
      const { setId: _id, flashcardId, ...changes } = event.data;
      return withPart(state, flashcardId, (card) => card && withChanges(card, changes));
    }
    case 'FlashcardDeleted':
      return withPart(state, event.data.flashcardId, (card) => card && { ...card, deleted: true });
  }
};
