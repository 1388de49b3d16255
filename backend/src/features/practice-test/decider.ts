import type {
  GeneratedQuestion,
  PracticeTestChange,
  PracticeTestForm,
  PracticeTestId,
  Provenance,
  QuestionForm,
  QuestionId,
  RejectionCode,
  UserId,
} from '@hub/contracts';
import { changesTo, type Decider, Rejection } from '../../platform/domain/index.ts';
import type { PracticeTestEvent } from './events.ts';
import { evolve, isErased, mostQuestions, type PracticeTest, questionCount, type QuestionRequest } from './state.ts';

type NewQuestion = GeneratedQuestion & { questionId: QuestionId };

export type PracticeTestCommand = { testId: PracticeTestId; by: UserId } & (
  | { type: 'AddPracticeTest'; form: PracticeTestForm }
  | { type: 'RequestQuestions'; request: QuestionRequest }
  | {
      type: 'RecordQuestions';
      modelUsed: string;
      provenance?: Provenance | undefined;
      questions: readonly NewQuestion[];
    }
  | { type: 'ChangePracticeTest'; change: PracticeTestChange }
  | { type: 'DeletePracticeTest' }
  | { type: 'ErasePracticeTest' }
  | { type: 'AddQuestion'; questionId: QuestionId; form: QuestionForm }
  | { type: 'ChangeQuestion'; questionId: QuestionId; form: QuestionForm }
  | { type: 'DeleteQuestion'; questionId: QuestionId }
);

// another student's and a deleted one look the same as a missing one
const own = (state: PracticeTest | null, by: UserId, otherwise: RejectionCode) => {
  if (!state || state.ownerId !== by || state.deleted) throw new Rejection(otherwise);
  return state;
};

const shown = (state: PracticeTest | null, by: UserId, otherwise: RejectionCode = 'test_not_found') => {
  const { fields, ...rest } = own(state, by, otherwise);
  if (!fields) throw new Rejection(otherwise); // it is being written
  return { ...rest, fields };
};

const questionOf = (state: PracticeTest | null, by: UserId, id: QuestionId) => {
  const question = shown(state, by, 'question_not_found').questions[id];
  if (!question || question.deleted) throw new Rejection('question_not_found');
  return question;
};

export const practiceTest: Decider<PracticeTestCommand, PracticeTestEvent, PracticeTest | null> = {
  initialState: null,
  evolve,

  decide(command, state) {
    const { testId, by } = command;
    switch (command.type) {
      case 'AddPracticeTest':
        if (state) throw new Rejection('already_exists');
        return [{ type: 'PracticeTestAdded', data: { testId, ownerId: by, ...command.form, modelUsed: null } }];
      case 'RequestQuestions':
        if (state) throw new Rejection('already_exists');
        return [{ type: 'QuestionsRequested', data: { testId, ownerId: by, ...command.request } }];
      case 'RecordQuestions': {
        const { request, fields } = own(state, by, 'test_not_found');
        if (!request) throw new Rejection('test_not_found');
        if (fields) return []; // what was recorded first stands
        const { classId, title, description, difficulty } = request;
        const { modelUsed, provenance } = command;
        const written = { aiGenerated: true, modelUsed, ...(provenance && { provenance }) };
        const test = { classId, title, description, difficulty, ...written };

        const questions = command.questions.map((question, position) => ({ testId, position, ...question }));
        return [
          { type: 'PracticeTestAdded', data: { testId, ownerId: by, ...test } },
          ...questions.map((data) => ({ type: 'QuestionAdded', data }) as const),
        ];
      }
      case 'ChangePracticeTest': {
        const changes = changesTo(shown(state, by).fields, command.change);
        return changes ? [{ type: 'PracticeTestChanged', data: { testId, ...changes } }] : [];
      }
      case 'DeletePracticeTest':
        shown(state, by);
        return [{ type: 'PracticeTestDeleted', data: { testId } }];
      case 'ErasePracticeTest':
        if (state?.ownerId !== by) throw new Rejection('test_not_found');
        return isErased(state) ? [] : [{ type: 'PracticeTestErased', data: { testId } }];
      case 'AddQuestion': {
        const { questionId, form } = command;
        const test = shown(state, by);
        if (test.questions[questionId]) throw new Rejection('already_exists');
        if (questionCount(test) >= mostQuestions) throw new Rejection('test_full');
        const position = Object.keys(test.questions).length;
        return [{ type: 'QuestionAdded', data: { testId, questionId, position, ...form, source: null } }];
      }
      case 'ChangeQuestion': {
        const { questionId, form } = command;
        const changes = changesTo(questionOf(state, by, questionId), form);
        return changes ? [{ type: 'QuestionChanged', data: { testId, questionId, ...changes } }] : [];
      }
      case 'DeleteQuestion':
        questionOf(state, by, command.questionId);
        return [{ type: 'QuestionDeleted', data: { testId, questionId: command.questionId } }];
    }
  },
};
