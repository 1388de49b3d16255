import type { UndoContext } from '../../platform/domain/index.ts';
import { revertedState } from '../../platform/commands/index.ts';
import type { CardReview } from './decider.ts';
import type { CardReviewEvent } from './events.ts';

/** Undoes a rating, unless the card was rated again. */
export const undoCardReview = (done: UndoContext<CardReviewEvent, CardReview | null>): readonly CardReviewEvent[] => {
  const { flashcardId, setId, ownerId } = done.events[0].data;
  const schedule = revertedState(done)?.schedule ?? null;
  return [{ type: 'CardScheduleRestored', data: { flashcardId, setId, ownerId, schedule } }];
};
