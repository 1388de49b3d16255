import { ClassId, PracticeTestForm, PracticeTestId, QuestionForm, QuestionId, UserId } from '@hub/contracts';
import type { PracticeTestEvent, QuestionEvent, TestEvent } from '../events.ts';

export const testId = PracticeTestId.parse('0b6f3c1e-4d2a-4e8b-9a57-6c1d2e3f4a05');
export const questionId = QuestionId.parse('7c2d9e4f-1a3b-4c5d-8e6f-9a0b1c2d3e4f');
export const otherId = QuestionId.parse('1f2e3d4c-5b6a-4978-8a9b-0c1d2e3f4a5b');
export const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');

export const form = PracticeTestForm.parse({ classId, title: 'Reaction mechanisms' });
export const question = QuestionForm.parse({
  question: 'What is SN2?',
  options: ['Substitution', 'Elimination'],
  correctAnswer: 'Substitution',
});
export const request = {
  classId,
  title: 'Reactions',
  description: null,
  difficulty: 'hard' as const,
  prompt: 'SN1',
  count: 5,
  documentIds: null,
};

/** The provenance of what the AI wrote. */
export const provenance = { promptHash: 'a'.repeat(64), sourceHashes: ['b'.repeat(64)] };
export const added: TestEvent = { type: 'PracticeTestAdded', data: { testId, ownerId: ann, ...form, modelUsed: null } };
export const deleted: TestEvent = { type: 'PracticeTestDeleted', data: { testId } };
export const erased = { type: 'PracticeTestErased' as const, data: { testId } };
export const requested: PracticeTestEvent = { type: 'QuestionsRequested', data: { testId, ownerId: ann, ...request } };

export const questionAt = (position: number, id = questionId) => ({
  type: 'QuestionAdded' as const,
  data: { testId, questionId: id, position, ...question, source: null },
});
export const questionAdded: QuestionEvent = questionAt(0);
export const questionDeleted: QuestionEvent = { type: 'QuestionDeleted', data: { testId, questionId } };
export const questionChanged = (text: string): QuestionEvent => ({
  type: 'QuestionChanged',
  data: { testId, questionId, question: text },
});
