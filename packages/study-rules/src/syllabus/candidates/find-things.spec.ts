import { describe, expect, it } from 'vitest';
import { readSyllabus } from '../read-syllabus.ts';
import { courseDates } from '../course-dates.ts';
import { preparedPages } from '../document/prepared-pages.ts';
import { findThings } from './find-things.ts';

const thingsIn = (rows: string[][] | string, uploadedOn = '2026-08-20') => {
  const block =
    typeof rows === 'string' ? { kind: 'paragraph' as const, text: rows } : { kind: 'table' as const, rows };
  const pages = preparedPages([{ blocks: [block] }]);
  return findThings(pages, courseDates(pages, { uploadedOn }).scope).map(({ day, title }) => `${day} ${title}`);
};

describe('things with a date', () => {
  it('of one name are also named after what is above them', () => {
    const text = ['4. september', '18. september', '2. október']
      .map((day, index) => `Verkefni ${index + 1}\nSkilist ${day}`)
      .join('\n');
    expect(thingsIn(text)).toContain('2026-09-18 Verkefni 2: Skilist');
  });

  it('get the day of each weekday in a week', () => {
    const found = thingsIn([
      ['Week', 'Dates', 'Assignments'],
      ['3', '09/07 - 09/11', 'R assignment 1, Wednesday Chapter 13 homework, Sunday'],
    ]);
    expect(found).toContain('2026-09-09 R assignment 1');
    expect(found).toContain('2026-09-13 Chapter 13 homework');
  });

  it('are named by the cell next to a date alone', () => {
    const found = thingsIn([
      ['Topic', 'Date', 'Exercise', 'Due'],
      ['Boundary conditions', 'Tue, Sep 1', 'Homework 1', 'Fri, Sep 4'],
      ['Turbulence', 'Tue, Sep 8', 'Homework 2', 'Fri, Sep 11'],
    ]);
    expect(found.some((one) => one.startsWith('2026-09-11 Homework 2'))).toBe(true);
  });

  it('of a list with plus signs keep their own days', () => {
    const found = thingsIn('Essays: + Essay 1: due September 11. + Essay 2: due October 9. + Essay 3: due November 6.');
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^2026-10-09 Essay 2/)]));
    expect(found.some((one) => one.startsWith('2026-09-11 Essay 2'))).toBe(false);
  });

  it('are never named by the number of a week or of a class', () => {
    const found = thingsIn([
      ['Semana', 'Actividad'],
      ['Semana 11 (06/11)', 'Parcial 2'],
    ]);
    expect(found.some((one) => one.endsWith('Parcial 2'))).toBe(true);
    expect(found.some((one) => one.includes('Semana'))).toBe(false);
  });

  it('are on the weekday of their column, however short its header is', () => {
    const found = thingsIn(
      [
        ['SEMAINE', '', 'L', 'Ma', 'Me', 'J', 'V'],
        ['2', '7 – 11 septembre', 'Cours 3', 'TD 2', 'Remise devoir 1', 'Cours 4', ''],
      ],
      '2026-08-25',
    );
    expect(found).toContain('2026-09-09 Remise devoir 1');
  });

  it('follow the weeks of the year where nothing else says when a week is', () => {
    const weeks = [10, 12, 14, 16].map((week, index) => [
      String(week),
      `P${index + 1}`,
      '',
      `K${index + 1}`,
      '',
      '',
      '',
      '',
    ]);
    const found = thingsIn([['vko', 'ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'], ...weeks], '2026-02-20');
    expect(found).toContain('2026-03-16 P2');
  });

  it('in several printed months are on the days of each', () => {
    const week = (first: number, texts: Record<number, string> = {}) =>
      Array.from({ length: 7 }, (_, index) => `${first + index}${texts[index] ? `\n${texts[index]}` : ''}`);
    const found = thingsIn([
      ['Schedule - September 2026', '', '', '', '', '', ''],
      week(6),
      week(13, { 4: 'Test 1' }),
      ['Schedule - October 2026', '', '', '', '', '', ''],
      week(4),
      week(11, { 2: 'Test 2' }),
    ]);
    expect(found).toEqual(expect.arrayContaining(['2026-09-17 Test 1', '2026-10-13 Test 2']));
  });
});

describe('a thing without a date in its line', () => {
  it('is on the weekday that is written above it, in the week above that', () => {
    const text = ['Week 5', 'October 5th', 'Due Monday', 'Soil lab', 'Friday:', 'Field report'].join('\n');
    expect(thingsIn(text)).toEqual(expect.arrayContaining(['2026-10-05 Soil lab', '2026-10-09 Field report']));
  });

  it('is on the last day of the table that it was taken out of', () => {
    const rows = [
      ['Sep 8', 'The Roanoke colony'],
      ['Sep 15', 'The Puritans'],
    ];
    const blocks = [
      { kind: 'table' as const, rows },
      { kind: 'paragraph' as const, text: 'New Deal paper due' },
    ];
    const pages = preparedPages([{ blocks }]);
    const found = findThings(pages, courseDates(pages, { uploadedOn: '2026-08-20' }).scope);
    expect(found.map(({ day, title }) => `${day} ${title}`)).toContain('2026-09-15 New Deal paper due');
  });

  it('is named by the header above its number', () => {
    const found = thingsIn([
      ['Date', 'Topic', 'Quizzes', 'Points'],
      ['Sep 8', 'Bonds', '1', '20'],
      ['Sep 15', 'Stocks', '2', '20'],
    ]);
    expect(found).toContain('2026-09-15 Quiz 2');
    expect(found.some((one) => one.includes('Point'))).toBe(false);
  });
});

describe('a finding', () => {
  it('quotes the text as it was written', () => {
    const text = ['8-31 Introduction', '9-7 Labor Day', '9-14 Sets', '9-21 Homework 1 due', '9-28 Midterm exam'].join(
      '\n',
    );
    const reading = readSyllabus({ pages: [{ blocks: [{ kind: 'paragraph', text }] }], uploadedOn: '2026-08-25' });
    const [midterm] = [...reading.dates, ...(reading.toCheck ?? [])].filter(({ title }) => title.includes('idterm'));
    expect(midterm).toMatchObject({ dueDate: '2026-09-28', quote: '9-28 Midterm exam' });
  });
});
