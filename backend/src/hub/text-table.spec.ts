import { expect, it } from 'vitest';
import { textTable } from './text-table.ts';

it('aligns names left and numbers right, each under its heading', () => {
  const text = textTable(
    ['table', 'rows'],
    [
      ['user_list', 2],
      ['task', 1364],
    ],
  );
  expect(text.split('\n')).toEqual(['table      rows', 'user_list     2', 'task       1364']);
});

it('shows only the heading when there are no rows', () => {
  expect(textTable(['table', 'rows'], [])).toBe('table  rows');
});
