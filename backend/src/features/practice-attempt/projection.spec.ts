import { AttemptId, PracticeTestId, QuestionId, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { PracticeAttemptEvent } from './events.ts';
import { practiceAttemptList, type PracticeAttemptRow } from './projection.ts';
import { attemptView } from './queries.ts';

const attemptId = AttemptId.parse('2d4f6a8c-0e1b-4c3d-8f5a-7b9c1d3e5f70');
const testId = PracticeTestId.parse('0b6f3c1e-4d2a-4e8b-9a57-6c1d2e3f4a06');
const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const [choice, short] = [1, 2].map((last) => QuestionId.parse(`00000000-0000-4000-8000-00000000000${last}`)) as [
  QuestionId,
  QuestionId,
];
const answers = [
  { questionId: choice, questionType: 'multiple_choice' as const, answer: 'Cells', correct: true },
  { questionId: short, questionType: 'short_answer' as const, answer: 'a cell', correct: false },
];
const completed: PracticeAttemptEvent = {
  type: 'AttemptCompleted',
  data: { attemptId, ownerId, testId, seconds: 90, total: 3, answers },
};
const recordedAt = '2026-11-21T09:00:00.000Z';
const after = (...events: PracticeAttemptEvent[]) =>
  events.reduce<PracticeAttemptRow | null>(
    (row, event) => practiceAttemptList.evolve(row, event, { ownerId, recordedAt }),
    null,
  );
const viewAfter = (...events: PracticeAttemptEvent[]) => {
  const row = after(...events);
  return row && attemptView({ id: attemptId, ...row });
};
const mark = { attemptId, questionId: short };

it('an attempt shows what was answered and what was right, unmarked at first', () => {
  expect(viewAfter(completed)).toEqual({
    id: attemptId,
    testId,
    seconds: 90,
    total: 3,
    answered: 2,
    correct: 1,
    correctBySelf: 1,
    answers: answers.map(({ questionType: _type, ...answer }) => ({ ...answer, selfMarked: false })),
    completedAt: recordedAt,
  });
});

it("the student's own mark is counted separately from the score", () => {
  const marked: PracticeAttemptEvent = { type: 'AnswerMarkedRight', data: mark };
  expect(viewAfter(completed, marked)).toMatchObject({ correct: 1, correctBySelf: 2 });
  expect(viewAfter(completed, marked, { type: 'AnswerMarkTakenBack', data: mark })).toEqual(viewAfter(completed));
});
