import { describe, expect, it } from 'vitest';
import { findDates } from './find-dates.ts';
import { dateOrderOf } from './date-order.ts';
import { namedTerm } from './named-term.ts';
import { resolveNear, windowOf } from './date-window.ts';

/** The days in a text, given its upload day. */
const daysOf = (text: string, uploadedOn: string) => {
  const mentions = text.split('\n').flatMap((line) => findDates(line, { order: dateOrderOf(text) }));
  const window = windowOf(text, mentions, uploadedOn);
  return mentions.flatMap(({ days }) => days.map((day) => resolveNear(day, window)));
};

describe('the term that a syllabus names', () => {
  it.each([
    ['Fall 2026', '2026-08-01', '2026-12-31'],
    ['Spring Semester, 2027', '2027-01-01', '2027-06-20'],
    ["HIST 101, Fall '26", '2026-08-01', '2026-12-31'],
    ['2026 Fall', '2026-08-01', '2026-12-31'],
    ['Wintersemester 2024/25', '2024-09-15', '2025-03-15'],
    ['SoSe 2026', '2026-03-01', '2026-09-30'],
    ['Automne 2025', '2025-08-01', '2025-12-31'],
    ['Semester 1A, 2016/2017', '2016-08-01', '2017-08-31'],
    ['2022년 2학기', '2022-08-20', '2022-12-31'],
    ['2023학년도 제1학기', '2023-02-20', '2023-08-10'],
    ['academic year 2026–27', '2026-08-01', '2027-08-31'],
  ])('%s', (text, first, last) => expect(namedTerm(text, `${first.slice(0, 4)}-08-01`)).toEqual({ first, last }));

  it('is undefined when only books have years', () => {
    expect(namedTerm('Curtis, Western European Politics (Longman, 1997)', '2026-08-01')).toBeUndefined();
  });
});

describe('a date without a year', () => {
  it('is in the term, whenever the file was uploaded', () => {
    expect(daysOf('Spring 2027\nEssay: March 5', '2026-11-21')).toEqual(['2027-03-05']);
    expect(daysOf('Fall 2024\nEssay: October 5', '2026-11-21')).toEqual(['2024-10-05']);
  });
  it('after New Year belongs to the year in which the term ends', () => {
    const text = 'WS 2026/27\nBlatt 1: 16. Oktober\nBlatt 2: 8. Jänner\nBlatt 3: 29. Jänner';
    expect(daysOf(text, '2026-10-01')).toEqual(['2026-10-16', '2027-01-08', '2027-01-29']);
  });
  it('is in the coming term when the text names none', () => {
    expect(daysOf('Quiz: Sept 14\nExam: Oct 20\nFinal: Dec 11', '2026-09-01')).toEqual([
      '2026-09-14',
      '2026-10-20',
      '2026-12-11',
    ]);
  });
  it('is in the current term when it was uploaded late', () => {
    expect(daysOf('Quiz: Sept 14\nExam: Oct 20\nFinal: Dec 11', '2026-11-21')[0]).toBe('2026-09-14');
  });
  it('is in the year in which it falls on the weekday next to it', () => {
    const text = 'Quiz: Monday, Sept 13\nExam: Wednesday, Oct 20\nFinal: Friday, Dec 10';
    expect(daysOf(text, '2026-08-30')[0]).toBe('2027-09-13');
  });
  it('is in the right year for a term of the southern hemisphere', () => {
    expect(daysOf('Autumn 2026\nQuiz: 10 March\nExam: 14 April\nFinal: 2 June', '2026-02-20')).toEqual([
      '2026-03-10',
      '2026-04-14',
      '2026-06-02',
    ]);
  });
});

describe('a date outside of the term', () => {
  it('is undefined', () => {
    expect(daysOf('Fall 2025\nFinal exam: 12/11/2026\nMidterm: 11/5', '2025-09-17')).toEqual([undefined, '2025-11-05']);
  });
});

describe('the order of day and month', () => {
  it('follows unambiguous dates, then the language, then spelled-out dates', () => {
    expect(dateOrderOf('Exam 29/09, quiz 5/10')).toBe('day-first');
    expect(dateOrderOf('Exam 9/29, quiz 10/5')).toBe('month-first');
    expect(dateOrderOf('Die Klausur ist am 5/10 und die Abgabe ist für alle am 3/11')).toBe('day-first');
    expect(dateOrderOf('The exam is on 5/10. Term starts 11 Aug and ends 3 Dec.')).toBe('day-first');
    expect(dateOrderOf('The exam is on 5/10.')).toBe('month-first');
  });
});
