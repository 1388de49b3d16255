import { QuestionId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { grade } from './grade.ts';

const id = (last: number) => QuestionId.parse(`00000000-0000-4000-8000-00000000000${last}`);
const questions = [
  { id: id(1), questionType: 'multiple_choice', correctAnswer: 'Cells' },
  { id: id(2), questionType: 'short_answer', correctAnswer: 'A cell' },
] as const;
const correct = (...answers: string[]) =>
  grade(
    questions,
    answers.map((answer, index) => ({ questionId: id(index + 1), answer })),
  ).map((one) => one.correct);

it('is an exact match of answer and correct answer: case and spaces count', { tags: ['S4.48'] }, () => {
  expect(correct('Cells', 'A cell')).toEqual([true, true]);
  expect(correct('cells', 'a cell')).toEqual([false, false]);
  expect(correct(' Cells', 'A  cell')).toEqual([false, false]);
});

it('leaves out blank answers, and answers to other questions', () => {
  expect(correct('', '  ')).toEqual([]);
  expect(grade(questions, [{ questionId: id(3), answer: 'Cells' }])).toEqual([]);
});
