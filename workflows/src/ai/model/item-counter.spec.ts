import { expect, it } from 'vitest';
import { itemCounter } from './item-counter.ts';

const cards = [
  { front: 'What is {a}?', back: '"]}" said she \\', tags: [{ deep: {} }] },
  { front: 'b', back: '[' },
];
const json = `Here: ${JSON.stringify({ cards })}`;
const countsOf = (text: string) => {
  const countIn = itemCounter();
  return Array.from({ length: text.length }, (_, end) => countIn(text.slice(0, end + 1)));
};

it('counts the items that are whole, and no bracket inside their texts', () => {
  const counts = countsOf(json);
  expect(counts.at(-1)).toBe(2);
  expect(counts.findIndex((count) => count === 1)).toBe(json.indexOf('},{"front":"b"'));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

it('starts again with an answer that starts again', () => {
  const countIn = itemCounter();
  expect([countIn(json), countIn('{"cards":['), countIn('{"cards":[{"front":"a"}')]).toEqual([2, 0, 1]);
});
