import type { FlashcardSetId, FlashcardView } from '@hub/contracts';
import { z } from 'zod';
import { start, type Place } from './study-place.ts';

const Remembered = z.object({ card: z.string(), known: z.array(z.string()) });

const keyOf = (setId: FlashcardSetId) => `hub:study:${setId}`;

/** Where the student left the set on this device; its beginning when the card is gone or nothing can be kept. */
export const rememberedPlace = (setId: FlashcardSetId, cards: readonly FlashcardView[]): Place => {
  try {
    const { card, known } = Remembered.parse(JSON.parse(localStorage.getItem(keyOf(setId)) ?? ''));
    const index = cards.findIndex(({ id }) => id === card);
    return index < 0 ? start : { index, shown: false, known };
  } catch {
    return start;
  }
};

/** Kept by the card's id, so that it stands when others are added or go. */
export const rememberPlace = (setId: FlashcardSetId, card: FlashcardView, { known }: Place) => {
  try {
    localStorage.setItem(keyOf(setId), JSON.stringify({ card: card.id, known }));
  } catch {
    // a browser that keeps nothing: the set begins anew next time
  }
};

export const forgetPlace = (setId: FlashcardSetId) => {
  try {
    localStorage.removeItem(keyOf(setId));
  } catch {
    // likewise
  }
};
