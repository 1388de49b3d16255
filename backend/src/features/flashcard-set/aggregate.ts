import type { Aggregate } from '../../platform/domain/index.ts';
import { flashcardSet, type FlashcardSetCommand } from './decider.ts';
import { FlashcardSetEvent } from './events.ts';
import type { FlashcardSet } from './state.ts';
import { undoFlashcardSet } from './undo.ts';

export const flashcardSetAggregate: Aggregate<FlashcardSetCommand, FlashcardSetEvent, FlashcardSet | null> = {
  category: 'flashcardSet',
  decider: flashcardSet,
  events: FlashcardSetEvent,
  undo: undoFlashcardSet,
};
