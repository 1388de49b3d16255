import {
  AttemptView,
  ClassId,
  FlashcardSetView,
  FlashcardView,
  PracticeTestView,
  QuestionView,
  type ReviewCount,
  type ReviewView,
  type WeakTopicView,
} from '@hub/contracts';

const createdAt = '2026-09-01T08:00:00.000Z';
const id = () => crypto.randomUUID();
export const classId = ClassId.parse('7a9c1f3e-52d4-4f6b-8a55-3d2f1e0c9b8a');

type Fields<View> = Partial<Record<keyof View, unknown>>;

export const setOf = (fields: Fields<FlashcardSetView> = {}) =>
  FlashcardSetView.parse({
    id: id(),
    classId,
    title: 'Cells',
    description: 'Chapter 1',
    aiGenerated: false,
    modelUsed: null,
    cardCount: 0,
    createdAt,
    ...fields,
  });

export const cardOf = (fields: Fields<FlashcardView> = {}) =>
  FlashcardView.parse({
    id: id(),
    setId: id(),
    front: 'What is a cell?',
    back: 'The smallest unit of life',
    difficulty: 'medium',
    source: null,
    ...fields,
  });

export const testOf = (fields: Fields<PracticeTestView> = {}) =>
  PracticeTestView.parse({
    id: id(),
    classId,
    title: 'Midterm',
    description: null,
    difficulty: 'hard',
    aiGenerated: true,
    modelUsed: 'Built-in',
    estimatedTime: 12,
    questionCount: 2,
    createdAt,
    ...fields,
  });

export const questionOf = (fields: Fields<QuestionView> = {}) =>
  QuestionView.parse({
    id: id(),
    testId: id(),
    question: 'Which one divides?',
    questionType: 'multiple_choice',
    options: ['Cells', 'Stones'],
    correctAnswer: 'Cells',
    explanation: 'Stones do not divide.',
    difficulty: 'easy',
    points: 2,
    source: null,
    ...fields,
  });

export const shortOf = (fields: Fields<QuestionView> = {}) =>
  questionOf({
    question: 'What carries genes?',
    questionType: 'short_answer',
    options: [],
    correctAnswer: 'DNA',
    explanation: null,
    points: 1,
    ...fields,
  });

export const documentOf = (name: string) => ({
  id: id(),
  classId,
  name,
  type: 'general',
  filePath: 'k7Qd',
  mimeType: 'application/pdf',
  size: 1,
  description: null,
  analyzed: false,
  analysis: 'none',
  analysisError: null,
  createdAt,
});

export const attemptOf = (fields: Fields<AttemptView> = {}) =>
  AttemptView.parse({
    id: id(),
    testId: id(),
    seconds: 75,
    total: 2,
    answered: 1,
    correct: 1,
    correctBySelf: 1,
    answers: [],
    completedAt: createdAt,
    ...fields,
  });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString();

export const reviewOf = (front: string): ReviewView => ({
  card: cardOf({ front }),
  setTitle: 'Cells',
  isNew: true,
  next: { again: inDays(0), hard: inDays(1), good: inDays(3), easy: inDays(8) },
});

export interface Account {
  classes: object[];
  documents: object[];
  sets: FlashcardSetView[];
  cards: FlashcardView[];
  tests: PracticeTestView[];
  questions: QuestionView[];
  attempts: AttemptView[];
  reviews: ReviewView[];
  counts: ReviewCount[];
  topics: WeakTopicView[];
}

export const emptyAccount = (): Account => ({
  classes: [],
  documents: [],
  sets: [],
  cards: [],
  tests: [],
  questions: [],
  attempts: [],
  reviews: [],
  counts: [],
  topics: [],
});
