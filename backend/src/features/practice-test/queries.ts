import { type ClassId, type PracticeTestId, PracticeTestView, type QuestionId, QuestionView } from '@hub/contracts';
import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { listedFor } from '../class/index.ts';
import { practiceTestList, type PracticeTestRow, questionList } from './projection.ts';

const testColumns = Object.keys(PracticeTestView.shape) as (keyof PracticeTestView)[];
const questionColumns = Object.keys(QuestionView.shape) as (keyof QuestionView)[];

// one minute for multiple choice, three for a short answer, five at least (decision Q80)
const counted = `cross join lateral (
  select
    count(*)::int as question_count,
    case when count(*) > 0 then
      greatest(5, sum(case question_type when 'short_answer' then 3 else 1 end))::int
    end as estimated_time
  from ${questionList.table} where test_id = ${practiceTestList.table}.id
) as counted`;

export const practiceTestQueries = (db: Knex) => {
  const tests = (ownerId: UserId) =>
    db<PracticeTestView & Pick<PracticeTestRow, 'ownerId' | 'deletedAt'>>(practiceTestList.table)
      .joinRaw(counted)
      .where({ ownerId, deletedAt: null });

  const questions = (ownerId: UserId) => db<QuestionView & { ownerId: UserId }>(questionList.table).where({ ownerId });

  const findTest = (owner: UserId, id: PracticeTestId): Promise<PracticeTestView | undefined> =>
    tests(owner).where({ id }).first(testColumns);

  const findQuestion = (owner: UserId, id: QuestionId): Promise<QuestionView | undefined> =>
    questions(owner).where({ id }).first(questionColumns);

  const stored = () => db<PracticeTestRow & { id: PracticeTestId }>(practiceTestList.table);

  return {
    /** Of a class, deleted ones too. */
    idsIn: (ownerId: UserId, classId: ClassId): Promise<PracticeTestId[]> =>
      stored().where({ ownerId, classId }).pluck('id'),

    /** Of any student: what was deleted before an instant, ISO 8601 UTC, and not yet erased. */
    deletedBefore: (instant: string): Promise<{ id: PracticeTestId; ownerId: UserId }[]> =>
      stored().where('deletedAt', '<', instant).select('id', 'ownerId'),

    findTest,

    /** Those of one class, or of all that are in use; newest first. */
    testsOf: async (owner: UserId, classId?: ClassId): Promise<PracticeTestView[]> =>
      withinListLimit(
        await tests(owner)
          .where(listedFor(classId, practiceTestList.table))
          .select(testColumns)
          .orderBy([
            { column: 'createdAt', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(listLimit + 1),
      ),

    /** @throws Rejection `test_not_found`, also for another student's test */
    testOf: async (owner: UserId, id: PracticeTestId): Promise<PracticeTestView> => {
      const found = await findTest(owner, id);
      if (!found) throw new Rejection('test_not_found');
      return found;
    },

    /** The questions of a test, in their order. */
    questionsOf: (owner: UserId, testId: PracticeTestId): Promise<QuestionView[]> =>
      questions(owner).where({ testId }).select(questionColumns).orderBy(['position', 'id']),

    /** @throws Rejection `question_not_found`, also for another student's question */
    questionOf: async (owner: UserId, id: QuestionId): Promise<QuestionView> => {
      const found = await findQuestion(owner, id);
      if (!found) throw new Rejection('question_not_found');
      return found;
    },
  };
};
