import {
  AttemptView,
  CalendarEventView,
  ClassId,
  ClassView,
  ConversationView,
  DocumentView,
  FindingView,
  MeetingView,
  FlashcardSetView,
  FlashcardView,
  MessageView,
  PracticeTestView,
  QuestionView,
  StudySessionView,
  TaskView,
  TermView,
  TimetableEntry,
} from '@hub/contracts';
import type { z } from 'zod';

const newId = () => crypto.randomUUID();
const createdAt = '2026-09-01T12:00:00.000Z';

/** The class of everything that a fixture makes, unless a test says otherwise. */
export const classId = ClassId.parse('7a9c1f3e-52d4-4f6b-8a55-3d2f1e0c9b8a');

type Fields<View> = Partial<Record<keyof View, unknown>>;

/** Makes valid views with new ids; a test passes only the fields that matter to it. */
const fixture =
  <Schema extends z.ZodType>(view: Schema, defaults: () => Fields<z.output<Schema>>) =>
  (fields: Fields<z.output<Schema>> = {}): z.output<Schema> =>
    view.parse({ id: newId(), createdAt, ...defaults(), ...fields });

export const classOf = fixture(ClassView, () => ({
  name: 'Biology',
  courseCode: 'BIO 101',
  instructor: 'Dr. Green',
  color: 'green',
  classType: 'general',
  description: 'Cells and more',
}));

export const meetingOf = fixture(MeetingView, () => ({
  classId,
  title: 'Lecture',
  days: [2, 4],
  startTime: '10:00',
  endTime: '11:15',
  place: 'Hall 2',
  first: null,
  last: null,
}));

/** A meeting on a day. */
export const entryOf = fixture(TimetableEntry, () => ({
  meetingId: newId(),
  classId,
  title: 'Lecture',
  day: '2026-11-24',
  startTime: '10:00',
  endTime: '11:15',
  place: 'Hall 2',
  plannedDay: '2026-11-24',
  state: 'planned',
}));

/** A proposed time to study. */
export const sessionOf = fixture(StudySessionView, () => ({
  examId: newId(),
  examTitle: 'Midterm',
  examDay: '2026-12-01',
  number: 1,
  classId,
  day: '2026-11-24',
  startTime: '14:00',
  endTime: '15:00',
}));

export const termOf = fixture(TermView, () => ({ name: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' }));

export const documentOf = fixture(DocumentView, () => ({
  classId,
  name: 'syllabus.pdf',
  type: 'syllabus',
  filePath: 'k7Qd',
  mimeType: 'application/pdf',
  size: 2048,
  description: null,
  analyzed: false,
  analysis: 'none',
  analysisError: null,
}));

/** Something that is on the calendar already, unless a test says otherwise. */
export const findingOf = fixture(FindingView, () => ({
  documentId: newId(),
  outcome: 'created',
  decision: 'none',
  title: 'Essay',
  dueDate: '2026-11-27',
  dueTime: null,
  eventType: 'assignment',
  priority: 'medium',
  quote: 'The essay is due on November 27.',
  page: 3,
  probability: 0.97,
  reason: null,
  calendarEventId: newId(),
}));

export const eventOf = fixture(CalendarEventView, () => ({
  classId,
  title: 'Essay',
  description: null,
  dueDate: '2026-11-21',
  dueTime: null,
  eventType: 'assignment',
  priority: 'medium',
  completed: false,
  source: 'syllabus',
  sourceQuote: null,
  documentId: null,
}));

export const taskOf = fixture(TaskView, () => ({
  title: 'Read chapter 3',
  description: null,
  dueDate: null,
  completed: false,
  priority: 'medium',
  classId: null,
}));

export const conversationOf = fixture(ConversationView, () => ({
  classId,
  title: 'Light and Sugar',
  messageCount: 2,
  lastActivityAt: createdAt,
}));

export const messageOf = fixture(MessageView, () => ({
  conversationId: newId(),
  type: 'user',
  content: 'What is light?',
  modelUsed: null,
  verified: true,
  citations: [],
  attachmentName: null,
}));

export const setOf = fixture(FlashcardSetView, () => ({
  classId,
  title: 'Cells',
  description: 'Chapter 1',
  aiGenerated: false,
  modelUsed: null,
  cardCount: 0,
}));

export const cardOf = fixture(FlashcardView, () => ({
  setId: newId(),
  front: 'What is a cell?',
  back: 'The smallest unit of life',
  difficulty: 'medium',
  source: null,
}));

export const testOf = fixture(PracticeTestView, () => ({
  classId,
  title: 'Midterm',
  description: null,
  difficulty: 'hard',
  aiGenerated: true,
  modelUsed: 'Built-in',
  estimatedTime: 12,
  questionCount: 2,
}));

/** A multiple-choice question. */
export const questionOf = fixture(QuestionView, () => ({
  testId: newId(),
  question: 'Which one divides?',
  questionType: 'multiple_choice',
  options: ['Cells', 'Stones'],
  correctAnswer: 'Cells',
  explanation: 'Stones do not divide.',
  difficulty: 'easy',
  points: 2,
  source: null,
}));

export const attemptOf = fixture(AttemptView, () => ({
  testId: newId(),
  seconds: 75,
  total: 2,
  answered: 1,
  correct: 1,
  correctBySelf: 1,
  answers: [],
  completedAt: createdAt,
}));
