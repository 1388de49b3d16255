import type { FlashcardSetId, UserId } from '@hub/contracts';
import { z } from 'zod';
import type { Projection } from '../../platform/projection.ts';
import { FlashcardSetErased } from '../flashcard-set/index.ts';
import { CardReviewEvent } from './events.ts';
import type { Schedule } from './schedule.ts';

/** Schedules go with their set. */
const RowEvent = z.discriminatedUnion('type', [CardReviewEvent, FlashcardSetErased]);
type RowEvent = z.infer<typeof RowEvent>;

/** By the card's id; a card that was never rated has none. */
export interface CardReviewRow {
  ownerId: UserId;
  setId: FlashcardSetId;
  due: string;
  schedule: Schedule;
}

const table = 'card_review_list';

export const cardReviewList: Projection<RowEvent, CardReviewRow> = {
  name: 'card-review-list',
  version: 1, // raise it to rebuild from the first event
  table,
  events: RowEvent,
  categories: ['cardReview', 'flashcardSet'],
  queryKeys: ['/api/reviews', '/api/review-counts'],
  key: ({ type, data }) => (type === 'FlashcardSetErased' ? data.setId : data.flashcardId),

  evolve(_row, event) {
    if (event.type === 'FlashcardSetErased') return null;
    const { ownerId, setId, schedule } = event.data;
    return schedule && { ownerId, setId, due: schedule.due, schedule };
  },

  applyTo({ type, data }) {
    if (type !== 'FlashcardSetErased') return undefined;
    return (trx) => trx(table).where({ setId: data.setId }).delete();
  },
};
