import type { Aggregate } from '../../platform/domain/index.ts';
import { cardReview, type CardReview, type CardReviewCommand } from './decider.ts';
import { CardReviewEvent } from './events.ts';
import { undoCardReview } from './undo.ts';

export const cardReviewAggregate: Aggregate<CardReviewCommand, CardReviewEvent, CardReview | null> = {
  category: 'cardReview',
  decider: cardReview,
  events: CardReviewEvent,
  undo: undoCardReview,
};
