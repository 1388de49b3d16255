import type { AttemptView, PracticeTestId, QuestionId, UserId } from '@hub/contracts';
import { z } from 'zod';
import type { Projection } from '../../platform/read-models/index.ts';
import { PracticeTestErased } from '../practice-test/index.ts';
import { PracticeAttemptEvent } from './events.ts';

/** Attempts go with their test. */
const RowEvent = z.discriminatedUnion('type', [PracticeAttemptEvent, PracticeTestErased]);
type RowEvent = z.infer<typeof RowEvent>;

export interface PracticeAttemptRow {
  ownerId: UserId;
  testId: PracticeTestId;
  seconds: number;
  total: number;
  answers: AttemptView['answers'];
  completedAt: string;
}

const withMark = (row: PracticeAttemptRow | null, id: QuestionId, selfMarked: boolean) =>
  row && {
    ...row,
    answers: row.answers.map((answer) => (answer.questionId === id ? { ...answer, selfMarked } : answer)),
  };

const table = 'practice_attempt_list';

export const practiceAttemptList: Projection<RowEvent, PracticeAttemptRow> = {
  name: 'practice-attempt-list',
  version: 1, // raise it to rebuild from the first event
  table,
  events: RowEvent,
  categories: ['practiceAttempt', 'practiceTest'],
  queryKeys: ['/api/practice-tests', '/api/weak-topics'],
  key: ({ type, data }) => (type === 'PracticeTestErased' ? data.testId : data.attemptId),

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'AttemptCompleted': {
        const { attemptId: _id, answers, ...fields } = event.data;
        const unmarked = answers.map(({ questionType: _type, ...answer }) => ({ ...answer, selfMarked: false }));
        return { ...fields, answers: unmarked, completedAt: recordedAt };
      }
      case 'AnswerMarkedRight':
        return withMark(row, event.data.questionId, true);
      case 'AnswerMarkTakenBack':
        return withMark(row, event.data.questionId, false);
      case 'PracticeTestErased':
        return null;
    }
  },

  applyTo({ type, data }) {
    if (type !== 'PracticeTestErased') return undefined;
    return (trx) => trx(table).where({ testId: data.testId }).delete();
  },
};
