import { expect, it } from 'vitest';
import { fieldsOf } from './fields-of.ts';

it('every single value has its path', () => {
  expect(fieldsOf({ title: 'Essay', done: false, due: null, tags: ['a', { b: 1 }], none: [] })).toEqual([
    ['title', 'Essay'],
    ['done', 'false'],
    ['due', 'null'],
    ['tags.0', 'a'],
    ['tags.1.b', '1'],
    ['none', '[]'],
  ]);
  expect(fieldsOf(null)).toEqual([]);
});
