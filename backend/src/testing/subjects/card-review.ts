import { ratings, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { cardReviewAggregate } from '../../features/card-review/aggregate.ts';
import type { CardReview, CardReviewCommand } from '../../features/card-review/decider.ts';
import type { CardReviewEvent } from '../../features/card-review/events.ts';
import type { Subject } from '../subject.ts';
import { flashcardIds, flashcardSetIds, userIds } from '../values.ts';

const instants = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

interface Known {
  readonly of: UserId;
  readonly reps: number;
  readonly lastReview: string;
  readonly lastRating: string;
}

export const cardReviewSubject: Subject<CardReviewCommand, CardReviewEvent, CardReview | null, Known | null> = {
  aggregate: cardReviewAggregate,
  idOf: ({ flashcardId }) => flashcardId,
  ownerOf: ({ by }) => by,
  commands: fc.record({
    type: fc.constant('RateCard' as const),
    flashcardId: flashcardIds,
    setId: flashcardSetIds,
    by: userIds,
    rating: fc.constantFrom(...ratings),
    at: instants,
  }),
  unknown: null,

  after(known, { by, at, rating }) {
    if (known && known.of !== by) return { refused: 'flashcard_not_found' };
    if (known?.lastReview === at && known.lastRating === rating) return { known };
    return { known: { of: by, reps: (known?.reps ?? 0) + 1, lastReview: at, lastRating: rating } };
  },

  seen(state) {
    if (!state) return null;
    const { reps, lastReview, lastRating } = state.schedule;
    return { of: state.ownerId, reps, lastReview, lastRating };
  },
};
