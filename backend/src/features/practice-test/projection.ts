import type { GeneratedQuestion, PracticeTestForm, PracticeTestId, UserId } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { QuestionRowEvent, TestEvent } from './events.ts';

export type PracticeTestRow = PracticeTestForm & {
  ownerId: UserId;
  modelUsed: string | null;
  createdAt: string;
  deletedAt: string | null;
};

/** Those of a deleted test stay for as long as it can come back; no query shows them without it. */
export type QuestionRow = GeneratedQuestion & { ownerId: UserId; testId: PracticeTestId; position: number };

const common = { version: 1, categories: ['practiceTest'] }; // raise the version to rebuild from the first event

export const practiceTestList: Projection<TestEvent, PracticeTestRow> = {
  ...common,
  name: 'practice-test-list',
  table: 'practice_test_list',
  events: TestEvent,
  queryKeys: ['/api/practice-tests', '/api/stats'],
  key: (event) => event.data.testId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'PracticeTestAdded': {
        const { testId: _id, provenance: _of, ...fields } = event.data;
        return { createdAt: recordedAt, ...fields, deletedAt: null };
      }
      case 'PracticeTestRestored': {
        const { testId: _id, ...fields } = event.data;
        return { ...fields, deletedAt: null };
      }
      case 'PracticeTestChanged': {
        const { testId: _id, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'PracticeTestDeleted':
        return row && { ...row, deletedAt: recordedAt };
      case 'PracticeTestErased':
        return null;
    }
  },
};

const questionTable = 'question_list';

export const questionList: Projection<QuestionRowEvent, QuestionRow> = {
  ...common,
  name: 'question-list',
  table: questionTable,
  events: QuestionRowEvent,
  queryKeys: ['/api/practice-tests', '/api/stats'],
  key: ({ type, data }) => (type === 'PracticeTestErased' ? data.testId : data.questionId),

  evolve(row, event, { ownerId }) {
    switch (event.type) {
      case 'QuestionAdded':
      case 'QuestionRestored': {
        const { questionId: _id, ...fields } = event.data;
        return { ...fields, ownerId: ownerId as UserId };
      }
      case 'QuestionChanged': {
        const { questionId: _id, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'QuestionDeleted':
      case 'PracticeTestErased':
        return null;
    }
  },

  applyTo({ type, data }) {
    if (type !== 'PracticeTestErased') return undefined;
    return (trx) => trx(questionTable).where({ testId: data.testId }).delete();
  },
};
