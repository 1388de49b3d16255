import type { FlashcardId, FlashcardSetId, Rating, UserId } from '@hub/contracts';
import { type Decider, Rejection } from '../../platform/domain/index.ts';
import type { CardReviewEvent } from './events.ts';
import { rated, type Schedule } from './schedule.ts';

export interface CardReviewCommand {
  type: 'RateCard';
  flashcardId: FlashcardId;
  setId: FlashcardSetId;
  by: UserId;
  rating: Rating;
  /** ISO 8601 UTC. */
  at: string;
}

export interface CardReview {
  ownerId: UserId;
  setId: FlashcardSetId;
  schedule: Schedule;
}

export const cardReview: Decider<CardReviewCommand, CardReviewEvent, CardReview | null> = {
  initialState: null,

  evolve(_state, { data: { ownerId, setId, schedule } }) {
    return schedule && { ownerId, setId, schedule };
  },

  decide({ flashcardId, setId, by, rating, at }, state) {
    // another student's card looks the same as a missing one
    if (state && state.ownerId !== by) throw new Rejection('flashcard_not_found');
    const before = state?.schedule ?? null;
    if (before?.lastReview === at && before.lastRating === rating) return []; // already so: accept, record nothing
    const schedule = rated(before, rating, at);
    return [{ type: 'CardRated', data: { flashcardId, setId, ownerId: by, schedule } }];
  },
};
