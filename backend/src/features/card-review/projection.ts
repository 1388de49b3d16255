import type { FlashcardSetId, UserId } from '@hub/contracts';
import { z } from 'zod';
import type { Projection } from '../../platform/read-models/index.ts';
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
  /** ISO 8601 UTC. */
  firstRatedAt: string;
}

const table = 'card_review_list';

export const cardReviewList: Projection<RowEvent, CardReviewRow> = {
  name: 'card-review-list',
  version: 2, // raise it to rebuild from the first event
  table,
  events: RowEvent,
  categories: ['cardReview', 'flashcardSet'],
  queryKeys: ['/api/reviews', '/api/review-counts'],
  key: ({ type, data }) => (type === 'FlashcardSetErased' ? data.setId : data.flashcardId),

  evolve(row, event) {
    if (event.type === 'FlashcardSetErased') return null;
    const { ownerId, setId, schedule } = event.data;
    const firstRatedAt = row?.firstRatedAt ?? schedule?.lastReview;
    return schedule && firstRatedAt ? { ownerId, setId, due: schedule.due, schedule, firstRatedAt } : null;
  },

  applyTo({ type, data }) {
    if (type !== 'FlashcardSetErased') return undefined;
    return (trx) => trx(table).where({ setId: data.setId }).delete();
  },
};
