import { z } from 'zod';
import { Day, Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { FlashcardView } from './flashcard.ts';
import { ClassId, FlashcardId } from './ids.ts';

/** How well a student knew a card, from not at all to immediately. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const;
/** A student's rating of a card. */
export type Rating = (typeof ratings)[number];

/** A card that is due, and the next due time for each rating. */
export const ReviewView = z.object({
  card: FlashcardView,
  setTitle: z.string(),
  /** The card was never rated. */
  isNew: z.boolean(),
  next: z.record(z.enum(ratings), Instant),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** The number of cards to review in a class. */
export const ReviewCount = z.object({
  classId: ClassId,
  /** Cards that are due, come early because of an exam, or are being learned and come back within minutes. */
  due: z.number().int().nonnegative(),
  /** Cards that were never rated and are scheduled for today: 20 a day in each class, more shortly before an exam. */
  fresh: z.number().int().nonnegative(),
  /** Cards that were never rated and are scheduled for a later day. */
  waiting: z.number().int().nonnegative().default(0),
  /** When the next card becomes due. */
  nextDue: Instant.nullable(),
  /** The exam of the class that brings cards forward; none outside of its last days. */
  examDay: Day.optional(),
});
export type ReviewCount = z.infer<typeof ReviewCount>;

/**
 * From all sets of the class: overdue cards first, then those that an exam brings forward, today's new cards, and cards
 * that come back within minutes; at most 20.
 */
export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  query: z.object({ classId: ClassId }),
  result: z.array(ReviewView),
});

/** For every class in use that has cards. */
export const listReviewCounts = endpoint({
  method: 'GET',
  path: '/api/review-counts',
  result: z.array(ReviewCount),
});

/** `due` is when the card is shown again (ADR 0026). `undo` reverts a rating. */
export const rateFlashcard = endpoint({
  method: 'POST',
  path: '/api/flashcards/:id/reviews',
  params: z.object({ id: FlashcardId }),
  body: z.object({ rating: z.enum(ratings) }),
  result: z.object({ flashcardId: FlashcardId, rating: z.enum(ratings), due: Instant }),
  status: 201,
});
