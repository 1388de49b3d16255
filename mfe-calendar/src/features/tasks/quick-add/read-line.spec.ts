import { classOf } from '@hub/mfe/testing';
import { describe, expect, it } from 'vitest';
import { readLine, type Reading } from './read-line.ts';

// a Saturday at noon
const now = new Date(2026, 10, 21, 12, 0);
const classes = [
  classOf({ name: 'Biology', courseCode: 'BIO 101' }),
  classOf({ name: 'Introduction to Machine Learning', courseCode: 'CS-229' }),
  classOf({ name: 'Art History', courseCode: null }),
  classOf({ name: 'Linear Algebra', courseCode: 'MATH 54' }),
  classOf({ name: 'Marine Ecology', courseCode: 'ECOL 3' }),
];
const [biology, learning, art, algebra, marine] = classes.map(({ id }) => id);
const read = (line: string) => readLine(line, { classes, classId: null, now });

type Expected = Partial<Omit<Reading, 'classId'>> & { inClass?: string | undefined };

const nothing = {
  eventType: null,
  priority: 'medium',
  dueDate: null,
  dueTime: null,
  endDate: null,
  endTime: null,
  place: null,
  repeats: null,
};

describe('a line of quick add', () => {
  it.each<[string, Expected]>([
    // all at once, in any order
    [
      'Bio quiz fri 2pm !high',
      { title: 'Quiz', inClass: biology, eventType: 'quiz', dueDate: '2026-11-27', dueTime: '14:00', priority: 'high' },
    ],
    [
      '!high fri 2pm bio quiz',
      { title: 'Quiz', inClass: biology, eventType: 'quiz', dueDate: '2026-11-27', dueTime: '14:00', priority: 'high' },
    ],
    [
      '2pm quiz bio friday',
      { title: 'Quiz', inClass: biology, eventType: 'quiz', dueDate: '2026-11-27', dueTime: '14:00' },
    ],
    [
      'quiz on cells for biology, dec 3',
      { title: 'Quiz on cells', inClass: biology, eventType: 'quiz', dueDate: '2026-12-03' },
    ],
    // days
    ['Call home', { title: 'Call home' }],
    ['call home tomorrow', { title: 'Call home', dueDate: '2026-11-22' }],
    ['call home today', { title: 'Call home', dueDate: '2026-11-21' }],
    ['call home sat', { title: 'Call home', dueDate: '2026-11-21' }],
    ['pay rent by dec 1', { title: 'Pay rent', dueDate: '2026-12-01' }],
    ['pay rent 12/1', { title: 'Pay rent', dueDate: '2026-12-01' }],
    ['pay rent on 2026-12-01', { title: 'Pay rent', dueDate: '2026-12-01' }],
    ['renew passport jan 5', { title: 'Renew passport', dueDate: '2027-01-05' }],
    ['renew passport 5 january 2028', { title: 'Renew passport', dueDate: '2028-01-05' }],
    ['return books in 3 days', { title: 'Return books', dueDate: '2026-11-24' }],
    ['return books in two weeks', { title: 'Return books', dueDate: '2026-12-05' }],
    ['return books next week', { title: 'Return books', dueDate: '2026-11-28' }],
    ['prepare for friday’s seminar', { title: 'Prepare seminar', dueDate: '2026-11-27' }],
    // times
    ['call home 5pm', { title: 'Call home', dueDate: '2026-11-21', dueTime: '17:00' }],
    ['call home 9am', { title: 'Call home', dueDate: '2026-11-22', dueTime: '09:00' }],
    ['call home at noon tomorrow', { title: 'Call home', dueDate: '2026-11-22', dueTime: '12:00' }],
    ['office hours mon 14:30', { title: 'Office hours', dueDate: '2026-11-23', dueTime: '14:30' }],
    ['office hours mon 2-4pm', { title: 'Office hours', dueDate: '2026-11-23', dueTime: '14:00', endTime: '16:00' }],
    ['office hours mon 11am-1pm', { title: 'Office hours', dueDate: '2026-11-23', dueTime: '11:00', endTime: '13:00' }],
    ['call home at 5', { title: 'Call home', dueDate: '2026-11-21', dueTime: '17:00' }],
    ['call home at 05:00', { title: 'Call home', dueDate: '2026-11-22', dueTime: '05:00' }],
    ['call home at 8', { title: 'Call home', dueDate: '2026-11-22', dueTime: '08:00' }],
    ['office hours mon 2:30 pm', { title: 'Office hours', dueDate: '2026-11-23', dueTime: '14:30' }],
    ['buy flowers tonight', { title: 'Buy flowers', dueDate: '2026-11-21' }],
    // priorities
    ['call home !h', { title: 'Call home', priority: 'high' }],
    ['call home !!!', { title: 'Call home', priority: 'high' }],
    ['call home !1', { title: 'Call home', priority: 'high' }],
    ['call home high priority', { title: 'Call home', priority: 'high' }],
    ['call home !low', { title: 'Call home', priority: 'low' }],
    ['call home !3', { title: 'Call home', priority: 'low' }],
    ['call home !!', { title: 'Call home', priority: 'medium' }],
    ['Call home!', { title: 'Call home!' }],
    ['Highlight chapter', { title: 'Highlight chapter' }],
    // classes
    ['read bio101 slides', { title: 'Read slides', inClass: biology }],
    ['read BIO-101 slides', { title: 'Read slides', inClass: biology }],
    ['read slides of biology', { title: 'Read slides', inClass: biology }],
    ['read slides #art', { title: 'Read slides', inClass: art }],
    ['read slides @math54', { title: 'Read slides', inClass: algebra }],
    ['read ML slides', { title: 'Read slides', inClass: learning }],
    ['read machine learning slides', { title: 'Read slides', inClass: learning }],
    ['read introduction to machine learning slides', { title: 'Read slides', inClass: learning }],
    ['read cs 229 slides', { title: 'Read slides', inClass: learning }],
    ['read alg slides', { title: 'Read slides', inClass: algebra }],
    ['mar report fri', { title: 'Report', inClass: marine, eventType: 'assignment', dueDate: '2026-11-27' }],
    ['bio', { title: 'Bio', inClass: biology }],
    ['chem quiz fri', { title: 'Chem quiz', eventType: 'quiz', dueDate: '2026-11-27' }],
    // types
    [
      'art final dec 12 9am',
      { title: 'Final', inClass: art, eventType: 'exam', dueDate: '2026-12-12', dueTime: '09:00' },
    ],
    ['art final project dec 12', { title: 'Final project', inClass: art, eventType: 'project', dueDate: '2026-12-12' }],
    ['bio midterm mon', { title: 'Midterm', inClass: biology, eventType: 'exam', dueDate: '2026-11-23' }],
    ['math hw3 mon', { title: 'Hw3', inClass: algebra, eventType: 'homework', dueDate: '2026-11-23' }],
    [
      'math problem set 4 mon',
      { title: 'Problem set 4', inClass: algebra, eventType: 'homework', dueDate: '2026-11-23' },
    ],
    ['bio lab report fri', { title: 'Lab report', inClass: biology, eventType: 'assignment', dueDate: '2026-11-27' }],
    ['art presentation fri', { title: 'Presentation', inClass: art, eventType: 'project', dueDate: '2026-11-27' }],
    [
      'bio lecture mon 10am',
      { title: 'Lecture', inClass: biology, eventType: 'lecture', dueDate: '2026-11-23', dueTime: '10:00' },
    ],
    // something to do is a task, whatever it is for
    ['study for bio exam fri', { title: 'Study for exam', inClass: biology, dueDate: '2026-11-27' }],
    ['finish bio homework tomorrow', { title: 'Finish homework', inClass: biology, dueDate: '2026-11-22' }],
    // places
    [
      'bio quiz fri 2pm in B12',
      {
        title: 'Quiz',
        inClass: biology,
        eventType: 'quiz',
        dueDate: '2026-11-27',
        dueTime: '14:00',
        place: 'B12',
      },
    ],
    [
      'meet Ann at hall 2 tomorrow at 3',
      { title: 'Meet Ann', dueDate: '2026-11-22', dueTime: '15:00', place: 'hall 2' },
    ],
    ['hand in hw3 mon', { title: 'Hand in hw3', dueDate: '2026-11-23' }],
    ['look up in ch4 mon', { title: 'Look up in ch4', eventType: null, dueDate: '2026-11-23' }],
    // several days are one event
    [
      'art break dec 20 to jan 3',
      { title: 'Break', inClass: art, eventType: 'other', dueDate: '2026-12-20', endDate: '2027-01-03' },
    ],
    [
      'bio field trip mar 9-13',
      { title: 'Field trip', inClass: biology, eventType: 'other', dueDate: '2027-03-09', endDate: '2027-03-13' },
    ],
    // numbers that are not dates
    ['read pages 10 to 20', { title: 'Read pages 10 to 20' }],
    ['read chapter 3-4 mon', { title: 'Read chapter 3-4', dueDate: '2026-11-23' }],
    ['claim 1/2 point', { title: 'Claim 1/2 point' }],
    ['problems 3/4 mon', { title: 'Problems 3/4', dueDate: '2026-11-23' }],
    // nothing else is lost
    ['  tomorrow ', { title: 'Tomorrow', dueDate: '2026-11-22' }],
    ['!high', { title: '!high', priority: 'high' }],
    ['Überweisung größer 明日', { title: 'Überweisung größer 明日' }],
  ])('%s', (line, { inClass, ...expected }) => {
    expect(read(line)).toEqual({ ...nothing, classId: inClass ?? null, ...expected });
  });

  it.each<[string, Partial<Reading>]>([
    [
      'every thu 2–4pm bio lab in B12 until dec 10',
      {
        title: 'Lab',
        eventType: 'other',
        dueDate: '2026-11-26',
        dueTime: '14:00',
        endTime: '16:00',
        place: 'B12',
        repeats: { every: 'week', interval: 1, weekdays: [4], until: '2026-12-10' },
      },
    ],
    [
      'tue and thu 10-11:15 bio lecture until dec 11',
      {
        title: 'Lecture',
        eventType: 'lecture',
        dueDate: '2026-11-24',
        dueTime: '10:00',
        endTime: '11:15',
        repeats: { every: 'week', interval: 1, weekdays: [2, 4], until: '2026-12-11' },
      },
    ],
    [
      'tuesdays, thursdays 10-11:15 bio lecture',
      { title: 'Lecture', repeats: { every: 'week', interval: 1, weekdays: [2, 4], until: '2027-03-09' } },
    ],
    [
      'bio study group every other wed at 5',
      {
        title: 'Study group',
        dueDate: '2026-11-25',
        dueTime: '17:00',
        repeats: { every: 'week', interval: 2, weekdays: [3], until: '2027-03-10' },
      },
    ],
    [
      'bio seminar weekly on mon 3pm from nov 30 till dec 14',
      {
        title: 'Seminar',
        dueDate: '2026-11-30',
        dueTime: '15:00',
        repeats: { every: 'week', interval: 1, weekdays: [1], until: '2026-12-14' },
      },
    ],
    [
      'bio reading every day until nov 27',
      { dueDate: '2026-11-21', repeats: { every: 'day', interval: 1, weekdays: [], until: '2026-11-27' } },
    ],
    [
      'bio lab every weekday 9am through nov 27',
      {
        dueDate: '2026-11-23',
        repeats: { every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5], until: '2026-11-27' },
      },
    ],
    [
      'bio fee every month jan 5 until may 5',
      {
        title: 'Fee',
        dueDate: '2027-01-05',
        repeats: { every: 'month', interval: 1, weekdays: [], until: '2027-05-05' },
      },
    ],
    [
      'essay draft every fri until dec 11 at 5pm',
      {
        title: 'Essay draft',
        classId: null,
        dueDate: '2026-11-27',
        dueTime: '17:00',
        repeats: { every: 'week', interval: 1, weekdays: [5], until: '2026-12-11' },
      },
    ],
    [
      'bio lab every fri until dec 11 at 2-4pm',
      {
        title: 'Lab',
        dueTime: '14:00',
        endTime: '16:00',
        repeats: { every: 'week', interval: 1, weekdays: [5], until: '2026-12-11' },
      },
    ],
    [
      'bio read the chapter every mon until dec 14',
      {
        title: 'Read the chapter',
        eventType: null,
        dueDate: '2026-11-23',
        repeats: { every: 'week', interval: 1, weekdays: [1], until: '2026-12-14' },
      },
    ],
  ])('repeats: %s', (line, expected) => {
    expect(read(line)).toMatchObject({ classId: biology, ...expected });
  });

  it.each(['read every chapter', 'bio quiz fri', 'two weeks of rest', 'sat on a chair', 'until dec 10'])(
    'does not repeat: %s',
    (line) => {
      expect(read(line).repeats).toBeNull();
    },
  );

  it('chooses no class if two fit equally, except the one of the filter', () => {
    const twins = [classOf({ name: 'Biology I', courseCode: null }), classOf({ name: 'Biology II', courseCode: null })];
    const known = { classes: twins, classId: null, now };
    expect(readLine('bio quiz fri', known)).toMatchObject({ title: 'Bio quiz', classId: null });
    const [, second] = twins.map(({ id }) => id);
    expect(readLine('bio quiz fri', { ...known, classId: second ?? null })).toMatchObject({
      title: 'Quiz',
      classId: second,
    });
    expect(readLine('Biology II quiz fri', known)).toMatchObject({ title: 'Quiz', classId: second });
  });

  it('does not match every c to a class called C, nor a tag to a code that a class does not have', () => {
    const known = { classes: [classOf({ name: 'C', courseCode: null })], classId: null, now };
    expect(readLine('buy vitamin c', known)).toMatchObject({ title: 'Buy vitamin c', classId: null });
    expect(readLine('buy milk #undefined', known)).toMatchObject({ title: 'Buy milk #undefined', classId: null });
    expect(readLine('quiz fri #c', known)).toMatchObject({ title: 'Quiz', classId: known.classes[0]?.id });
  });

  it('belongs to the class of the filter when it names none', () => {
    expect(readLine('essay fri', { classes, classId: art ?? null, now }).classId).toBe(art);
  });
});
