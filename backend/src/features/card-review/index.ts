import type { Feature } from '../../platform/feature.ts';
import { classQueries } from '../class/index.ts';
import { flashcardSetQueries } from '../flashcard-set/index.ts';
import { cardReviewAggregate } from './aggregate.ts';
import { cardReviewList } from './projection.ts';
import { cardReviewQueries } from './queries.ts';
import { cardReviewRoutes } from './routes.ts';

/** When each flashcard is due for review (ADR: FSRS). */
export const cardReviewFeature: Feature = {
  privacy: { tables: { card_review_list: { owner: 'ownerId' } }, streams: ['cardReview'] },
  aggregates: [cardReviewAggregate],
  projections: [cardReviewList],
  routes: (router, { db, commands }) =>
    cardReviewRoutes(router, {
      ...cardReviewQueries(db),
      classOf: classQueries(db).classOf,
      cardOf: flashcardSetQueries(db).cardOf,
      async rate(command, context) {
        await commands.handle(cardReviewAggregate, { id: command.flashcardId, command }, context);
        // a repeated request records nothing, and returns the current schedule
        const review = await commands.load(cardReviewAggregate, command.flashcardId);
        if (!review) throw new Error(`card ${command.flashcardId} was rated and has no schedule`);
        return review.schedule;
      },
    }),
};
