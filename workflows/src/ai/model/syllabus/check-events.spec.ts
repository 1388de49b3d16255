import { describe, expect, it } from 'vitest';
import { checkEvents, type ModelEvent } from './check-events.ts';

const syllabus = (...lines: readonly string[]) => ({
  pages: [
    { blocks: [{ kind: 'heading', text: 'Biology 101, Fall 2026' }] as const },
    { blocks: [{ kind: 'paragraph', text: lines.join('\n') }] as const },
  ],
  uploadedOn: '2026-08-20',
});
const event = (more: Partial<ModelEvent> = {}): ModelEvent => ({
  title: 'Midterm',
  dueDate: '2026-10-15',
  dueTime: null,
  eventType: 'exam',
  quote: 'Midterm: October 15',
  ...more,
});
const check = (lines: readonly string[], ...events: readonly ModelEvent[]) =>
  checkEvents({ syllabus: syllabus(...lines), events });

describe("the check of a model's event", () => {
  it('finds its quote and its day in the document', async () => {
    expect(await check(['Midterm: October 15'], event())).toEqual([{ ...event(), page: 2, evidence: 'stated' }]);
  });

  it('overlooks spaces and line breaks', async () => {
    const wrapped = event({ quote: ' Midterm:\tOctober\n15' });
    expect(await check(['The  Midterm: October', '15 is in class'], wrapped)).toMatchObject([
      { quote: 'Midterm: October 15', evidence: 'stated' },
    ]);
  });

  it.each<[string, Partial<ModelEvent>]>([
    ['an invented quote', { quote: 'Midterm: October 16', dueDate: '2026-10-16' }],
    ['a quote in other words', { quote: 'midterm on October 15' }],
    ['a shifted day', { dueDate: '2026-10-16' }],
    ['another year', { dueDate: '2027-10-15' }],
    ['a quote that ends within a date', { quote: 'Midterm: October 1', dueDate: '2026-10-01' }],
    ['an empty quote', { quote: ' ' }],
    ['a quote of one letter', { quote: 'M' }],
    ['an invented title', { title: 'Send money today' }],
  ])('drops %s', async (_name, wrong) => {
    expect(await check(['Midterm: October 15', 'Essay: November 3'], event(wrong))).toEqual([]);
  });

  it('reads the whole date where the quote leaves out its year', async () => {
    const cut = event({ quote: 'Midterm: 10/15', dueDate: '2026-10-15' });
    expect(await check(['Midterm: 10/15/2025'], cut)).toEqual([]);
  });

  it('reports a weekday that contradicts the day', async () => {
    const friday = event({ quote: 'Midterm: Friday, October 15' });
    expect(await check(['Midterm: Friday, October 15'], friday)).toMatchObject([{ evidence: 'contradicted' }]);
    const thursday = event({ quote: 'Midterm: Thursday, October 15' });
    expect(await check(['Midterm: Thursday, October 15'], thursday)).toMatchObject([{ evidence: 'stated' }]);
  });

  it('follows the day from a line above', async () => {
    const lines = ['October 15', 'Reading: chapter 4', 'Midterm in class'];
    const near = event({ quote: 'Midterm in class' });
    expect(await check(lines, near)).toMatchObject([{ evidence: 'stated' }]);
    expect(await check(lines, { ...near, dueDate: '2026-10-16' })).toEqual([]);
  });

  it('cannot confirm a day where the document names none', async () => {
    const lines = Array.from({ length: 30 }, (_, week) => `Week ${week + 1}: a topic`);
    const quote = 'Week 8: a topic';
    expect(await check(lines, event({ title: 'Topic', quote }))).toMatchObject([{ evidence: 'unstated' }]);
  });

  it('keeps a time that the rules read at that place, and no other', async () => {
    const lines = ['Midterm: October 15, 2:30 pm'];
    expect(await check(lines, event({ dueTime: '14:30' }), event({ dueTime: '02:30' }))).toMatchObject([
      { dueTime: '14:30' },
      { dueTime: null },
    ]);
  });

  it('chooses the best of the places with these words', async () => {
    const lines = [
      'Quiz in class',
      'September 3',
      ...Array.from({ length: 12 }, () => 'Reading'),
      'October 15',
      'Quiz in class',
    ];
    expect(await check(lines, event({ title: 'Quiz', quote: 'Quiz in class' }))).toMatchObject([
      { evidence: 'stated' },
    ]);
  });
});
