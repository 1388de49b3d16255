import { expect, it } from 'vitest';
import { lasting, sizeOf } from './amounts.ts';

it.each([
  [0, '0 MB'],
  [600, '0.6 kB'],
  [1_572_864, '1.5 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(sizeOf(bytes)).toBe(shown);
});

it.each([
  [0, '0 ms'],
  [849.6, '850 ms'],
  [12_500, '12.5 sec'],
  [180_000, '3 min'],
])('a lag of %d milliseconds is %s', (ms, shown) => {
  expect(lasting(ms)).toBe(shown);
});
