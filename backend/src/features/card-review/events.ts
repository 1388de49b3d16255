import { FlashcardId, FlashcardSetId, UserId } from '@hub/contracts';
import { z } from 'zod';
import { Schedule } from './schedule.ts';

const card = z.object({ flashcardId: FlashcardId, setId: FlashcardSetId, ownerId: UserId });

/** Stored permanently: add types and optional fields, never change the meaning of existing ones. */
export const CardReviewEvent = z.discriminatedUnion('type', [
  /** Contains the rating and its resulting schedule, so that a rebuild does not depend on the current algorithm. */
  z.object({ type: z.literal('CardRated'), data: card.extend({ schedule: Schedule }) }),
  /** A rating was undone: the schedule from now on; null for a card that is new again. */
  z.object({ type: z.literal('CardScheduleRestored'), data: card.extend({ schedule: Schedule.nullable() }) }),
]);
export type CardReviewEvent = z.infer<typeof CardReviewEvent>;
