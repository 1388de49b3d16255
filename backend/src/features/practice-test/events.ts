import {
  ClassId,
  difficulties,
  DocumentId,
  Instant,
  PracticeTestId,
  Provenance,
  QuestionId,
  questionTypes,
  Source,
  UserId,
} from '@hub/contracts';
import { z } from 'zod';

const testId = PracticeTestId;
const test = z.object({
  testId,
  ownerId: UserId,
  classId: ClassId,
  title: z.string(),
  description: z.string().nullable(),
  difficulty: z.enum(difficulties),
});
const written = { aiGenerated: z.boolean(), modelUsed: z.string().nullable() };

const questionId = QuestionId;
const content = z.object({
  question: z.string(),
  questionType: z.enum(questionTypes),
  options: z.array(z.string()),
  correctAnswer: z.string(),
  explanation: z.string().nullable(),
  difficulty: z.enum(difficulties),
  points: z.number().int(),
});
const question = content.extend({ testId, questionId, position: z.number().int(), source: Source.nullable() });

/** It can no longer be restored: its questions are deleted permanently. */
export const PracticeTestErased = z.object({ type: z.literal('PracticeTestErased'), data: z.object({ testId }) });

/**
 * Changes of the test itself. Stored permanently: add types and optional fields, never change the meaning of existing
 * ones.
 */
export const TestEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('PracticeTestAdded'),
    data: test.extend({ ...written, provenance: Provenance.optional() }),
  }),
  /** Contains only the fields that changed. */
  z.object({
    type: z.literal('PracticeTestChanged'),
    data: test.pick({ title: true, description: true, difficulty: true }).partial().extend({ testId }),
  }),
  /** Its questions are deleted with it. */
  z.object({ type: z.literal('PracticeTestDeleted'), data: z.object({ testId }) }),
  /** A change was undone: the test as it is from now on, with the questions it had. */
  z.object({ type: z.literal('PracticeTestRestored'), data: test.extend({ ...written, createdAt: Instant }) }),
  PracticeTestErased,
]);
export type TestEvent = z.infer<typeof TestEvent>;

/** Changes of one of its questions. */
export const QuestionEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('QuestionAdded'), data: question }),
  /** Contains only the fields that changed. */
  z.object({ type: z.literal('QuestionChanged'), data: content.partial().extend({ testId, questionId }) }),
  z.object({ type: z.literal('QuestionDeleted'), data: z.object({ testId, questionId }) }),
  /** A change was undone: the question as it is from now on. */
  z.object({ type: z.literal('QuestionRestored'), data: question }),
]);
export type QuestionEvent = z.infer<typeof QuestionEvent>;

export const QuestionRowEvent = z.discriminatedUnion('type', [QuestionEvent, PracticeTestErased]);
export type QuestionRowEvent = z.infer<typeof QuestionRowEvent>;

/** Requests a test from the AI. The test exists once its questions are written. */
const QuestionsRequested = z.object({
  type: z.literal('QuestionsRequested'),
  data: test.extend({ prompt: z.string(), count: z.number().int(), documentIds: z.array(DocumentId).nullable() }),
});

export const PracticeTestEvent = z.discriminatedUnion('type', [TestEvent, QuestionEvent, QuestionsRequested]);
export type PracticeTestEvent = z.infer<typeof PracticeTestEvent>;
