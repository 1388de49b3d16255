import type { AttemptId, AttemptView, PracticeTestId, UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { capped, listCap } from '../../platform/capped.ts';
import { Rejection } from '../../platform/decider.ts';
import { practiceAttemptList, type PracticeAttemptRow } from './projection.ts';

type Stored = PracticeAttemptRow & { id: AttemptId };

/** The exact score and the one with the student's own marks stand side by side (decision Q82). */
export const attemptView = ({ id, testId, seconds, total, answers, completedAt }: Stored): AttemptView => {
  const correct = answers.filter((answer) => answer.correct).length;
  const correctBySelf = correct + answers.filter(({ selfMarked }) => selfMarked).length;
  return { id, testId, seconds, total, answered: answers.length, correct, correctBySelf, answers, completedAt };
};

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
        .limit(listCap + 1);
      return capped(found).map(attemptView);
    },

    /** @throws Rejection `attempt_not_found`, also for another student's attempt */
    attemptOf: async (owner: UserId, id: AttemptId): Promise<AttemptView> => {
      const found = await findAttempt(owner, id);
      if (!found) throw new Rejection('attempt_not_found');
      return found;
    },
  };
};
