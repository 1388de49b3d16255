import { FlashcardId } from '@hub/contracts';
import type { UndoContext } from '../../platform/domain/index.ts';
import { undoMaterial } from '../../study-material/undo-material.ts';
import type { FlashcardSetEvent } from './events.ts';
import { type FlashcardSet, mostCards } from './state.ts';

/** Undoes a command to a set or its cards. Undoing its creation deletes it. */
export const undoFlashcardSet = (
  done: UndoContext<FlashcardSetEvent, FlashcardSet | null>,
): readonly FlashcardSetEvent[] => {
  const { setId } = done.events[0].data;
  const idsOf = (id: string) => ({ setId, flashcardId: FlashcardId.parse(id) });
  return undoMaterial(done, {
    most: mostCards,
    full: 'set_full',
    deleted: () => ({ type: 'FlashcardSetDeleted', data: { setId } }),
    restored: ({ fields, ...set }) => ({ type: 'FlashcardSetRestored', data: { setId, ...set, ...fields } }),
    partDeleted: (id) => ({ type: 'FlashcardDeleted', data: idsOf(id) }),
    partRestored: (id, card) => ({ type: 'FlashcardRestored', data: { ...idsOf(id), ...card } }),
  });
};
