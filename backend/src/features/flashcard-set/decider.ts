import type {
  FlashcardChange,
  FlashcardForm,
  FlashcardId,
  FlashcardSetChange,
  FlashcardSetForm,
  FlashcardSetId,
  GeneratedFlashcard,
  Provenance,
  RejectionCode,
  UserId,
} from '@hub/contracts';
import { changesTo, type Decider, Rejection } from '../../platform/domain/index.ts';
import type { FlashcardSetEvent } from './events.ts';
import { cardCount, evolve, type FlashcardRequest, type FlashcardSet, isErased, mostCards } from './state.ts';

type NewCard = GeneratedFlashcard & { flashcardId: FlashcardId };

export type FlashcardSetCommand = { setId: FlashcardSetId; by: UserId } & (
  | { type: 'AddFlashcardSet'; form: FlashcardSetForm }
  | { type: 'ImportFlashcards'; form: FlashcardSetForm; cards: readonly NewCard[] }
  | { type: 'RequestFlashcards'; request: FlashcardRequest }
  | { type: 'RecordFlashcards'; modelUsed: string; provenance?: Provenance | undefined; cards: readonly NewCard[] }
  | { type: 'ChangeFlashcardSet'; change: FlashcardSetChange }
  | { type: 'DeleteFlashcardSet' }
  | { type: 'EraseFlashcardSet' }
  | { type: 'AddFlashcard'; flashcardId: FlashcardId; form: FlashcardForm }
  | { type: 'ChangeFlashcard'; flashcardId: FlashcardId; change: FlashcardChange }
  | { type: 'DeleteFlashcard'; flashcardId: FlashcardId }
);

// another student's and a deleted one look the same as a missing one
const own = (state: FlashcardSet | null, by: UserId, otherwise: RejectionCode) => {
  if (!state || state.ownerId !== by || state.deleted) throw new Rejection(otherwise);
  return state;
};

const shown = (state: FlashcardSet | null, by: UserId, otherwise: RejectionCode = 'set_not_found') => {
  const { fields, ...rest } = own(state, by, otherwise);
  if (!fields) throw new Rejection(otherwise); // it is being written
  return { ...rest, fields };
};

const cardOf = (state: FlashcardSet | null, by: UserId, id: FlashcardId) => {
  const card = shown(state, by, 'flashcard_not_found').cards[id];
  if (!card || card.deleted) throw new Rejection('flashcard_not_found');
  return card;
};

type Added = Extract<FlashcardSetEvent, { type: 'FlashcardSetAdded' }>['data'];

const withCards = (set: Added, cards: readonly NewCard[]): FlashcardSetEvent[] => [
  { type: 'FlashcardSetAdded', data: set },
  ...cards.map((card, position) => {
    return { type: 'FlashcardAdded', data: { setId: set.setId, position, ...card } } as const;
  }),
];

export const flashcardSet: Decider<FlashcardSetCommand, FlashcardSetEvent, FlashcardSet | null> = {
  initialState: null,
  evolve,

  decide(command, state) {
    const { setId, by } = command;
    switch (command.type) {
      case 'AddFlashcardSet':
        if (state) throw new Rejection('already_exists');
        return [{ type: 'FlashcardSetAdded', data: { setId, ownerId: by, ...command.form, modelUsed: null } }];
      case 'ImportFlashcards': {
        if (state) throw new Rejection('already_exists');
        if (command.cards.length > mostCards) throw new Rejection('set_full');
        return withCards({ setId, ownerId: by, ...command.form, modelUsed: null }, command.cards);
      }
      case 'RequestFlashcards':
        if (state) throw new Rejection('already_exists');
        return [{ type: 'FlashcardsRequested', data: { setId, ownerId: by, ...command.request } }];
      case 'RecordFlashcards': {
        const { request, fields } = own(state, by, 'set_not_found');
        if (!request) throw new Rejection('set_not_found');
        if (fields) return []; // what was recorded first stands
        const { classId, title, description } = request;
        const { modelUsed, provenance } = command;
        const written = { aiGenerated: true, modelUsed, ...(provenance && { provenance }) };
        return withCards({ setId, ownerId: by, classId, title, description, ...written }, command.cards);
      }
      case 'ChangeFlashcardSet': {
        const changes = changesTo(shown(state, by).fields, command.change);
        return changes ? [{ type: 'FlashcardSetChanged', data: { setId, ...changes } }] : [];
      }
      case 'DeleteFlashcardSet':
        shown(state, by);
        return [{ type: 'FlashcardSetDeleted', data: { setId } }];
      case 'EraseFlashcardSet':
        if (state?.ownerId !== by) throw new Rejection('set_not_found');
        return isErased(state) ? [] : [{ type: 'FlashcardSetErased', data: { setId } }];
      case 'AddFlashcard': {
        const { flashcardId, form } = command;
        const set = shown(state, by);
        if (set.cards[flashcardId]) throw new Rejection('already_exists');
        if (cardCount(set) >= mostCards) throw new Rejection('set_full');
        const position = Object.keys(set.cards).length;
        return [{ type: 'FlashcardAdded', data: { setId, flashcardId, position, ...form, source: null } }];
      }
      case 'ChangeFlashcard': {
        const { flashcardId, change } = command;
        const changes = changesTo(cardOf(state, by, flashcardId), change);
        return changes ? [{ type: 'FlashcardChanged', data: { setId, flashcardId, ...changes } }] : [];
      }
      case 'DeleteFlashcard':
        cardOf(state, by, command.flashcardId);
        return [{ type: 'FlashcardDeleted', data: { setId, flashcardId: command.flashcardId } }];
    }
  },
};
