import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { AttemptId, ClassId, DocumentId, PracticeTestId, QuestionId } from './ids.ts';
import { limits } from './text.ts';

/** One run through a practice test, stored with its answers (decision Q86). */
export const AttemptView = z.object({
  id: AttemptId,
  testId: PracticeTestId,
  /** Duration in seconds. */
  seconds: z.number().int().nonnegative(),
  total: z.number().int(),
  answered: z.number().int(),
  /** By exact match of the answer against the correct one (specification §4). */
  correct: z.number().int(),
  /** `correct` plus the answers that the student marked as right in review (decision Q82). */
  correctBySelf: z.number().int(),
  answers: z.array(
    z.object({ questionId: QuestionId, answer: z.string(), correct: z.boolean(), selfMarked: z.boolean() }),
  ),
  completedAt: Instant,
});
export type AttemptView = z.infer<typeof AttemptView>;

/** Unanswered questions are left out; `seconds` is at most one day. */
export const AttemptForm = z.object({
  answers: z
    .array(z.object({ questionId: QuestionId, answer: z.string().max(limits.option) }))
    .max(500)
    .refine(
      (answers) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length,
      'Every question can be answered once',
    ),
  seconds: z.number().int().nonnegative().max(86_400),
});
export type AttemptForm = z.infer<typeof AttemptForm>;

const testParams = z.object({ id: PracticeTestId });

/** Newest first, with the student's own marks. */
export const listAttempts = endpoint({
  method: 'GET',
  path: '/api/practice-tests/:id/attempts',
  params: testParams,
  result: z.array(AttemptView),
});
/** Graded by the server against the current questions; unanswered ones count as not correct. */
export const addAttempt = endpoint({
  method: 'POST',
  path: '/api/practice-tests/:id/attempts',
  params: testParams,
  body: AttemptForm,
  result: AttemptView,
  status: 201,
});
/** Sets or removes the student's "I was right" mark. */
export const markAnswer = endpoint({
  method: 'PUT',
  path: '/api/attempts/:id/answers/:questionId',
  params: z.object({ id: AttemptId, questionId: QuestionId }),
  body: z.object({ selfMarked: z.boolean() }),
  result: AttemptView,
});

/** The document that the questions were made from, or else their test, with the results of the answers. */
export const WeakTopicView = z.object({
  topic: z.string(),
  documentId: DocumentId.nullable(),
  answered: z.number().int(),
  /** Includes the answers that the student marked as right. */
  correct: z.number().int(),
});
export type WeakTopicView = z.infer<typeof WeakTopicView>;

/** Across all attempts in a class: lowest share of correct answers first, at most five, none without a mistake. */
export const listWeakTopics = endpoint({
  method: 'GET',
  path: '/api/weak-topics',
  query: z.object({ classId: ClassId }),
  result: z.array(WeakTopicView),
});
