import {
  type ClassId,
  type FlashcardId,
  type FlashcardView,
  listReviewCounts,
  listReviews,
  rateFlashcard,
  type ReviewCount,
  type ReviewView,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { CardReviewCommand } from './decider.ts';
import type { Clock } from './new-cards.ts';
import type { Schedule } from './schedule.ts';

export interface CardReviewDeps {
  /** Resolves with the schedule that came of it, once the read model shows it. */
  rate: (command: CardReviewCommand, context: CommandContext) => Promise<Schedule>;
  queueOf: (owner: UserId, classId: ClassId, clock: Clock) => Promise<ReviewView[]>;
  countsOf: (owner: UserId, clock: Clock) => Promise<ReviewCount[]>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
  /** Rejects when the card is not the student's own, or is in a deleted set. */
  cardOf: (owner: UserId, id: FlashcardId) => Promise<FlashcardView>;
}

export const cardReviewRoutes = (router: Router, { rate, queueOf, countsOf, classOf, cardOf }: CardReviewDeps) => {
  mount(router, listReviews, async ({ query, user, dayOf }) => {
    await classOf(user.id, query.classId);
    return queueOf(user.id, query.classId, { now: new Date(), dayOf });
  });

  mount(router, listReviewCounts, ({ user, dayOf }) => countsOf(user.id, { now: new Date(), dayOf }));

  mount(router, rateFlashcard, async ({ params, body: { rating }, user, context }) => {
    const flashcardId = params.id;
    const { setId } = await cardOf(user.id, flashcardId);
    const at = new Date().toISOString();
    const { due } = await rate({ type: 'RateCard', flashcardId, setId, by: user.id, rating, at }, context);
    return { flashcardId, rating, due };
  });
};
