import { CalendarEventView, ClassView, TaskView } from '@hub/contracts';

const id = () => crypto.randomUUID();
const createdAt = '2026-09-01T08:00:00.000Z';

export const classOf = (fields: Partial<Record<keyof ClassView, unknown>> = {}) =>
  ClassView.parse({
    id: id(),
    name: 'Biology',
    courseCode: 'BIO 101',
    instructor: null,
    color: 'green',
    classType: 'general',
    description: null,
    createdAt,
    ...fields,
  });

export const eventOf = (fields: Partial<Record<keyof CalendarEventView, unknown>> = {}) =>
  CalendarEventView.parse({
    id: id(),
    classId: '7a9c1f3e-52d4-4f6b-8a55-3d2f1e0c9b8a',
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
    createdAt,
    ...fields,
  });

export const taskOf = (fields: Partial<Record<keyof TaskView, unknown>> = {}) =>
  TaskView.parse({
    id: id(),
    title: 'Read chapter 3',
    description: null,
    dueDate: null,
    completed: false,
    priority: 'medium',
    classId: null,
    createdAt,
    ...fields,
  });
