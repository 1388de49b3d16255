import type { ClassId, DocumentId, FlashcardId, FlashcardSetForm, GeneratedFlashcard, UserId } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { FlashcardSetEvent } from './events.ts';

/** What a set is to be written from. */
export interface FlashcardRequest {
  classId: ClassId;
  title: string;
  description: string | null;
  prompt: string;
  count: number;
  documentIds: DocumentId[] | null;
}

export type Card = GeneratedFlashcard & { position: number; deleted: boolean };

export interface FlashcardSet {
  ownerId: UserId;
  request: FlashcardRequest | null;
  /** Null until the cards that were asked for are written. */
  fields: (FlashcardSetForm & { modelUsed: string | null }) | null;
  /** By id; deleted ones too, so that they can come back to their place. */
  cards: Readonly<Record<string, Card>>;
  deleted: boolean;
}

/** It cannot come back, and nothing is known of it any more. */
export const isErased = ({ request, fields }: FlashcardSet) => !request && !fields;

export const mostCards = 500;

export const cardCount = ({ cards }: Pick<FlashcardSet, 'cards'>) =>
  Object.values(cards).filter(({ deleted }) => !deleted).length;

const withCard = (state: FlashcardSet | null, id: FlashcardId, change: (card?: Card) => Card | undefined) => {
  const card = change(state?.cards[id]);
  return state && card ? { ...state, cards: { ...state.cards, [id]: card } } : state;
};

export const evolve = (state: FlashcardSet | null, event: FlashcardSetEvent): FlashcardSet | null => {
  switch (event.type) {
    case 'FlashcardsRequested': {
      const { setId: _id, ownerId, ...request } = event.data;
      return { ownerId, request, fields: null, cards: {}, deleted: false };
    }
    case 'FlashcardSetAdded': {
      const { setId: _id, ownerId, provenance: _of, ...fields } = event.data;
      return { ownerId, request: state?.request ?? null, fields, cards: {}, deleted: false };
    }
    case 'FlashcardSetChanged': {
      const { setId: _id, ...changes } = event.data;
      return state?.fields ? { ...state, fields: withChanges(state.fields, changes) } : state;
    }
    case 'FlashcardSetDeleted':
      return state && { ...state, deleted: true };
    case 'FlashcardSetErased':
      return state && { ...state, request: null, fields: null, cards: {}, deleted: true };
    case 'FlashcardSetRestored': {
      const { setId: _id, ownerId: _owner, createdAt: _at, ...fields } = event.data;
      return state && { ...state, fields, deleted: false };
    }
    case 'FlashcardAdded':
    case 'FlashcardRestored': {
      const { setId: _id, flashcardId, ...card } = event.data;
      return withCard(state, flashcardId, () => ({ ...card, deleted: false }));
    }
    case 'FlashcardChanged': {
      const { setId: _id, flashcardId, ...changes } = event.data;
      return withCard(state, flashcardId, (card) => card && withChanges(card, changes));
    }
    case 'FlashcardDeleted':
      return withCard(state, event.data.flashcardId, (card) => card && { ...card, deleted: true });
  }
};
