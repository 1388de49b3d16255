import { AttemptId, PracticeTestId, QuestionId, questionTypes, UserId } from '@hub/contracts';
import { z } from 'zod';

const answer = z.object({
  questionId: QuestionId,
  questionType: z.enum(questionTypes),
  answer: z.string(),
  correct: z.boolean(),
});
const mark = z.object({ attemptId: AttemptId, questionId: QuestionId });

/** Stored permanently: add types and optional fields, never change the meaning of existing ones. */
export const PracticeAttemptEvent = z.discriminatedUnion('type', [
  /** Graded against the questions at that time; contains answered questions only. */
  z.object({
    type: z.literal('AttemptCompleted'),
    data: z.object({
      attemptId: AttemptId,
      ownerId: UserId,
      testId: PracticeTestId,
      seconds: z.number().int(),
      total: z.number().int(),
      answers: z.array(answer),
    }),
  }),
  /** The student marked a short answer as right (decision Q82). */
  z.object({ type: z.literal('AnswerMarkedRight'), data: mark }),
  z.object({ type: z.literal('AnswerMarkTakenBack'), data: mark }),
]);
export type PracticeAttemptEvent = z.infer<typeof PracticeAttemptEvent>;
