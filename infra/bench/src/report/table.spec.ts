import { describe, expect, it } from 'vitest';
import { isMet } from './metric.ts';
import { markdownTable, formatNumber } from './table.ts';

describe('a metric', () => {
  it('is formatted with only meaningful digits', () => {
    expect([7006.4, 99.96, 20.94, 0.873, 0].map(formatNumber)).toEqual(['7,006', '100.0', '20.9', '0.87', '0.00']);
  });

  it('meets a target exactly at its limit, and has no verdict without a target', () => {
    const metric = { what: '', value: 3.5, unit: '×' };
    expect(isMet({ ...metric, target: { atLeast: 3.5 } })).toBe(true);
    expect(isMet({ ...metric, target: { atLeast: 3.51 } })).toBe(false);
    expect(isMet({ ...metric, target: { atMost: 3.5 } })).toBe(true);
    expect(isMet({ ...metric, target: { atMost: 3.49 } })).toBe(false);
    expect(isMet(metric)).toBeUndefined();
  });
});

it('the table has aligned columns and marks targets that are not met', () => {
  const table = markdownTable([
    { what: 'Appends', value: 7006, unit: '/s', detail: 'p50 6.4 ms', target: { atLeast: 7000 } },
    { what: 'Delivery', value: 3, unit: 'ms', target: { atMost: 2.5 } },
    { what: 'Ratio', value: 1.5, unit: '×' },
  ]);
  expect(table.split('\n')).toEqual([
    '| What     | Measured             | Target    | Met    |',
    '| -------- | -------------------- | --------- | ------ |',
    '| Appends  | 7,006/s (p50 6.4 ms) | ≥ 7,000/s | yes    |',
    '| Delivery | 3.00 ms              | ≤ 2.5 ms  | **no** |',
    '| Ratio    | 1.50×                |           |        |',
  ]);
});
