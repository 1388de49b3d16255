import type { ExtractedDate, FoundDate } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { agree } from './agree.ts';
import type { CheckedEvent } from './check-events.ts';

const midterm: ExtractedDate = {
  title: 'Midterm',
  dueDate: '2026-10-05',
  dueTime: null,
  eventType: 'exam',
  priority: 'high',
  quote: 'Midterm: October 5',
};
const essay: FoundDate = {
  title: 'Essay 1',
  dueDate: '2026-10-12',
  dueTime: null,
  eventType: 'assignment',
  priority: 'medium',
  quote: 'Essay 1, October 12',
  page: 2,
  probability: 0.6,
};
const read = (event: Partial<CheckedEvent> = {}): CheckedEvent => ({
  title: 'Midterm exam',
  dueDate: '2026-10-05',
  dueTime: null,
  eventType: 'exam',
  quote: 'Midterm: October 5',
  page: 1,
  evidence: 'stated',
  ...event,
});
const readEssay = (event: Partial<CheckedEvent> = {}) =>
  read({ title: 'Essay 1', dueDate: '2026-10-12', eventType: 'assignment', quote: 'Essay 1, October 12', ...event });
const rules = { dates: [midterm], toCheck: [essay], skipped: [] };
const titles = (found: readonly { readonly title: string }[] | undefined) => found?.map(({ title }) => title);

describe('two readings of a syllabus', () => {
  it('create what both name on the same day, as the rules wrote it', () => {
    const { dates, toCheck } = agree(rules, { events: [read(), readEssay()], unread: '' });
    expect(dates).toEqual([
      { ...midterm, page: 1, probability: 1 },
      { ...essay, probability: 0.97 },
    ]);
    expect(toCheck).toEqual([]);
  });

  it.each<[string, CheckedEvent[]]>([
    ['the model does not name', []],
    ['the model puts on another day', [read({ dueDate: '2026-10-06' })]],
    ['the model takes for another thing', [read({ title: 'Essay 2', eventType: 'assignment' })]],
    ['has a weekday that contradicts its date', [read({ evidence: 'contradicted' })]],
  ])('leave to the student what %s', (_name, events) => {
    const { dates, toCheck } = agree({ ...rules, toCheck: [] }, { events, unread: '' });
    expect(dates).toEqual([]);
    expect(toCheck).toContainEqual({ ...midterm, page: 1, probability: 0.5 });
  });

  it('leave to the student what the model alone read, with the page of its quote', () => {
    const { dates, toCheck } = agree({ dates: [], skipped: [] }, { events: [readEssay({ page: 3 })], unread: '' });
    expect(dates).toEqual([]);
    expect(toCheck).toEqual([{ ...essay, page: 3, probability: 0.5 }]);
  });

  it('keep what the rules left to the student and the model does not confirm', () => {
    expect(agree(rules, { events: [read()], unread: '' }).toCheck).toEqual([essay]);
  });

  it('create a day that only the rules could work out when the model names it as well', () => {
    expect(titles(agree(rules, { events: [readEssay({ evidence: 'unstated' })], unread: '' }).dates)).toEqual([
      'Essay 1',
    ]);
  });

  it('take the time from the model where the rules have none', () => {
    const { dates } = agree(rules, { events: [read({ dueTime: '14:00' })], unread: '' });
    expect(dates).toMatchObject([{ title: 'Midterm', dueTime: '14:00' }]);
    const timed = { ...rules, dates: [{ ...midterm, dueTime: '09:00' }] };
    expect(agree(timed, { events: [read({ dueTime: '14:00' })], unread: '' }).dates).toMatchObject([
      { dueTime: '09:00' },
    ]);
  });

  it('name an event once that is in two pieces', () => {
    const twice = [readEssay(), readEssay({ title: 'Essay 1 due' })];
    expect(titles(agree({ dates: [], skipped: [] }, { events: twice, unread: '' }).toCheck)).toEqual(['Essay 1']);
  });

  it('confirm nothing with the number of another event', () => {
    const second = readEssay({ title: 'Essay 2' });
    expect(titles(agree({ ...rules, dates: [] }, { events: [second], unread: '' }).toCheck)).toEqual([
      'Essay 1',
      'Essay 2',
    ]);
  });

  it('leave the end of a long syllabus, which the model did not get, to the rules', () => {
    const { dates, toCheck } = agree(rules, { events: [], unread: 'Week 9 Midterm:  October 5 Week 10' });
    expect(titles(dates)).toEqual(['Midterm']);
    expect(toCheck).toEqual([essay]);
  });

  it('no longer list a skipped line that is to check now', () => {
    const skipped = [
      { quote: 'Essay 1, October 12 in class', page: 1, reason: 'policy' as const },
      { quote: 'Office hours: October 6', page: 1, reason: 'policy' as const },
    ];
    const { skipped: left } = agree({ dates: [], skipped }, { events: [readEssay()], unread: '' });
    expect(left.map(({ quote }) => quote)).toEqual(['Office hours: October 6']);
  });

  it('never lose a date of the rules, and stay within what can be recorded', () => {
    const dates = Array.from({ length: 500 }, (_, index) => ({
      ...midterm,
      title: `Quiz ${index}`,
      quote: `Quiz ${index}`,
    }));
    const toCheck = Array.from({ length: 150 }, (_, index) => ({ ...essay, title: `Essay ${index}` }));
    const events = Array.from({ length: 100 }, (_, index) => read({ title: `Lab ${index}`, eventType: 'homework' }));
    const all = agree({ dates, toCheck, skipped: [] }, { events, unread: '' });
    expect(all.toCheck).toHaveLength(200);
    const kept = new Set(titles([...all.dates, ...(all.toCheck ?? [])]));
    expect([...dates, ...toCheck].filter(({ title }) => !kept.has(title))).toEqual([]);
  });
});
