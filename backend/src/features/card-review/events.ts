import { FlashcardId, FlashcardSetId, UserId } from '@hub/contracts';
import { z } from 'zod';
import { Schedule } from './schedule.ts';

const card = z.object({ flashcardId: FlashcardId, setId: FlashcardSetId, ownerId: UserId });

/** Stored for ever: add types and optional fields, never change what an old one means. */
export const CardReviewEvent = z.discriminatedUnion('type', [
  /** With the rating and the schedule that came of it, so that a rebuild gives the same days whatever the algorithm is by then. */
  z.object({ type: z.literal('CardRated'), data: card.extend({ schedule: Schedule }) }),
  /** A rating was taken back: the schedule as it is from now on; null for a card that is new again. */
  z.object({ type: z.literal('CardScheduleRestored'), data: card.extend({ schedule: Schedule.nullable() }) }),
]);
export type CardReviewEvent = z.infer<typeof CardReviewEvent>;
