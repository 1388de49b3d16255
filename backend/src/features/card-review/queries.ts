import { type ClassId, FlashcardView, type ReviewCount, type ReviewView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { inActiveClass } from '../class/index.ts';
import { flashcardList, flashcardSetList } from '../flashcard-set/index.ts';
import { cardReviewList, type CardReviewRow } from './projection.ts';
import { nextDue } from './schedule.ts';

const queueLength = 20;
/** What is being learned comes back within minutes: it is not worth while to wait for it. */
const aheadMinutes = 20;

const cardColumns = Object.keys(FlashcardView.shape).map((name) => `card.${name}`);

type Queued = FlashcardView & { setTitle: string; schedule: CardReviewRow['schedule'] | null };

const ahead = (now: Date) => new Date(now.getTime() + aheadMinutes * 60_000).toISOString();

export const cardReviewQueries = (db: Knex) => {
  /** Every card of the student that is there, with its set and, if it was rated, its review. */
  const cards = (ownerId: UserId) =>
    db({ card: flashcardList.table })
      .join({ cardSet: flashcardSetList.table }, 'cardSet.id', 'card.setId')
      .leftJoin({ review: cardReviewList.table }, 'review.id', 'card.id')
      .where({ 'card.ownerId': ownerId, 'cardSet.deletedAt': null });

  return {
    /** What is overdue first, then new cards in their order, then what comes back within minutes. */
    queueOf: async (owner: UserId, classId: ClassId, now = new Date()): Promise<ReviewView[]> => {
      const at = now.toISOString();
      const found: Queued[] = await cards(owner)
        .where({ 'cardSet.classId': classId })
        .where((due) => void due.whereNull('review.due').orWhere('review.due', '<=', ahead(now)))
        .orderByRaw('case when review.due <= ? then 0 when review.due is null then 1 else 2 end', [at])
        .orderBy(['review.due', 'cardSet.createdAt', 'card.position', 'card.id'])
        .limit(queueLength)
        .select([...cardColumns, 'cardSet.title as setTitle', 'review.schedule']);
      return found.map(({ setTitle, schedule, ...card }) => {
        return { card, setTitle, isNew: schedule === null, next: nextDue(schedule, at) };
      });
    },

    countsOf: (owner: UserId, now = new Date()): Promise<ReviewCount[]> => {
      const soon = ahead(now);
      return cards(owner)
        .whereRaw(inActiveClass('card_set'))
        .groupBy('cardSet.classId')
        .orderBy('cardSet.classId')
        .select(
          'cardSet.classId',
          db.raw('count(*) filter (where review.due <= ?)::int as due', [soon]),
          db.raw('count(*) filter (where review.due is null)::int as fresh'),
          db.raw('min(review.due) filter (where review.due > ?) as next_due', [soon]),
        );
    },
  };
};
