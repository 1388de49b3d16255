import { FlashcardId, FlashcardSetId, ratings, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { cardReview } from './decider.ts';
import type { CardReviewEvent } from './events.ts';
import { nextDue, rated, type Schedule } from './schedule.ts';

const flashcardId = FlashcardId.parse('6b1d8c3e-2f4a-4d5b-9e6c-7f8a9b0c1d20');
const setId = FlashcardSetId.parse('5a0c7b2d-1e3f-4c4a-8d5b-6e7f8a9b0c10');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const at = '2026-11-21T09:00:00.000Z';
const later = '2026-11-21T09:10:00.000Z';
const card = { flashcardId, setId, ownerId: ann };

const ratedEvent = (schedule: Schedule): CardReviewEvent => ({
  type: 'CardRated',
  data: { ...card, schedule },
});
const first = rated(null, 'good', at);
const rate = { type: 'RateCard', flashcardId, setId, by: ann, rating: 'good' } as const;

describe('rating a card', () => {
  const { given } = specOf(cardReview);

  it('records the rating with the resulting schedule', () => {
    given()
      .when({ ...rate, at })
      .then(ratedEvent(first));
  });
  it('continues from the previous schedule', () => {
    given(ratedEvent(first))
      .when({ ...rate, at: later })
      .then(ratedEvent(rated(first, 'good', later)));
  });
  it('records a repeat of the same rating once', () => {
    given(ratedEvent(first))
      .when({ ...rate, at })
      .then();
  });
  it("rejects another student's card like a missing one", () => {
    given(ratedEvent(first))
      .when({ ...rate, by: bob, at: later })
      .thenRejects('flashcard_not_found');
  });
});

describe('the schedule of FSRS', () => {
  const daysUntil = (due: string, from: string) => (Date.parse(due) - Date.parse(from)) / 86_400_000;

  it('repeats a card sooner the worse it was known', () => {
    for (const schedule of [null, first, rated(first, 'good', later)]) {
      const dues = ratings.map((rating) => Date.parse(nextDue(schedule, later)[rating]));
      expect(dues).toEqual(dues.toSorted((a, b) => a - b));
    }
  });
  it('repeats a new card within minutes, then after days, then after longer', () => {
    expect(daysUntil(first.due, at)).toBeCloseTo(10 / 1440);
    const second = rated(first, 'good', later);
    expect(daysUntil(second.due, later)).toBeGreaterThanOrEqual(1);
    const third = rated(second, 'good', second.due);
    expect(third.scheduledDays).toBeGreaterThan(second.scheduledDays);
    expect(rated(third, 'again', third.due)).toMatchObject({ state: 'relearning', lapses: 1 });
  });
  it('returns the same days every time', () => {
    expect(rated(first, 'easy', later)).toEqual(rated(first, 'easy', later));
  });
  it('uses the last review when the clock was set back', () => {
    expect(rated(first, 'good', '2026-11-20T00:00:00.000Z').due).toBe(rated(first, 'good', at).due);
  });
});
