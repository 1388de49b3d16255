import { FlashcardId, FlashcardSetId, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { cardReviewList } from './projection.ts';
import { rated } from './schedule.ts';

const flashcardId = FlashcardId.parse('6b1d8c3e-2f4a-4d5b-9e6c-7f8a9b0c1d20');
const setId = FlashcardSetId.parse('5a0c7b2d-1e3f-4c4a-8d5b-6e7f8a9b0c10');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const recorded = { ownerId, recordedAt: '2026-11-21T09:00:00.000Z' };
const schedule = rated(null, 'good', recorded.recordedAt);
const card = { flashcardId, setId, ownerId };
const row = { ownerId, setId, due: schedule.due, schedule, firstRatedAt: recorded.recordedAt };

it('a rated card has the schedule of the event', () => {
  const event = { type: 'CardRated', data: { ...card, schedule } } as const;
  expect(cardReviewList.key(event)).toBe(flashcardId);
  expect(cardReviewList.evolve(null, event, recorded)).toEqual(row);
});

it('an undone rating restores the previous schedule, or a new card', () => {
  const restored = (before: typeof schedule | null) =>
    ({ type: 'CardScheduleRestored', data: { ...card, schedule: before } }) as const;
  const before = rated(null, 'again', recorded.recordedAt);
  expect(cardReviewList.evolve(row, restored(before), recorded)).toMatchObject({ due: before.due, schedule: before });
  expect(cardReviewList.evolve(row, restored(null), recorded)).toBeNull();
});

it('a card that is rated again keeps the time of its first rating, until that is undone', () => {
  const again = rated(schedule, 'good', '2026-11-22T09:00:00.000Z');
  const event = { type: 'CardRated', data: { ...card, schedule: again } } as const;
  expect(cardReviewList.evolve(row, event, recorded)).toMatchObject({ firstRatedAt: recorded.recordedAt });
  expect(cardReviewList.evolve(null, event, recorded)).toMatchObject({ firstRatedAt: again.lastReview });
});

it('reviews are deleted with their set', () => {
  const erased = { type: 'FlashcardSetErased', data: { setId } } as const;
  expect(cardReviewList.key(erased)).toBe(setId);
  expect(cardReviewList.evolve(null, erased, recorded)).toBeNull();
  expect(cardReviewList.applyTo?.(erased, recorded)).toBeTypeOf('function');
});
