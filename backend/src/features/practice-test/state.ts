import type {
  ClassId,
  Difficulty,
  DocumentId,
  GeneratedQuestion,
  PracticeTestForm,
  QuestionId,
  UserId,
} from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { PracticeTestEvent } from './events.ts';

/** What a test is to be written from. */
export interface QuestionRequest {
  classId: ClassId;
  title: string;
  description: string | null;
  difficulty: Difficulty;
  prompt: string;
  count: number;
  documentIds: DocumentId[] | null;
}

export type Question = GeneratedQuestion & { position: number; deleted: boolean };

export interface PracticeTest {
  ownerId: UserId;
  request: QuestionRequest | null;
  /** Null until the questions that were asked for are written. */
  fields: (PracticeTestForm & { modelUsed: string | null }) | null;
  /** By id; deleted ones too, so that they can come back to their place. */
  questions: Readonly<Record<string, Question>>;
  deleted: boolean;
}

/** It cannot come back, and nothing is known of it any more. */
export const isErased = ({ request, fields }: PracticeTest) => !request && !fields;

export const mostQuestions = 200;

export const questionCount = ({ questions }: Pick<PracticeTest, 'questions'>) =>
  Object.values(questions).filter(({ deleted }) => !deleted).length;

const withQuestion = (
  state: PracticeTest | null,
  id: QuestionId,
  change: (question?: Question) => Question | undefined,
) => {
  const question = change(state?.questions[id]);
  return state && question ? { ...state, questions: { ...state.questions, [id]: question } } : state;
};

export const evolve = (state: PracticeTest | null, event: PracticeTestEvent): PracticeTest | null => {
  switch (event.type) {
    case 'QuestionsRequested': {
      const { testId: _id, ownerId, ...request } = event.data;
      return { ownerId, request, fields: null, questions: {}, deleted: false };
    }
    case 'PracticeTestAdded': {
      const { testId: _id, ownerId, provenance: _of, ...fields } = event.data;
      return { ownerId, request: state?.request ?? null, fields, questions: {}, deleted: false };
    }
    case 'PracticeTestChanged': {
      const { testId: _id, ...changes } = event.data;
      return state?.fields ? { ...state, fields: withChanges(state.fields, changes) } : state;
    }
    case 'PracticeTestDeleted':
      return state && { ...state, deleted: true };
    case 'PracticeTestErased':
      return state && { ...state, request: null, fields: null, questions: {}, deleted: true };
    case 'PracticeTestRestored': {
      const { testId: _id, ownerId: _owner, createdAt: _at, ...fields } = event.data;
      return state && { ...state, fields, deleted: false };
    }
    case 'QuestionAdded':
    case 'QuestionRestored': {
      const { testId: _id, questionId, ...question } = event.data;
      return withQuestion(state, questionId, () => ({ ...question, deleted: false }));
    }
    case 'QuestionChanged': {
      const { testId: _id, questionId, ...changes } = event.data;
      return withQuestion(state, questionId, (question) => question && withChanges(question, changes));
    }
    case 'QuestionDeleted':
      return withQuestion(state, event.data.questionId, (question) => question && { ...question, deleted: true });
  }
};
