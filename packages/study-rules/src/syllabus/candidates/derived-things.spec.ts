import { describe, expect, it } from 'vitest';
import { courseDates } from '../course-dates.ts';
import { preparedPages } from '../document/prepared-pages.ts';
import type { Way } from './dated-thing.ts';
import { findThings } from './find-things.ts';

const derived = (way: Way, rule: string, rows: string[][]) => {
  const pages = preparedPages([
    {
      blocks: [
        { kind: 'paragraph', text: rule },
        { kind: 'table', rows },
      ],
    },
  ]);
  return findThings(pages, courseDates(pages, { uploadedOn: '2026-08-25' }).scope).filter(
    ({ date }) => date.way === way,
  );
};
const named = (things: ReturnType<typeof derived>) => things.map(({ day, title }) => `${day} ${title}`);

const schedule = [
  ['Date', 'Topic', 'Work'],
  ['Sep 7', 'Vectors', 'HW 1'],
  ['Sep 21', 'Matrices', 'HW 2'],
  ['Oct 5', 'Norms', 'Midterm exam'],
];

describe('a day that follows from another', () => {
  it.each([
    ['Each homework is due one week after it was assigned.', '2026-09-28 HW 2'],
    ['Homework will be due the following Monday at 11 am.', '2026-09-28 HW 2'],
    ['Homework must be submitted two days before class.', '2026-09-19 HW 2'],
    ['Jede Hausaufgabe ist zwei Wochen nach der Ausgabe fällig, Abgabe online.', '2026-10-05 HW 2'],
    ['Cada tarea se entrega una semana después de la clase; la entrega es en línea.', '2026-09-28 HW 2'],
  ])('is found: %s', (rule, expected) => {
    expect(named(derived('relative', rule, schedule))).toContain(expected);
  });

  it('follows another kind of thing', () => {
    expect(named(derived('relative', 'The essay is due three days after the midterm exam.', schedule))).toEqual([
      '2026-10-08 Midterm exam: essay',
    ]);
  });

  it.each([
    'Late homework may be submitted one week after the deadline.',
    'Submit a request for an extension of the homework two days before it is due.',
    'Read two chapters after each homework.',
  ])('is not in a policy: %s', (rule) => {
    expect(derived('relative', rule, schedule)).toEqual([]);
  });
});

const term = ['Sep 7', 'Sep 14', 'Sep 21', 'Sep 28', 'Oct 5', 'Oct 12'].map((day, index) => [
  day,
  index === 3 ? 'No class, fall break' : `Topic ${index + 1}`,
]);

describe('a thing of every week', () => {
  it.each([
    ['Quizzes take place every Monday.', 'Quiz'],
    ['Jeden Montag gibt es einen Kurztest.', 'Kurztest'],
    ['Hay un cuestionario cada lunes.', 'Cuestionario'],
    ['Homework is due on Mondays at 5 pm.', 'Homework'],
  ])('is on each such day of the term: %s', (rule, title) => {
    const found = named(derived('recurring', rule, [['Date', 'Topic'], ...term]));
    expect(found).toEqual(expect.arrayContaining([`2026-09-07 ${title}`, `2026-10-12 ${title}`]));
    expect(found).not.toContain(`2026-09-28 ${title}`);
  });

  it.each(['Office hours for quiz questions are every Monday.', 'The class meets every Monday.'])(
    'is not a meeting: %s',
    (rule) => {
      expect(derived('recurring', rule, [['Date', 'Topic'], ...term])).toEqual([]);
    },
  );
});

const weeks = [
  ['Week of', 'Topic', 'Work'],
  ['Sep 7', 'Vectors', 'Reading log, Film response'],
  ['Sep 14', 'Matrices', 'Homework 1'],
  ['Sep 21', 'Norms', 'Reading log'],
  ['Sep 28', 'Spaces', 'Homework 2'],
];

describe('a weekday for one kind of thing', () => {
  it.each([
    ['Homework is due on Fridays at 5 pm.', '2026-09-18 Homework 1'],
    ['Each homework opens on Monday and is to be submitted by Sunday night.', '2026-10-04 Homework 2'],
    ['Die Homework ist jeweils donnerstags fällig, Abgabe bis Donnerstag.', '2026-09-17 Homework 1'],
  ])('is that weekday of its week: %s', (rule, expected) => {
    expect(named(derived('relative', rule, weeks))).toContain(expected);
  });

  it('may be in a list of deadlines, also for things that no dictionary has', () => {
    const found = named(
      derived('relative', 'Weekly deadlines\nReading log Thursday, 9:30am\nFilm response Sunday, 10pm', weeks),
    );
    expect(found).toEqual(
      expect.arrayContaining(['2026-09-10 Reading log', '2026-09-13 Film response', '2026-09-24 Reading log']),
    );
  });

  it.each([
    'Homework discussion and lectures meet on Fridays, submit questions before.',
    'Homework is due by the Friday of finals week.',
    'Late homework may be submitted until Friday.',
  ])('is not in other sentences: %s', (rule) => {
    expect(derived('relative', rule, weeks)).toEqual([]);
  });

  it('changes nothing where the schedule has these days already', () => {
    expect(derived('relative', 'Homework is due on Mondays.', weeks)).toEqual([]);
  });
});
