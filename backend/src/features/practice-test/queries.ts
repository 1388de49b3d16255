import { type ClassId, type PracticeTestId, PracticeTestView, type QuestionId, QuestionView } from '@hub/contracts';
import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { listedFor } from '../class/index.ts';
import { practiceTestList, type PracticeTestRow, questionList, type QuestionRow } from './projection.ts';

const testColumns = columnsOf(PracticeTestView);
const questionColumns = columnsOf(QuestionView);
const testView = viewOf(PracticeTestView);
const questionView = viewOf(QuestionView);

/** The counts of a test without questions. */
const empty = { questionCount: 0, estimatedTime: null };

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
    db<PracticeTestRow & Pick<PracticeTestView, 'id' | 'questionCount' | 'estimatedTime'>>(practiceTestList.table)
      .joinRaw(counted)
      .where({ ownerId, deletedAt: null });

  const questions = (ownerId: UserId) => db<QuestionRow & { id: QuestionId }>(questionList.table).where({ ownerId });

  const find = (owner: UserId, id: PracticeTestId): Promise<PracticeTestView | undefined> =>
    tests(owner).where({ id }).first(testColumns);

  const stored = () => db<PracticeTestRow & { id: PracticeTestId }>(practiceTestList.table);

  return {
    /** Ids of one class, including deleted ones. */
    idsIn: (ownerId: UserId, classId: ClassId): Promise<PracticeTestId[]> =>
      stored().where({ ownerId, classId }).pluck('id'),

    /** Rows of all students that were deleted before an instant, ISO 8601 UTC, and are not erased yet. */
    deletedBefore: (instant: string): Promise<{ id: PracticeTestId; ownerId: UserId }[]> =>
      stored().where('deletedAt', '<', instant).select('id', 'ownerId'),

    find,

    /** Those of one class, or of all active classes; newest first. */
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
      const found = await find(owner, id);
      if (!found) throw new Rejection('test_not_found');
      return found;
    },

    /** The test after a command to it. @throws Rejection `test_not_found` */
    testAfter: async (owner: UserId, id: PracticeTestId, recorded: RecordedEvents): Promise<PracticeTestView> => {
      const found = await tests(owner).where({ id }).first();
      const row = rowAfter(practiceTestList, { id, row: found }, recorded);
      if (!row || row.deletedAt) throw new Rejection('test_not_found');
      const { questionCount, estimatedTime } = found ?? empty;
      return testView({ ...row, id, questionCount, estimatedTime });
    },

    /** The questions of a test, in their order. */
    questionsOf: (owner: UserId, testId: PracticeTestId): Promise<QuestionView[]> =>
      questions(owner).where({ testId }).select(questionColumns).orderBy(['position', 'id']),

    /** @throws Rejection `question_not_found`, also for another student's question */
    questionOf: async (owner: UserId, id: QuestionId): Promise<QuestionView> => {
      const found = await questions(owner).where({ id }).first(questionColumns);
      if (!found) throw new Rejection('question_not_found');
      return found;
    },

    /** The question after a command to it. @throws Rejection `question_not_found` */
    questionAfter: async (owner: UserId, id: QuestionId, recorded: RecordedEvents): Promise<QuestionView> => {
      const row = rowAfter(questionList, { id, row: await questions(owner).where({ id }).first() }, recorded);
      if (!row) throw new Rejection('question_not_found');
      return questionView({ ...row, id });
    },
  };
};
