import { FlashcardId, FlashcardSetId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { cardReviewAggregate } from './aggregate.ts';
import type { CardReviewEvent } from './events.ts';
import { rated, type Schedule } from './schedule.ts';

const card = {
  flashcardId: FlashcardId.parse('6b1d8c3e-2f4a-4d5b-9e6c-7f8a9b0c1d20'),
  setId: FlashcardSetId.parse('5a0c7b2d-1e3f-4c4a-8d5b-6e7f8a9b0c10'),
  ownerId: UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11'),
};
const first = rated(null, 'good', '2026-11-21T09:00:00.000Z');

const ratedEvent = (schedule: Schedule): CardReviewEvent => ({ type: 'CardRated', data: { ...card, schedule } });

describe('undoing a rating', () => {
  const { given } = undoSpecOf(cardReviewAggregate);
  const again = ratedEvent(rated(first, 'good', '2026-11-21T09:10:00.000Z'));
  const restored = (schedule: Schedule | null): CardReviewEvent => ({
    type: 'CardScheduleRestored',
    data: { ...card, schedule },
  });

  it('makes the card what it was', () => {
    given(ratedEvent(first))
      .when({ undoing: [again] })
      .then(restored(first));
    given()
      .when({ undoing: [ratedEvent(first)] })
      .then(restored(null));
  });
  it('is refused when the card was rated again since', () => {
    given()
      .when({ undoing: [ratedEvent(first)], after: [again] })
      .thenRejects('changed_since');
  });
});
