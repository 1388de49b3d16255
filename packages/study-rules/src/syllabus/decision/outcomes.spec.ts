import { describe, expect, it } from 'vitest';
import type { DatedThing } from '../candidates/dated-thing.ts';
import type { Decided } from './decide.ts';
import { outcomesOf } from './outcomes.ts';

const uploadedOn = '2026-08-25';

const decided = (thing: Partial<DatedThing> & { line?: number }, probability = 0.9): Decided => ({
  thing: {
    title: 'Essay',
    type: 'assignment',
    day: '2026-10-14',
    time: null,
    quote: '',
    text: '',
    context: '',
    date: { way: 'date-column', distance: 0, days: 1, index: 0, range: false, hasYear: false, offset: 0 },
    place: { page: 1, line: thing.line ?? 1, kind: 'text', heading: '' },
    ...thing,
  },
  probability,
  agreed: true,
  isDoubted: false,
});

const outcomes = (...all: Decided[]) =>
  Object.fromEntries(outcomesOf(all, { uploadedOn }).map(({ thing, outcome }) => [thing.title, outcome]));

describe('the outcomes of a reading', () => {
  it('creates what is likely, asks about the rest, and leaves out the unlikely', () => {
    const all = [
      decided({ title: 'Lab 1' }),
      decided({ title: 'Lab 2' }, 0.5),
      decided({ title: 'Lab 3' }, 0.1),
      { ...decided({ title: 'Lab 4' }, 0.8), agreed: false },
    ];
    expect(outcomes(...all)).toEqual({
      'Lab 1': 'created',
      'Lab 2': 'to_check',
      'Lab 3': 'left_out',
      'Lab 4': 'to_check',
    });
  });

  it('asks about what is in a column of what is handed out', () => {
    const column = { place: 'ignore', header: 'Assigned' } as const;
    const cell = { table: 1, row: 2, index: 3, width: 5, column };
    const place = { page: 1, line: 4, kind: 'cell', heading: '', cell } as const;
    expect(outcomes(decided({ title: 'Assignment 1', place }))).toEqual({ 'Assignment 1': 'to_check' });
  });

  it('never creates what reads like a policy unless the rules found it', () => {
    const doubted = { ...decided({ title: 'Late work' }, 0.95), isDoubted: true };
    expect(outcomes({ ...doubted, agreed: false })).toEqual({ 'Late work': 'to_check' });
    expect(outcomes(doubted)).toEqual({ 'Late work': 'created' });
  });

  it('asks about a second line of the same kind and day, which may name the same event', () => {
    const all = [decided({ title: 'Entrega 3', line: 4 }, 0.85), decided({ title: 'Evaluación: prototipo', line: 40 })];
    expect(outcomes(...all)).toEqual({ 'Entrega 3': 'to_check', 'Evaluación: prototipo': 'created' });
  });

  it('creates several events of one day when a line lists them, their numbers differ, or their kinds', () => {
    const all = [
      decided({ title: 'Homework 3', line: 4 }),
      decided({ title: 'Essay 2', line: 4 }),
      decided({ title: 'Homework 4', line: 9 }, 0.85),
      decided({ title: 'Quiz', type: 'quiz', line: 12 }),
    ];
    expect(Object.values(outcomes(...all))).toEqual(['created', 'created', 'created', 'created']);
  });

  it('asks about what prepares for an event, a file about it, and what is not there', () => {
    const titles = [
      '[Quiz 2 review]',
      'Exam prep',
      'Presentation: Finances.pptx',
      'No HW',
      'Pas de quiz',
      'Grades are due',
    ];
    const all = titles.map((title, line) => decided({ title, line, day: `2026-10-0${line + 1}` }));
    expect(new Set(Object.values(outcomes(...all)))).toEqual(new Set(['to_check']));
    expect(outcomes(decided({ title: 'Literature review' }))).toEqual({ 'Literature review': 'created' });
  });

  it('asks about the beginning of work, what is canceled, and pieces of sentences', () => {
    const titles = ['Assignment 7 start', 'HW 2 out', 'Quiz 7 canceled', '1982', 'Due on 31 marks'];
    const all = titles.map((title, line) => decided({ title, line, day: `2026-10-0${line + 1}` }));
    expect(new Set(Object.values(outcomes(...all)))).toEqual(new Set(['to_check']));
  });

  it('asks about a second exam of one line and day, unless they are numbered', () => {
    const exam = (title: string, probability: number) => decided({ title, type: 'exam' }, probability);
    expect(outcomes(exam('Final exam', 0.9), exam('Final examination', 0.8))).toEqual({
      'Final exam': 'created',
      'Final examination': 'to_check',
    });
    expect(Object.values(outcomes(exam('Exam 1', 0.9), exam('Exam 2', 0.8)))).toEqual(['created', 'created']);
  });

  it('asks about days of another year than the upload', () => {
    const all = [
      decided({ title: 'Last year', day: '2025-10-14' }),
      decided({ title: 'This spring', day: '2026-05-10' }),
      decided({ title: 'In two years', day: '2028-01-14' }),
    ];
    expect(outcomes(...all)).toEqual({ 'Last year': 'to_check', 'This spring': 'created', 'In two years': 'to_check' });
  });

  it('creates the days of the term that the student chose', () => {
    const term = { first: '2025-09-01', last: '2025-12-14' };
    const all = outcomesOf([decided({ day: '2025-10-14' })], { uploadedOn, term });
    expect(all.map(({ outcome }) => outcome)).toEqual(['created']);
  });

  it('asks when the text itself is not certain, or the day follows from a rule', () => {
    const { date } = decided({}).thing;
    const all = [
      decided({ title: 'Test', context: 'We may have a test on October 14.' }),
      decided({ title: 'Report', date: { ...date, way: 'relative' } }),
    ];
    expect(outcomes(...all)).toEqual({ Test: 'to_check', Report: 'to_check' });
  });
});
