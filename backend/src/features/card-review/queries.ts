import { type ClassId, FlashcardView, type ReviewCount, type ReviewView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { inActiveClass } from '../class/index.ts';
import { flashcardList, flashcardSetList } from '../flashcard-set/index.ts';
import { studyPlanQueries } from '../study-plan/index.ts';
import { type BeforeExam, beforeExams } from './before-exam.ts';
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

/** The rules of {@link beforeExams} as a table. */
const ruleTable = 'jsonb_to_recordset(?::jsonb) as rule (class_id uuid, since timestamptz, share float8)';

/** Takes the present instant. */
const isEarly = `rule.share is not null and (review.schedule->>'lastReview')::timestamptz < rule.since
  and (review.schedule->>'lastReview')::timestamptz
    + (review.schedule->>'stability')::float8 * rule.share * interval '1 day' <= ?::timestamptz`;

/** Takes the instant until which cards are shown, then the present one. */
const isDue = `review.due <= ? or (${isEarly})`;

/** Overdue, brought forward by an exam, new, due within minutes. Takes the present instant twice. */
const inTurn = `case when review.due <= ? then 0 when ${isEarly} then 1 when review.due is null then 2 else 3 end`;

export const cardReviewQueries = (db: Knex) => {
  const rulesOf = async (owner: UserId, clock: Clock): Promise<BeforeExam[]> => {
    const { exams, cardDays } = await studyPlanQueries(db).nextExams(owner, clock.dayOf(clock.now));
    return beforeExams(exams, cardDays, clock);
  };

  /** Every card of the student that is not deleted, with its set and its review, if any. */
  const cards = (ownerId: UserId) =>
    db({ card: flashcardList.table })
      .join({ cardSet: flashcardSetList.table }, 'cardSet.id', 'card.setId')
      .leftJoin({ review: cardReviewList.table }, 'review.id', 'card.id')
      .where({ 'card.ownerId': ownerId, 'cardSet.deletedAt': null });

  const withRules = (ownerId: UserId, rules: readonly BeforeExam[]) => {
    const table = rules.map(({ classId, since, share }) => ({ class_id: classId, since, share }));
    return cards(ownerId).leftJoin(db.raw(ruleTable, [JSON.stringify(table)]), 'rule.classId', 'cardSet.classId');
  };

  const newLeft = async (owner: UserId, clock: Clock, rules: readonly BeforeExam[]) => {
    const since = new Date(clock.now.getTime() - longestDayMs).toISOString();
    const begun: Begun[] = await cards(owner)
      .where('review.firstRatedAt', '>', since)
      .select('cardSet.classId', 'review.firstRatedAt');
    return newCardsLeft(begun, clock, rules);
  };

  return {
    /** Overdue cards first, then those that an exam brings forward, today's new cards in order, then those due within minutes. */
    queueOf: async (owner: UserId, classId: ClassId, clock: Clock): Promise<ReviewView[]> => {
      const at = clock.now.toISOString();
      const rules = await rulesOf(owner, clock);
      const ofClass = () => withRules(owner, rules).where({ 'cardSet.classId': classId });
      const unrated = () => ofClass().whereNull('review.due');
      const [left, unseen] = await Promise.all([
        newLeft(owner, clock, rules),
        unrated().count<{ count: string }[]>({ count: '*' }),
      ]);
      const todaysNew = unrated()
        .orderBy(inOrder)
        .limit(left(classId, Number(unseen[0]?.count)))
        .select('card.id');
      const found: Queued[] = await ofClass()
        .where((due) => void due.whereRaw(isDue, [ahead(clock.now), at]).orWhereIn('card.id', todaysNew))
        .orderByRaw(inTurn, [at, at])
        .orderBy(['review.due', ...inOrder])
        .limit(queueLength)
        .select([...cardColumns, 'cardSet.title as setTitle', 'review.schedule']);
      return found.map(({ setTitle, schedule, ...card }) => {
        return { card, setTitle, isNew: schedule === null, next: nextDue(schedule, at) };
      });
    },

    countsOf: async (owner: UserId, clock: Clock): Promise<ReviewCount[]> => {
      const due = [ahead(clock.now), clock.now.toISOString()];
      const rules = await rulesOf(owner, clock);
      const [left, counted] = await Promise.all([
        newLeft(owner, clock, rules),
        withRules(owner, rules)
          .whereRaw(inActiveClass('card_set'))
          .groupBy('cardSet.classId')
          .orderBy('cardSet.classId')
          .select(
            'cardSet.classId',
            db.raw(`count(*) filter (where ${isDue})::int as due`, due),
            db.raw('count(*) filter (where review.due is null)::int as unseen'),
            db.raw(`min(review.due) filter (where not (${isDue})) as next_due`, due),
          ) as Promise<Counted[]>,
      ]);
      return counted.map(({ unseen, ...count }) => {
        const fresh = Math.min(unseen, left(count.classId, unseen));
        const examDay = rules.find(({ classId }) => classId === count.classId)?.day;
        return { ...count, fresh, waiting: unseen - fresh, ...(examDay && { examDay }) };
      });
    },
  };
};
