import type { AttemptView, PracticeTestId, QuestionId, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/projection.ts';
import { PracticeAttemptEvent } from './events.ts';

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

export const practiceAttemptList: Projection<PracticeAttemptEvent, PracticeAttemptRow> = {
  name: 'practice-attempt-list',
  version: 1, // raise it to rebuild from the first event
  table: 'practice_attempt_list',
  events: PracticeAttemptEvent,
  categories: ['practiceAttempt'],
  queryKeys: ['/api/practice-tests'],
  key: (event) => event.data.attemptId,

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
    }
  },
};
