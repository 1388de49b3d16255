import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FlashcardForm } from './flashcard.ts';
import { ClassId, DocumentId, FlashcardSetId, PracticeTestId, UserId } from './ids.ts';
import { QuestionForm } from './practice-test.ts';
import { provenance } from './provenance.ts';
import { difficulties, generatedCounts, Source } from './study.ts';

/** The calls of the workflows that write cards and questions. For authorization see `internal.ts`. */

/** The student's request, as far as the author of the cards or questions needs it. */
const asked = z.object({
  studentId: UserId,
  classId: ClassId,
  prompt: z.string(),
  title: z.string(),
  count: z.number().int(),
  /** null means all documents of the class (decision Q77). */
  documentIds: z.array(DocumentId).nullable(),
});

const modelUsed = z.string().trim().min(1).max(100);
const source = Source.nullable().default(null);
const atMost = Math.max(...generatedCounts);

/** A card written by a workflow, within the limits of a card that a student writes. */
export const GeneratedFlashcard = FlashcardForm.extend({ source });
export type GeneratedFlashcard = z.infer<typeof GeneratedFlashcard>;

/** Rejected as a whole when the answer is not one of the options (decision Q84). */
export const GeneratedQuestion = QuestionForm.safeExtend({ source });
export type GeneratedQuestion = z.infer<typeof GeneratedQuestion>;

const generated = z.object({ generated: z.number().int() });
const setParams = z.object({ id: FlashcardSetId });
const testParams = z.object({ id: PracticeTestId });

/** 404 `set_not_found` once the student deleted the set: the cards are no longer needed. */
export const flashcardRequest = endpoint({
  method: 'GET',
  path: '/api/internal/flashcard-sets/:id/request',
  params: setParams,
  result: asked,
});
/** The set with all its cards, or nothing (decision Q78). Safe to repeat: the first recording is kept. */
export const recordFlashcards = endpoint({
  method: 'POST',
  path: '/api/internal/flashcard-sets/:id/flashcards',
  params: setParams,
  body: z.object({ modelUsed, provenance, cards: z.array(GeneratedFlashcard).min(1).max(atMost) }),
  result: generated,
});

/** 404 `test_not_found` once the student deleted the test: the questions are no longer needed. */
export const practiceTestRequest = endpoint({
  method: 'GET',
  path: '/api/internal/practice-tests/:id/request',
  params: testParams,
  result: asked.extend({ difficulty: z.enum(difficulties) }),
});
/** The test with all its questions, or nothing (decision Q78). Safe to repeat: the first recording is kept. */
export const recordQuestions = endpoint({
  method: 'POST',
  path: '/api/internal/practice-tests/:id/questions',
  params: testParams,
  body: z.object({ modelUsed, provenance, questions: z.array(GeneratedQuestion).min(1).max(atMost) }),
  result: generated,
});
