import { type ClassId, FlashcardView, type ReviewCount, type ReviewView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { inActiveClass } from '../class/index.ts';
import { flashcardList, flashcardSetList } from '../flashcard-set/index.ts';
import { type Begun, type Clock, newCardsLeft } from './new-cards.ts';
import { cardReviewList, type CardReviewRow } from './projection.ts';
import { nextDue } from './schedule.ts';

const queueLength = 20;
/** Cards that are due this soon are shown now. */
const aheadMinutes = 20;

const cardColumns = Object.keys(FlashcardView.shape).map((name) => `card.${name}`);

/** The order of new cards. */
const inOrder = ['cardSet.createdAt', 'card.position', 'card.id'];

/** Longer than any calendar day in any time zone. */
const longestDayMs = 48 * 3_600_000;

type Counted = Omit<ReviewCount, 'fresh' | 'waiting'> & { unseen: number };
type Queued = FlashcardView & { setTitle: string; schedule: CardReviewRow['schedule'] | null };

const ahead = (now: Date) => new Date(now.getTime() + aheadMinutes * 60_000).toISOString();

export const cardReviewQueries = (db: Knex) => {
  /** Every card of the student that is not deleted, with its set and its review, if any. */
  const cards = (ownerId: UserId) =>
    db({ card: flashcardList.table })
      .join({ cardSet: flashcardSetList.table }, 'cardSet.id', 'card.setId')
      .leftJoin({ review: cardReviewList.table }, 'review.id', 'card.id')
      .where({ 'card.ownerId': ownerId, 'cardSet.deletedAt': null });

  const newLeft = async (owner: UserId, clock: Clock) => {
    const since = new Date(clock.now.getTime() - longestDayMs).toISOString();
    const begun: Begun[] = await cards(owner)
      .where('review.firstRatedAt', '>', since)
      .select('cardSet.classId', 'review.firstRatedAt');
    return newCardsLeft(begun, clock);
  };

  return {
    /** Overdue cards first, then today's new cards in order, then those due within minutes. */
    queueOf: async (owner: UserId, classId: ClassId, clock: Clock): Promise<ReviewView[]> => {
      const at = clock.now.toISOString();
      const left = await newLeft(owner, clock);
      const ofClass = () => cards(owner).where({ 'cardSet.classId': classId });
      const todaysNew = ofClass().whereNull('review.due').orderBy(inOrder).limit(left(classId)).select('card.id');
      const found: Queued[] = await ofClass()
        .where((due) => void due.where('review.due', '<=', ahead(clock.now)).orWhereIn('card.id', todaysNew))
        .orderByRaw('case when review.due <= ? then 0 when review.due is null then 1 else 2 end', [at])
        .orderBy(['review.due', ...inOrder])
        .limit(queueLength)
        .select([...cardColumns, 'cardSet.title as setTitle', 'review.schedule']);
      return found.map(({ setTitle, schedule, ...card }) => {
        return { card, setTitle, isNew: schedule === null, next: nextDue(schedule, at) };
      });
    },

    countsOf: async (owner: UserId, clock: Clock): Promise<ReviewCount[]> => {
      const soon = ahead(clock.now);
      const [left, counted] = await Promise.all([
        newLeft(owner, clock),
        cards(owner)
          .whereRaw(inActiveClass('card_set'))
          .groupBy('cardSet.classId')
          .orderBy('cardSet.classId')
          .select(
            'cardSet.classId',
            db.raw('count(*) filter (where review.due <= ?)::int as due', [soon]),
            db.raw('count(*) filter (where review.due is null)::int as unseen'),
            db.raw('min(review.due) filter (where review.due > ?) as next_due', [soon]),
          ) as Promise<Counted[]>,
      ]);
      return counted.map(({ unseen, ...count }) => {
        const fresh = Math.min(unseen, left(count.classId));
        return { ...count, fresh, waiting: unseen - fresh };
      });
    },
  };
};
