import type { Done } from '../../platform/domain/index.ts';
import { takenBack } from '../../platform/commands/index.ts';
import type { CardReview } from './decider.ts';
import type { CardReviewEvent } from './events.ts';

/** Takes a rating back, unless the card was rated again since. */
export const undoCardReview = (done: Done<CardReviewEvent, CardReview | null>): readonly CardReviewEvent[] => {
  const { flashcardId, setId, ownerId } = done.events[0].data;
  const schedule = takenBack(done)?.schedule ?? null;
  return [{ type: 'CardScheduleRestored', data: { flashcardId, setId, ownerId, schedule } }];
};
