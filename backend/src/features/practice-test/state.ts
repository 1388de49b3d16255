import type { ClassId, Difficulty, DocumentId, GeneratedQuestion, PracticeTestForm } from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import { type StudyMaterial, withPart } from '../../study-material/study-material.ts';
import type { PracticeTestEvent } from './events.ts';

/** What the AI writes a test from. */
export interface QuestionRequest {
  classId: ClassId;
  title: string;
  description: string | null;
  difficulty: Difficulty;
  prompt: string;
  count: number;
  documentIds: DocumentId[] | null;
}

export type PracticeTest = StudyMaterial<QuestionRequest, PracticeTestForm, GeneratedQuestion>;

export const mostQuestions = 200;

export const evolve = (state: PracticeTest | null, event: PracticeTestEvent): PracticeTest | null => {
  switch (event.type) {
    case 'QuestionsRequested': {
      const { testId: _id, ownerId, ...request } = event.data;
      return { ownerId, request, fields: null, parts: {}, deleted: false };
    }
    case 'PracticeTestAdded': {
      const { testId: _id, ownerId, provenance: _of, ...fields } = event.data;
      return { ownerId, request: state?.request ?? null, fields, parts: {}, deleted: false };
    }
    case 'PracticeTestChanged': {
      const { testId: _id, ...changes } = event.data;
      return state?.fields ? { ...state, fields: withChanges(state.fields, changes) } : state;
    }
    case 'PracticeTestDeleted':
      return state && { ...state, deleted: true };
    case 'PracticeTestErased':
      return state && { ...state, request: null, fields: null, parts: {}, deleted: true };
    case 'PracticeTestRestored': {
      const { testId: _id, ownerId: _owner, createdAt: _at, ...fields } = event.data;
      return state && { ...state, fields, deleted: false };
    }
    case 'QuestionAdded':
    case 'QuestionRestored': {
      const { testId: _id, questionId, ...question } = event.data;
      return withPart(state, questionId, () => ({ ...question, deleted: false }));
    }
    case 'QuestionChanged': {
      const { testId: _id, questionId, ...changes } = event.data;
      return withPart(state, questionId, (question) => question && withChanges(question, changes));
    }
    case 'QuestionDeleted':
      return withPart(state, event.data.questionId, (question) => question && { ...question, deleted: true });
  }
};
