import { AttemptId, PracticeTestId, QuestionId, questionTypes, UserId } from '@hub/contracts';
import { z } from 'zod';

const answer = z.object({
  questionId: QuestionId,
  questionType: z.enum(questionTypes),
  answer: z.string(),
  correct: z.boolean(),
});
const mark = z.object({ attemptId: AttemptId, questionId: QuestionId });

/** Stored for ever: add types and optional fields, never change what an old one means. */
export const PracticeAttemptEvent = z.discriminatedUnion('type', [
  /** Graded against the questions as they were; only what was answered is in it. */
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
  /** The student says that a short answer was right all the same (decision Q82). */
  z.object({ type: z.literal('AnswerMarkedRight'), data: mark }),
  z.object({ type: z.literal('AnswerMarkTakenBack'), data: mark }),
]);
export type PracticeAttemptEvent = z.infer<typeof PracticeAttemptEvent>;
