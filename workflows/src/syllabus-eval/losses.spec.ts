import type { Decided } from '@hub/study-rules/training';
import { describe, expect, it } from 'vitest';
import type { GoldEvent } from './gold.ts';
import { fatesOf, lossReport, lostAt } from './losses.ts';

const essay: GoldEvent = {
  title: 'Essay 2',
  date: '2026-10-12',
  type: 'assignment',
  required: true,
  how: 'grid',
  aliases: [],
  alternatives: { dates: [], types: [] },
};

const rated = (title: string, day: string, more: Partial<Decided> = {}): Decided => ({
  thing: {
    title,
    type: 'assignment',
    day,
    time: null,
    quote: title,
    text: title,
    context: title,
    date: { way: 'date-row', distance: 1, days: 1, index: 0, range: false, hasYear: false, offset: -1 },
    place: { page: 1, line: 3, kind: 'cell', heading: '' },
  },
  probability: 0.8,
  agreed: false,
  isDoubted: false,
  ...more,
});

const written = new Set(['2026-10-12']);

describe('the stage that lost an event', () => {
  it.each([
    ['unwritten', { written: new Set<string>(), rated: [] }],
    ['calendar', { written: new Set(['2025-10-12']), rated: [] }],
    ['day', { written, rated: [rated('Essay 2', '2026-10-13')] }],
    ['name', { written, rated: [rated('Midterm', '2026-10-12')] }],
    ['doubted', { written, rated: [rated('Essay 2', '2026-10-12', { probability: 0.5, isDoubted: true })] }],
    ['unlikely', { written, rated: [rated('Essay 2', '2026-10-12', { probability: 0.05 })] }],
    ['merged', { written, rated: [rated('Essay 2', '2026-10-12')] }],
  ])('is the first one without it: %s', (stage, traced) => {
    expect(lostAt(essay, traced)).toBe(stage);
  });

  it('is counted by construct, next to what was found', () => {
    const entry = { title: 'Essay 2', dueDate: '2026-10-12', eventType: 'assignment' } as const;
    const none = { matched: [], missed: [essay], wrong: [], forbidden: [] };
    const shown = { ...none, matched: [{ gold: essay, entry }], missed: [] };
    const fates = [
      ...fatesOf({ created: none, shown }, { written, rated: [] }),
      ...fatesOf({ created: none, shown: none }, { written, rated: [] }),
    ];
    expect(fates.map(({ fate }) => fate)).toEqual(['to check', 'day']);
    expect(lossReport(fates)).toMatch(/^grid +2 +0 +1 +0 +0 +1 +0 +0 +0 +0$/m);
  });
});
