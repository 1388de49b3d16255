import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { FlashcardView } from './flashcard.ts';
import { ClassId, FlashcardId } from './ids.ts';

/** How well a card was known, from not at all to at once. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const;
/** How a student rates a card that was shown. */
export type Rating = (typeof ratings)[number];

/** A card whose time has come, and when it would come again by each rating. */
export const ReviewView = z.object({
  card: FlashcardView,
  setTitle: z.string(),
  /** It was never rated. */
  isNew: z.boolean(),
  next: z.record(z.enum(ratings), Instant),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** What there is to review in a class. */
export const ReviewCount = z.object({
  classId: ClassId,
  /** Cards whose day has come, or that are being learned and come back within minutes. */
  due: z.number().int().nonnegative(),
  /** Cards that were never rated and are for today: 20 a day in each class. */
  fresh: z.number().int().nonnegative(),
  /** Those of them that are for another day. */
  waiting: z.number().int().nonnegative().default(0),
  /** When the next card comes up that is not due yet. */
  nextDue: Instant.nullable(),
});
export type ReviewCount = z.infer<typeof ReviewCount>;

/** Over all sets of the class: what is overdue first, then today's new cards, then what comes back within minutes; the first 20. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  query: z.object({ classId: ClassId }),
  result: z.array(ReviewView),
});

/** Of every class in use that has cards. */
export const listReviewCounts = endpoint({
  method: 'GET',
  path: '/api/review-counts',
  result: z.array(ReviewCount),
});

/** `due` is when the card comes again (ADR 0026). `undo` takes a rating back. */
export const rateFlashcard = endpoint({
  method: 'POST',
  path: '/api/flashcards/:id/reviews',
  params: z.object({ id: FlashcardId }),
  body: z.object({ rating: z.enum(ratings) }),
  result: z.object({ flashcardId: FlashcardId, rating: z.enum(ratings), due: Instant }),
  status: 201,
});
