import { describe, expect, it } from 'vitest';
import { courseDates } from '../course-dates.ts';
import { preparedPages } from '../document/prepared-pages.ts';
import { findThings } from './find-things.ts';

const thingsIn = (rows: string[][], uploadedOn = '2026-08-20') => {
  const pages = preparedPages([{ blocks: [{ kind: 'table', rows }] }]);
  return findThings(pages, courseDates(pages, { uploadedOn }).scope).map(({ day, title }) => `${day} ${title}`);
};

describe('a grid of days', () => {
  it('gives each cell the day above it', () => {
    const found = thingsIn([
      ['Week 1', 'Mon 9/7', 'Wed 9/9'],
      ['', 'Labor Day', 'Essay 1'],
      ['Week 2', 'Mon 9/14', 'Wed 9/16'],
      ['', 'Quiz 1', 'Essay 2'],
    ]);
    expect(found).toEqual(expect.arrayContaining(['2026-09-09 Essay 1', '2026-09-14 Quiz 1', '2026-09-16 Essay 2']));
    expect(found).not.toContain('2026-09-09 Quiz 1');
  });

  it('lets a day span the columns up to the next one', () => {
    const found = thingsIn([
      ['SEP 8:', '', 'SEP 10:', ''],
      ['Read ch. 1', 'Sketch 1', 'Read ch. 2', 'Worksheet 1'],
      ['SEP 15:', '', 'SEP 17:', ''],
      ['Read ch. 3', 'Sketch 2', 'Read ch. 4', 'Worksheet 2'],
    ]);
    expect(found).toEqual(expect.arrayContaining(['2026-09-08 Sketch 1', '2026-09-17 Worksheet 2']));
  });

  it.each([
    ['German', ['', 'Di 15.09.', 'Do 17.09.'], ['', 'Übungsblatt 1', 'Übungsblatt 2']],
    ['Spanish', ['', 'martes 15/09', 'jueves 17/09'], ['', 'Tarea 1', 'Tarea 2']],
    ['French', ['', 'mardi 15 sept.', 'jeudi 17 sept.'], ['', 'Devoir 1', 'Devoir 2']],
  ])('is read in %s', (_, days, work) => {
    expect(thingsIn([days, work])).toContain(`2026-09-17 ${work[2]}`);
  });

  it('with as many lines as days in a row is taken apart', () => {
    const found = thingsIn([
      ['Dates', 'Topic', 'Reading', 'Work'],
      ['9/8 9/10', 'Gates\nTiming', '1.1\n1.2', 'PS 1 due\nLab 1 due'],
      ['9/15 9/17', 'Adders\nMemory', '2.1\n2.2', 'PS 2 due\nLab 2 due'],
    ]);
    expect(found).toEqual(expect.arrayContaining(['2026-09-10 Lab 1 due', '2026-09-15 PS 2 due']));
  });

  it('whose days follow their things gives each thing the day on its right', () => {
    const found = thingsIn([
      ['2 Heat equation', 'Thu, Sep 3', 'Homework 1', 'Fri, Sep 4'],
      ['4 Boundary layers', 'Thu, Sep 10', 'Homework 2', 'Fri, Sep 11'],
    ]);
    expect(found).toContain('2026-09-11 Homework 2');
    expect(found).not.toContain('2026-09-10 Homework 2');
  });

  it('is not a row of one thing with two dates', () => {
    const found = thingsIn([
      ['Item', 'Out', 'Due'],
      ['Homework 1', 'Sep 3', 'Sep 10'],
      ['Homework 2', 'Sep 17', 'Sep 24'],
    ]);
    expect(found).toContain('2026-09-10 Homework 1');
    expect(found).not.toContain('2026-09-10 Homework 2');
  });
});
