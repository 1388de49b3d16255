import type { AttemptForm, QuestionView } from '@hub/contracts';

/** The fields of a question that grading needs. */
export type GradedQuestion = Pick<QuestionView, 'id' | 'questionType' | 'correctAnswer'>;

/** By exact match: case and spaces count (specification §4). Blank answers are skipped. */
export const grade = (questions: readonly GradedQuestion[], answers: AttemptForm['answers']) => {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  return questions.flatMap(({ id: questionId, questionType, correctAnswer }) => {
    const answer = given.get(questionId);
    return answer?.trim() ? [{ questionId, questionType, answer, correct: answer === correctAnswer }] : [];
  });
};
