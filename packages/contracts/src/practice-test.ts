import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, DocumentId, PracticeTestId, QuestionId } from './ids.ts';
import { difficulties, GeneratedCount, missingFields, Prompt, requiredForGeneration, Source } from './study.ts';
import { limits, optionalText, requiredText } from './text.ts';

/** Specification §3; a short answer has no options. */
export const questionTypes = ['multiple_choice', 'short_answer'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** `modelUsed` is the model that wrote the questions, or `builtInModel`; null when the student wrote all of them. */
export const PracticeTestView = z.object({
  id: PracticeTestId,
  classId: ClassId,
  title: z.string(),
  description: z.string().nullable(),
  difficulty: z.enum(difficulties).catch('medium'),
  aiGenerated: z.boolean(),
  modelUsed: z.string().nullable(),
  /** Minutes; null for a test without questions (decision Q80). */
  estimatedTime: z.number().int().nullable(),
  questionCount: z.number().int().nonnegative(),
  createdAt: Instant,
});
export type PracticeTestView = z.infer<typeof PracticeTestView>;

/** A list, or the JSON of one. Unreadable options become an empty list, which makes a short answer (decision Q85). */
const listed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return z.array(z.string()).parse(JSON.parse(value));
  } catch {
    return [];
  }
};

/** Contains the answer: students test themselves, so nothing is hidden from them (decision Q87). */
export const QuestionView = z.object({
  id: QuestionId,
  testId: PracticeTestId,
  question: z.string(),
  questionType: z.enum(questionTypes).catch('short_answer'),
  /** The server always sends a list; it is empty for a short answer. */
  options: z.preprocess(listed, z.array(z.string())),
  /** For multiple choice, the text of exactly one option (decision Q84). */
  correctAnswer: z.string(),
  explanation: z.string().nullable(),
  difficulty: z.enum(difficulties).catch('medium'),
  points: z.number().int(),
  source: Source.nullable(),
});
export type QuestionView = z.infer<typeof QuestionView>;

const title = requiredText('Title', limits.title);
const description = optionalText('Description', limits.description);

/** A test without questions (decision Q79). `aiGenerated` is stored as sent (specification §7). */
export const PracticeTestForm = z.object({
  classId: ClassId,
  title,
  description,
  difficulty: z.enum(difficulties).default('medium'),
  aiGenerated: z.boolean().default(false),
});
export type PracticeTestForm = z.infer<typeof PracticeTestForm>;

/** Fields that are left out do not change. */
export const PracticeTestChange = z.object({ title, description, difficulty: z.enum(difficulties) }).partial();
export type PracticeTestChange = z.infer<typeof PracticeTestChange>;

/** A whole question: an edit sends all of it, so that answer and options always match. */
export const QuestionForm = z
  .object({
    question: requiredText('Question', limits.question),
    questionType: z.enum(questionTypes).default('multiple_choice'),
    options: z.array(requiredText('Option', limits.option)).max(10, 'At most 10 options').default([]),
    correctAnswer: requiredText('Correct answer', limits.option),
    explanation: optionalText('Explanation', limits.explanation),
    difficulty: z.enum(difficulties).default('medium'),
    points: z.number().int().min(1).max(100).default(1),
  })
  .superRefine(({ questionType, options, correctAnswer }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (questionType === 'short_answer') {
      if (options.length > 0) refuse('options', 'A short answer has no options');
      return;
    }
    if (options.length < 2) refuse('options', 'Multiple choice needs at least 2 options');
    else if (new Set(options).size < options.length) refuse('options', 'Every option must be different');
    else if (!options.includes(correctAnswer)) refuse('correctAnswer', 'The correct answer must be one of the options');
  });
export type QuestionForm = z.infer<typeof QuestionForm>;

/** A missing or blank prompt, class or title is rejected with `missingFields` (specification §5). */
export const GeneratePracticeTestForm = z.object({
  prompt: Prompt,
  classId: z.string(missingFields).min(1, missingFields).pipe(ClassId),
  title: requiredForGeneration(limits.title),
  description,
  difficulty: z.enum(difficulties).default('medium'),
  questionCount: GeneratedCount.default(10),
  /** The documents to use; by default all of the class (decision Q77). */
  documentIds: z.array(DocumentId).max(50).optional(),
});
export type GeneratePracticeTestForm = z.infer<typeof GeneratePracticeTestForm>;

const testParams = z.object({ id: PracticeTestId });
const questionParams = z.object({ id: QuestionId });

/** Newest first (decision Q163); without `classId`, tests of all classes in use (decision Q162). */
export const listPracticeTests = endpoint({
  method: 'GET',
  path: '/api/practice-tests',
  query: z.object({ classId: ClassId.optional() }),
  result: z.array(PracticeTestView),
});
/** Adds an empty test for questions that the student writes (decision Q79). */
export const addPracticeTest = endpoint({
  method: 'POST',
  path: '/api/practice-tests',
  body: PracticeTestForm,
  result: PracticeTestView,
  status: 201,
});
/** Mounted before `/api/practice-tests/:id` (decision Q164). All or nothing (decision Q78). */
export const generatePracticeTest = endpoint({
  method: 'POST',
  path: '/api/practice-tests/generate',
  body: GeneratePracticeTestForm,
  result: z.object({ test: PracticeTestView, generated: z.number().int(), modelUsed: z.string() }),
  status: 201,
});
/** Changes title, description and difficulty; questions have their own endpoints. */
export const changePracticeTest = endpoint({
  method: 'PATCH',
  path: '/api/practice-tests/:id',
  params: testParams,
  body: PracticeTestChange,
  result: PracticeTestView,
});
/** Deletes its questions too; `undo` restores everything for 30 days (decision Q89). */
export const deletePracticeTest = endpoint({
  method: 'DELETE',
  path: '/api/practice-tests/:id',
  params: testParams,
  result: z.undefined(),
});
/** In the order of the test. */
export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/practice-tests/:id/questions',
  params: testParams,
  result: z.array(QuestionView),
});
/** Appends the question; 400 `test_full` when the test has 200. */
export const addQuestion = endpoint({
  method: 'POST',
  path: '/api/practice-tests/:id/questions',
  params: testParams,
  body: QuestionForm,
  result: QuestionView,
  status: 201,
});
/** Earlier attempts keep their grade. */
export const changeQuestion = endpoint({
  method: 'PATCH',
  path: '/api/questions/:id',
  params: questionParams,
  body: QuestionForm,
  result: QuestionView,
});
/** `undo` restores it to its place for 30 days (decision Q89). */
export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/api/questions/:id',
  params: questionParams,
  result: z.undefined(),
});
