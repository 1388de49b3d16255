import { describe, expect, it } from 'vitest';
import type { CardEvent, SetEvent } from './events.ts';
import { flashcardList, type FlashcardRow, flashcardSetList, type FlashcardSetRow } from './projection.ts';
import {
  added,
  ann,
  card,
  cardAdded,
  cardChanged,
  cardDeleted,
  deleted,
  erased,
  form,
  provenance,
  setId,
} from './testing/history.ts';

const at = (second: number) => ({ ownerId: ann, recordedAt: `2026-11-21T09:00:0${second}.000Z` });
const setAfter = (...events: SetEvent[]) =>
  events.reduce<FlashcardSetRow | null>((row, event, second) => flashcardSetList.evolve(row, event, at(second)), null);
const cardAfter = (...events: CardEvent[]) =>
  events.reduce<FlashcardRow | null>((row, event, second) => flashcardList.evolve(row, event, at(second)), null);

describe('the list of sets', () => {
  const row = { ...form, ownerId: ann, modelUsed: null, createdAt: '2026-11-21T09:00:00.000Z', deletedAt: null };
  const renamed: SetEvent = { type: 'FlashcardSetChanged', data: { setId, title: 'SN2' } };

  it('shows a new set with its time, and applies changes', () => {
    expect(setAfter(added)).toEqual(row);
    expect(setAfter(added, renamed)).toEqual({ ...row, title: 'SN2' });
  });
  it('stores no provenance', () => {
    const data = { ...form, setId, ownerId: ann, modelUsed: null, provenance };
    expect(setAfter({ type: 'FlashcardSetAdded', data })).toEqual(row);
  });
  it('keeps a deleted set until it is erased, and restores it with its age', () => {
    const { createdAt } = row;
    const restored: SetEvent = {
      type: 'FlashcardSetRestored',
      data: { setId, ownerId: ann, ...form, modelUsed: null, createdAt },
    };
    expect(setAfter(added, deleted)).toEqual({ ...row, deletedAt: '2026-11-21T09:00:01.000Z' });
    expect(setAfter(added, deleted, erased)).toBeNull();
    expect(setAfter(added, deleted, restored)).toEqual(row);
  });
});

describe('the list of cards', () => {
  const row = { ...card, setId, ownerId: ann, position: 0, source: null };

  it('shows a card with its set and its student, and applies changes', () => {
    expect(cardAfter(cardAdded)).toEqual(row);
    expect(cardAfter(cardAdded, cardChanged('SN1?'))).toEqual({ ...row, front: 'SN1?' });
  });
  it('drops a deleted card, and restores it at its position', () => {
    const restored: CardEvent = { type: 'FlashcardRestored', data: cardAdded.data as never };
    expect(cardAfter(cardAdded, cardDeleted)).toBeNull();
    expect(cardAfter(cardAdded, cardDeleted, restored)).toEqual(row);
  });
});
