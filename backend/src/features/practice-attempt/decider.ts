import type { AttemptForm, AttemptId, PracticeTestId, QuestionId, UserId } from '@hub/contracts';
import { type Decider, Rejection } from '../../platform/domain/index.ts';
import type { PracticeAttemptEvent } from './events.ts';
import { grade, type GradedQuestion } from './grade.ts';

export interface TestQuestions {
  readonly questions: readonly GradedQuestion[];
  /** Those that were deleted, perhaps while the test was taken: what is answered to them is left out. */
  readonly formerly: readonly QuestionId[];
}

export type PracticeAttemptCommand = { attemptId: AttemptId; by: UserId } & (
  | ({ type: 'CompleteAttempt'; testId: PracticeTestId; form: AttemptForm } & TestQuestions)
  | { type: 'MarkAnswerRight' | 'TakeAnswerMarkBack'; questionId: QuestionId }
);

export interface PracticeAttempt {
  ownerId: UserId;
  /** By question, of what was answered: whether it was graded as incorrect and can be judged, and the student's mark. */
  answers: Readonly<Record<string, { markable: boolean; marked: boolean }>>;
}

const marked = (state: PracticeAttempt | null, id: QuestionId, mark: boolean) => {
  const answer = state?.answers[id];
  return state && answer ? { ...state, answers: { ...state.answers, [id]: { ...answer, marked: mark } } } : state;
};

export const practiceAttempt: Decider<PracticeAttemptCommand, PracticeAttemptEvent, PracticeAttempt | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'AttemptCompleted': {
        const { ownerId, answers } = event.data;
        const judged = answers.map(({ questionId, questionType, correct }) => {
          const markable = questionType === 'short_answer' && !correct;
          return [questionId, { markable, marked: false }] as const;
        });
        return { ownerId, answers: Object.fromEntries(judged) };
      }
      case 'AnswerMarkedRight':
        return marked(state, event.data.questionId, true);
      case 'AnswerMarkTakenBack':
        return marked(state, event.data.questionId, false);
    }
  },

  decide(command, state) {
    const { attemptId, by } = command;
    if (command.type === 'CompleteAttempt') {
      if (state) throw new Rejection('already_exists');
      const { testId, questions, formerly, form } = command;
      if (questions.length === 0) throw new Rejection('empty_test');
      const known = new Set([...questions.map(({ id }) => id), ...formerly]);
      if (form.answers.some(({ questionId }) => !known.has(questionId))) throw new Rejection('question_not_found');
      const answers = grade(questions, form.answers);
      const data = { attemptId, ownerId: by, testId, seconds: form.seconds, total: questions.length, answers };
      return [{ type: 'AttemptCompleted', data }];
    }
    // another student's attempt looks the same as a missing one
    if (state?.ownerId !== by) throw new Rejection('attempt_not_found');
    const { questionId } = command;
    const answer = state.answers[questionId];
    if (!answer) throw new Rejection('question_not_found');
    if (!answer.markable) throw new Rejection('not_markable');
    const mark = command.type === 'MarkAnswerRight';
    if (answer.marked === mark) return []; // already so: accept, record nothing
    return [{ type: mark ? 'AnswerMarkedRight' : 'AnswerMarkTakenBack', data: { attemptId, questionId } }];
  },
};
