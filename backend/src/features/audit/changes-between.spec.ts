import { expect, it } from 'vitest';
import { changesBetween } from './changes-between.ts';
import { shownContents } from './shown-contents.ts';

it('lists the fields that differ, by path', () => {
  const before = { title: 'Essay', done: false, tags: ['a'], due: null, profile: { first: 'Ann', last: 'Lee' } };
  const after = { title: 'Long essay', done: false, tags: ['a', 'b'], due: { day: 1 }, profile: { first: 'Ann' } };
  expect(changesBetween(before, after)).toEqual([
    { field: 'title', before: 'Essay', after: 'Long essay' },
    { field: 'tags.1', before: null, after: 'b' },
    { field: 'due', before: null, after: { day: 1 } },
    { field: 'profile.last', before: 'Lee', after: null },
  ]);
  expect(changesBetween(after, after)).toEqual([]);
});

it('lists every field of a thing that was not there before, and no more than a thousand', () => {
  expect(changesBetween(null, { title: 'Essay', done: false })).toEqual([
    { field: 'title', before: null, after: 'Essay' },
    { field: 'done', before: null, after: false },
  ]);
  expect(changesBetween({}, Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`f${i}`, i])))).toHaveLength(
    1000,
  );
});

it('shows maps as fields, and hides the address that opens a calendar elsewhere', () => {
  expect(shownContents('reminder', { leads: new Map([['a', '1-day']]) })).toEqual({ leads: { a: '1-day' } });
  const subscription = { name: 'Canvas', address: 'https://example.org/secret.ics' };
  expect(shownContents('calendarSubscription', subscription)).toEqual({ name: 'Canvas', address: '[hidden]' });
  expect(shownContents('task', null)).toBeNull();
});
