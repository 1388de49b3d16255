import type {
  GeneratedQuestion,
  PracticeTestChange,
  PracticeTestForm,
  PracticeTestId,
  Provenance,
  QuestionForm,
  QuestionId,
  UserId,
} from '@hub/contracts';
import { changesTo, type Decider, Rejection } from '../../platform/domain/index.ts';
import type { PracticeTestEvent } from './events.ts';
import { checksOf, isErased, partCount } from '../../study-material/study-material.ts';
import { evolve, mostQuestions, type PracticeTest, type QuestionRequest } from './state.ts';

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

const { own, shown, partOf } = checksOf({ whole: 'test_not_found', part: 'question_not_found' });

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
        const { request, fields } = own(state, by);
        if (!request) throw new Rejection('test_not_found');
        if (fields) return []; // the first result is final
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
        if (test.parts[questionId]) throw new Rejection('already_exists');
        if (partCount(test) >= mostQuestions) throw new Rejection('test_full');
        const position = Object.keys(test.parts).length;
        return [{ type: 'QuestionAdded', data: { testId, questionId, position, ...form, source: null } }];
      }
      case 'ChangeQuestion': {
        const { questionId, form } = command;
        const changes = changesTo(partOf(state, by, questionId), form);
        return changes ? [{ type: 'QuestionChanged', data: { testId, questionId, ...changes } }] : [];
      }
      case 'DeleteQuestion':
        partOf(state, by, command.questionId);
        return [{ type: 'QuestionDeleted', data: { testId, questionId: command.questionId } }];
    }
  },
};
