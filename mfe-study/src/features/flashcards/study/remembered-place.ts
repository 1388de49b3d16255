import type { FlashcardSetId, FlashcardView } from '@hub/contracts';
import { z } from 'zod';
import { startPlace, type StudyPlace } from './study-place.ts';

const Remembered = z.object({ card: z.string(), known: z.array(z.string()) });

const keyOf = (setId: FlashcardSetId) => `hub:study:${setId}`;

/** Where the student left the set on this device, or its start if the card is gone or storage is unavailable. */
export const rememberedPlace = (setId: FlashcardSetId, cards: readonly FlashcardView[]): StudyPlace => {
  try {
    const { card, known } = Remembered.parse(JSON.parse(localStorage.getItem(keyOf(setId)) ?? ''));
    const index = cards.findIndex(({ id }) => id === card);
    return index < 0 ? startPlace : { index, shown: false, known };
  } catch {
    return startPlace;
  }
};

/** Stored by the card's id, so that it still holds when other cards are added or deleted. */
export const rememberPlace = (setId: FlashcardSetId, card: FlashcardView, { known }: StudyPlace) => {
  try {
    localStorage.setItem(keyOf(setId), JSON.stringify({ card: card.id, known }));
  } catch {
    // storage is unavailable: the set starts from the beginning next time
  }
};

export const forgetPlace = (setId: FlashcardSetId) => {
  try {
    localStorage.removeItem(keyOf(setId));
  } catch {
    // storage is unavailable: nothing was stored either
  }
};
