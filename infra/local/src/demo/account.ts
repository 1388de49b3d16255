import type { ClassForm, NewCalendarEvent, Priority } from '@hub/contracts';
import type { z } from 'zod';

/** The demo student and the content of the account. Days are relative to the day on which it is filled. */
export const student = { email: 'demo@academic-hub.example', firstName: 'Robin', lastName: 'Sample' } as const;

/** The file uploaded to the class with this course code; its text contains the due dates. */
export const syllabus = {
  course: 'BIO 210',
  name: 'BIO 210 Syllabus.txt',
  description: 'Fall term, with all due dates',
};

type DemoClass = Readonly<z.input<typeof ClassForm>> & { readonly courseCode: string };

/** The other items refer to their class by its course code. */
export const classes: readonly DemoClass[] = [
  {
    name: 'Cell Biology',
    courseCode: 'BIO 210',
    instructor: 'Dr. Maya Lindqvist',
    color: 'green',
    classType: 'analytics',
    description: 'From the membrane to the nucleus, with a lab on Thursdays.',
  },
  {
    name: 'Linear Algebra',
    courseCode: 'MATH 221',
    instructor: 'Prof. Tomás Herrera',
    color: 'blue',
    classType: 'calculation',
    description: 'Vector spaces, eigenvalues and what they are good for.',
  },
  {
    name: 'Data Structures',
    courseCode: 'CS 201',
    instructor: 'Dr. Aisha Rahman',
    color: 'purple',
    classType: 'coding',
    description: 'Lists, trees, graphs and hash tables, in Python.',
  },
  {
    name: 'Modern Poetry',
    courseCode: 'ENG 240',
    instructor: 'Prof. Claire Dubois',
    color: 'orange',
    classType: 'creative',
    description: 'Reading closely, and writing a portfolio of our own.',
  },
];

interface DemoTask {
  readonly title: string;
  readonly course: string | null;
  readonly inDays: number | null;
  readonly priority: Priority;
  readonly done?: true;
}

/** `inDays` is negative for a past day and null for no due date; `course` is null for a personal task. */
export const tasks: readonly DemoTask[] = [
  { title: 'Read chapter 6: Membranes', course: 'BIO 210', inDays: 1, priority: 'medium' },
  { title: 'Print the lab safety form', course: 'BIO 210', inDays: -1, priority: 'low', done: true },
  { title: 'Exercises 4.1 to 4.9', course: 'MATH 221', inDays: 2, priority: 'high' },
  { title: 'Go over the notes on determinants', course: 'MATH 221', inDays: -2, priority: 'medium' },
  { title: 'Write tests for the linked list', course: 'CS 201', inDays: 3, priority: 'high' },
  { title: 'Watch the lecture on hash tables', course: 'CS 201', inDays: 5, priority: 'low' },
  { title: 'First draft of the sonnet', course: 'ENG 240', inDays: 6, priority: 'medium' },
  { title: 'Return the library books', course: null, inDays: 4, priority: 'low' },
  { title: 'Ask about a summer internship', course: null, inDays: null, priority: 'medium' },
];

interface DemoEvent extends Pick<
  NewCalendarEvent,
  'title' | 'eventType' | 'priority' | 'dueTime' | 'endTime' | 'place' | 'repeats'
> {
  readonly course: string;
  readonly inDays: number;
}

/** A class meets from today on, on these weekdays (Sunday is 0). */
const meeting = (
  meets: Pick<DemoEvent, 'title' | 'course' | 'dueTime' | 'endTime' | 'place'>,
  weekdays: number[],
): DemoEvent => ({
  ...meets,
  inDays: 0,
  eventType: 'lecture',
  priority: 'low',
  repeats: { every: 'week', interval: 1, weekdays, times: 4 * weekdays.length },
});

/** The timetable of the next four weeks. */
const meetings: readonly DemoEvent[] = [
  meeting({ title: 'Biology lecture', course: 'BIO 210', dueTime: '09:00', endTime: '10:15', place: 'Hall 2' }, [1, 3]),
  meeting({ title: 'Biology lab', course: 'BIO 210', dueTime: '13:00', endTime: '15:00', place: 'B12' }, [4]),
  meeting(
    { title: 'Algebra lecture', course: 'MATH 221', dueTime: '10:30', endTime: '11:45', place: 'Hall 1' },
    [2, 4],
  ),
  meeting({ title: 'Data structures', course: 'CS 201', dueTime: '11:00', endTime: '12:15', place: 'C3' }, [1, 5]),
  meeting({ title: 'Poetry seminar', course: 'ENG 240', dueTime: '10:30', endTime: '12:00', place: 'Library' }, [3]),
];

/** Added manually, in addition to those from the syllabus. */
export const events: readonly DemoEvent[] = [
  ...meetings,
  {
    title: 'Problem Set 5',
    course: 'MATH 221',
    inDays: 3,
    dueTime: '17:00',
    eventType: 'homework',
    priority: 'medium',
  },
  { title: 'Eigenvalues Quiz', course: 'MATH 221', inDays: 8, dueTime: '09:30', eventType: 'quiz', priority: 'high' },
  { title: 'Second Exam', course: 'MATH 221', inDays: 19, dueTime: '09:30', eventType: 'exam', priority: 'high' },
  {
    title: 'Binary Tree Project',
    course: 'CS 201',
    inDays: 10,
    dueTime: '23:59',
    eventType: 'project',
    priority: 'high',
  },
  {
    title: 'Guest Lecture: Graphs at Scale',
    course: 'CS 201',
    inDays: 5,
    dueTime: '14:00',
    eventType: 'lecture',
    priority: 'low',
  },
  {
    title: 'Essay on Imagism',
    course: 'ENG 240',
    inDays: 12,
    dueTime: null,
    eventType: 'assignment',
    priority: 'medium',
  },
  { title: 'Poetry Reading', course: 'ENG 240', inDays: 15, dueTime: '19:00', eventType: 'other', priority: 'low' },
];
