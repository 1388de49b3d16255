import type { AttemptId, AttemptView, ClassId, PracticeTestId, UserId, WeakTopicView } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { practiceTestList, questionList } from '../practice-test/index.ts';
import { practiceAttemptList, type PracticeAttemptRow } from './projection.ts';

type Stored = PracticeAttemptRow & { id: AttemptId };

/** The exact score and the one with the student's own marks stand side by side (decision Q82). */
export const attemptView = ({ id, testId, seconds, total, answers, completedAt }: Stored): AttemptView => {
  const correct = answers.filter((answer) => answer.correct).length;
  const correctBySelf = correct + answers.filter(({ selfMarked }) => selfMarked).length;
  return { id, testId, seconds, total, answered: answers.length, correct, correctBySelf, answers, completedAt };
};

const mostTopics = 5;

const right = `((answer.value ->> 'correct')::boolean or (answer.value ->> 'selfMarked')::boolean)`;

export const practiceAttemptQueries = (db: Knex) => {
  const rows = (ownerId: UserId) => db<Stored>(practiceAttemptList.table).where({ ownerId });

  const findAttempt = async (owner: UserId, id: AttemptId): Promise<AttemptView | undefined> => {
    const found = await rows(owner).where({ id }).first();
    return found && attemptView(found);
  };

  return {
    findAttempt,

    /** Newest first. */
    attemptsOf: async (owner: UserId, testId: PracticeTestId): Promise<AttemptView[]> => {
      const found = await rows(owner)
        .where({ testId })
        .orderBy([
          { column: 'completedAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(listLimit + 1);
      return withinListLimit(found).map(attemptView);
    },

    /** @throws Rejection `attempt_not_found`, also for another student's attempt */
    attemptOf: async (owner: UserId, id: AttemptId): Promise<AttemptView> => {
      const found = await findAttempt(owner, id);
      if (!found) throw new Rejection('attempt_not_found');
      return found;
    },

    /** By the document that a question was made from, or else by its test; the smallest part of right answers first. */
    weakTopicsOf: (owner: UserId, classId: ClassId): Promise<WeakTopicView[]> =>
      db({ attempt: practiceAttemptList.table })
        .join({ test: practiceTestList.table }, 'test.id', 'attempt.testId')
        .joinRaw('cross join lateral jsonb_array_elements(attempt.answers) as answer')
        .joinRaw(`left join ?? question on question.id = (answer.value ->> 'questionId')::uuid`, [questionList.table])
        .joinRaw(`left join document_list document on document.id = (question.source ->> 'documentId')::uuid`)
        .where({ 'attempt.ownerId': owner, 'test.classId': classId, 'test.deletedAt': null })
        .groupByRaw('coalesce(document.id, test.id), coalesce(document.name, test.title), document.id')
        .havingRaw(`not bool_and${right}`)
        .orderByRaw(`avg(${right}::int), count(*) desc, coalesce(document.id, test.id)`)
        .limit(mostTopics)
        .select(
          db.raw('coalesce(document.name, test.title) as topic'),
          'document.id as documentId',
          db.raw('count(*)::int as answered'),
          db.raw(`(count(*) filter (where ${right}))::int as correct`),
        ),
  };
};
