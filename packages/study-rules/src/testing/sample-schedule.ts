import { CalendarEventId, ClassId, DocumentId, type EventType, scheduleContext, TaskId } from '@hub/contracts';
import type { Schedule } from '../requests.ts';

/** A Saturday. */
export const today = '2026-11-21';

const createdAt = '2026-09-01T08:00:00.000Z';

/** A fixed id for each name. */
const idsOf = (kind: string, names: readonly string[]) =>
  new Map(names.map((name, index) => [name, `${kind}-0000-4000-8000-${String(index).padStart(12, '0')}`]));

const classes = [
  ['Cell Biology', 'BIO 210'],
  ['Organic Chemistry', 'CHEM 301'],
  ['Linear Algebra', 'MATH 221'],
  ['Modern History', 'HIST 110'],
] as const;

const events: readonly (readonly [string, string, string, EventType])[] = [
  ['Quiz 3', 'Cell Biology', '2026-11-25', 'quiz'],
  ['Midterm exam', 'Organic Chemistry', '2026-12-02', 'exam'],
  ['Final exam', 'Cell Biology', '2026-12-15', 'exam'],
  ['Final exam', 'Linear Algebra', '2026-12-17', 'exam'],
  ['Problem set 7', 'Linear Algebra', '2026-11-23', 'homework'],
  ['Problem set 8', 'Linear Algebra', '2026-11-30', 'homework'],
  ['Lab report on titration', 'Organic Chemistry', '2026-11-27', 'assignment'],
  ['Group project', 'Modern History', '2026-12-04', 'project'],
];

const tasks: readonly (readonly [string, string | null, string | null])[] = [
  ['Read chapter 6: Membranes', 'Cell Biology', '2026-11-22'],
  ['Write the essay on the Cold War', 'Modern History', '2026-11-28'],
  ['Return the library books', null, '2026-11-24'],
  ['Ask about a summer internship', null, null],
  ['Buy a lab coat', 'Organic Chemistry', '2026-11-20'],
  ['Go over the notes on determinants', 'Linear Algebra', '2026-11-23'],
];

const documents = [
  ['BIO 210 Syllabus.pdf', 'Cell Biology', 'syllabus'],
  ['Membranes slides.pptx', 'Cell Biology', 'general'],
  ['Chemistry syllabus.pdf', 'Organic Chemistry', 'syllabus'],
  ['Eigenvalues notes.docx', 'Linear Algebra', 'note'],
] as const;

const classIds = idsOf(
  'c1a55000',
  classes.map(([name]) => name),
);
const eventIds = idsOf(
  'e0e07000',
  events.map(([title, of]) => `${title} / ${of}`),
);
const taskIds = idsOf(
  '7a5c0000',
  tasks.map(([title]) => title),
);
const documentIds = idsOf(
  'd0c00000',
  documents.map(([name]) => name),
);

const classId = (name: string) => ClassId.parse(classIds.get(name));
export const eventId = (name: string) => CalendarEventId.parse(eventIds.get(name));
export const taskId = (title: string) => TaskId.parse(taskIds.get(title));
const documentId = (name: string) => DocumentId.parse(documentIds.get(name));

/** A fictional student's classes, tasks, events and documents. */
export const schedule: Schedule = scheduleContext.result.parse({
  classes: classes.map(([name, courseCode]) => ({
    id: classId(name),
    name,
    courseCode,
    instructor: null,
    color: 'blue',
    classType: 'general',
    description: null,
    createdAt,
  })),
  events: events.map(([title, of, dueDate, eventType]) => ({
    id: eventId(`${title} / ${of}`),
    classId: classId(of),
    title,
    description: null,
    dueDate,
    dueTime: null,
    eventType,
    priority: 'medium',
    completed: false,
    source: 'manual',
    sourceQuote: null,
    documentId: null,
    createdAt,
  })),
  tasks: tasks.map(([title, of, dueDate]) => ({
    id: taskId(title),
    title,
    description: null,
    dueDate,
    completed: false,
    priority: 'medium',
    classId: of === null ? null : classId(of),
    createdAt,
  })),
  documents: documents.map(([name, of, type]) => ({ id: documentId(name), classId: classId(of), name, type })),
});
