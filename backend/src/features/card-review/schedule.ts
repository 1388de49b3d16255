import { ratings, type Rating } from '@hub/contracts';
import { type Card, createEmptyCard, fsrs, type Grade, Rating as Grades, State } from 'ts-fsrs';
import { z } from 'zod';

const states = ['new', 'learning', 'review', 'relearning'] as const;

const Instant = z.iso.datetime({ precision: 3 });

/** The FSRS state of a card (https://github.com/open-spaced-repetition): when it is due and how well it is known. */
export const Schedule = z.object({
  due: Instant,
  /** Days after which it is remembered with a probability of 90 %. */
  stability: z.number(),
  /** From 1 to 10. */
  difficulty: z.number(),
  scheduledDays: z.number().int(),
  learningSteps: z.number().int(),
  reps: z.number().int(),
  lapses: z.number().int(),
  state: z.enum(states),
  lastReview: Instant,
  lastRating: z.enum(ratings),
});
export type Schedule = z.infer<typeof Schedule>;

// no random spread, so that the same ratings always result in the same days
const scheduler = fsrs({ enable_fuzz: false });

const grades: Record<Rating, Grade> = { again: Grades.Again, hard: Grades.Hard, good: Grades.Good, easy: Grades.Easy };
const numbers = { new: State.New, learning: State.Learning, review: State.Review, relearning: State.Relearning };

const cardOf = (schedule: Schedule | null, at: string): Card => {
  if (!schedule) return createEmptyCard(at);
  const { due, scheduledDays, learningSteps, state, lastReview, lastRating: _rating, ...rest } = schedule;
  return {
    ...rest,
    due: new Date(due),
    elapsed_days: 0,
    scheduled_days: scheduledDays,
    learning_steps: learningSteps,
    state: numbers[state],
    last_review: new Date(lastReview),
  };
};

type Review = Pick<Schedule, 'lastReview' | 'lastRating'>;

const scheduleOf = ({ due, stability, difficulty, reps, lapses, ...card }: Card, review: Review): Schedule => ({
  due: due.toISOString(),
  stability,
  difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps,
  lapses,
  state: states[card.state] ?? 'new',
  ...review,
});

/** The schedule of a card after a rating; null means a card that was never rated. */
export const rated = (schedule: Schedule | null, lastRating: Rating, lastReview: string): Schedule => {
  // if the clock was set back, use the time of the last review
  const now = schedule && schedule.lastReview > lastReview ? schedule.lastReview : lastReview;
  return scheduleOf(scheduler.next(cardOf(schedule, now), now, grades[lastRating]).card, { lastReview, lastRating });
};

/** How long after a review a card is remembered with this probability, as a share of its stability: 1 for 90 %. */
export const shareOfStability = (retention: number): number => scheduler.calculate_interval_modifier(retention);

/** When the card would be due after each rating. */
export const nextDue = (schedule: Schedule | null, at: string): Record<Rating, string> => {
  const due = (rating: Rating) => rated(schedule, rating, at).due;
  return Object.fromEntries(ratings.map((rating) => [rating, due(rating)])) as Record<Rating, string>;
};
