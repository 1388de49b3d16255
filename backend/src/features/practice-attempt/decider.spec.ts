import { AttemptId, PracticeTestId, QuestionId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { practiceAttempt } from './decider.ts';
import type { PracticeAttemptEvent } from './events.ts';

const { given } = specOf(practiceAttempt);
const attemptId = AttemptId.parse('2d4f6a8c-0e1b-4c3d-8f5a-7b9c1d3e5f70');
const testId = PracticeTestId.parse('0b6f3c1e-4d2a-4e8b-9a57-6c1d2e3f4a06');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const [choice, short, other] = [1, 2, 3].map((last) =>
  QuestionId.parse(`00000000-0000-4000-8000-00000000000${last}`),
) as [QuestionId, QuestionId, QuestionId];
const questions = [
  { id: choice, questionType: 'multiple_choice', correctAnswer: 'Cells' },
  { id: short, questionType: 'short_answer', correctAnswer: 'A cell' },
  { id: other, questionType: 'short_answer', correctAnswer: 'DNA' },
] as const;
const to = { attemptId, by: ann };

const completed: PracticeAttemptEvent = {
  type: 'AttemptCompleted',
  data: {
    attemptId,
    ownerId: ann,
    testId,
    seconds: 90,
    total: 3,
    answers: [
      { questionId: choice, questionType: 'multiple_choice', answer: 'Stones', correct: false },
      { questionId: short, questionType: 'short_answer', answer: 'a cell', correct: false },
      { questionId: other, questionType: 'short_answer', answer: 'DNA', correct: true },
    ],
  },
};
const marked: PracticeAttemptEvent = { type: 'AnswerMarkedRight', data: { attemptId, questionId: short } };

describe('completing a test', () => {
  const gone = QuestionId.parse('00000000-0000-4000-8000-000000000008');
  const complete = { type: 'CompleteAttempt', ...to, testId, questions, formerly: [gone] } as const;

  it('grades the answers against the questions as they are', () => {
    const answers = [
      { questionId: other, answer: 'DNA' },
      { questionId: short, answer: 'a cell' },
      { questionId: choice, answer: 'Stones' },
    ];
    given()
      .when({ ...complete, form: { seconds: 90, answers } })
      .then(completed);
  });
  it('is possible with nothing answered', { tags: ['S4.46'] }, () => {
    given()
      .when({ ...complete, form: { seconds: 0, answers: [] } })
      .then({ type: 'AttemptCompleted', data: { attemptId, ownerId: ann, testId, seconds: 0, total: 3, answers: [] } });
  });
  it('leaves out answers to questions that were deleted while the test was taken', () => {
    given()
      .when({ ...complete, form: { seconds: 0, answers: [{ questionId: gone, answer: 'Cells' }] } })
      .then({ type: 'AttemptCompleted', data: { attemptId, ownerId: ann, testId, seconds: 0, total: 3, answers: [] } });
  });
  it('is rejected for a test without questions, and with an answer to a question that it never had', () => {
    const form = { seconds: 0, answers: [] };
    given()
      .when({ ...complete, questions: [], form })
      .thenRejects('empty_test');
    const stranger = QuestionId.parse('00000000-0000-4000-8000-000000000007');
    given()
      .when({ ...complete, form: { ...form, answers: [{ questionId: stranger, answer: 'Cells' }] } })
      .thenRejects('question_not_found');
  });
  it('refuses an id that is taken', () => {
    given(completed)
      .when({ ...complete, form: { seconds: 0, answers: [] } })
      .thenRejects('already_exists');
  });
});

describe('"I was right"', () => {
  it('is recorded for a short answer that was graded as incorrect, once', () => {
    given(completed)
      .when({ type: 'MarkAnswerRight', ...to, questionId: short })
      .then(marked);
    given(completed, marked)
      .when({ type: 'MarkAnswerRight', ...to, questionId: short })
      .then();
  });
  it('can be reverted', () => {
    given(completed, marked)
      .when({ type: 'TakeAnswerMarkBack', ...to, questionId: short })
      .then({ type: 'AnswerMarkTakenBack', data: { attemptId, questionId: short } });
    given(completed)
      .when({ type: 'TakeAnswerMarkBack', ...to, questionId: short })
      .then();
  });
  it('is rejected for other answers, and for unanswered questions', () => {
    const mark = { type: 'MarkAnswerRight', ...to } as const;
    given(completed)
      .when({ ...mark, questionId: choice })
      .thenRejects('not_markable');
    given(completed)
      .when({ ...mark, questionId: other })
      .thenRejects('not_markable');
    given(completed)
      .when({ ...mark, questionId: QuestionId.parse('00000000-0000-4000-8000-000000000009') })
      .thenRejects('question_not_found');
  });
  it("treats another student's attempt like a missing one", () => {
    given(completed)
      .when({ type: 'MarkAnswerRight', attemptId, by: bob, questionId: short })
      .thenRejects('attempt_not_found');
    given()
      .when({ type: 'MarkAnswerRight', ...to, questionId: short })
      .thenRejects('attempt_not_found');
  });
});
