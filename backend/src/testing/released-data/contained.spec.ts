import { expect, it } from 'vitest';
import { differences } from './contained.ts';

it('an answer may have new fields, and nothing else may differ from an earlier one', () => {
  const earlier = { '/api/tasks': [{ title: 'Read', dueDate: null }] };
  expect(differences(earlier, { '/api/tasks': [{ title: 'Read', dueDate: null, place: null }], more: 1 })).toEqual([]);
  expect(differences(earlier, { '/api/tasks': [{ title: 'Write', dueDate: null }] })).toEqual([
    'GET /api/tasks 0 title was "Read" and is "Write"',
  ]);
  expect(differences(earlier, { '/api/tasks': [{ title: 'Read' }] })).toEqual([
    'GET /api/tasks 0 dueDate was null and is undefined',
  ]);
  expect(differences(earlier, { '/api/tasks': [] })).toEqual(['GET /api/tasks has not 1 items']);
  expect(differences(earlier, {})).toEqual(['GET /api/tasks has not 1 items']);
});
