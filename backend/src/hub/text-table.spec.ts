import { expect, it } from 'vitest';
import { textTable } from './text-table.ts';

it('sets names to the left and numbers to the right, each under its head', () => {
  const text = textTable(
    ['table', 'rows'],
    [
      ['user_list', 2],
      ['task', 1364],
    ],
  );
  expect(text.split('\n')).toEqual(['table      rows', 'user_list     2', 'task       1364']);
});

it('shows the head alone when there is nothing', () => {
  expect(textTable(['table', 'rows'], [])).toBe('table  rows');
});
