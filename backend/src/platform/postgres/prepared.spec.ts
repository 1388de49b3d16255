import { expect, it } from 'vitest';
import { prepared } from './prepared.ts';

const named = (text: string, values: unknown[] = [1]) => prepared({ text, values }).name;

it('a query keeps its name, and no other one has it', () => {
  const [one, other] = [named('select a from t where id = $1'), named('select b from t where id = $1')];
  expect(one).toEqual(expect.any(String));
  expect(named('select a from t where id = $1', [2])).toBe(one);
  expect(other).not.toBe(one);
});

it('what may bring other columns tomorrow, has nothing to vary, or too much, gets no name', () => {
  expect(named('select * from t where id = $1')).toBeUndefined();
  expect(named('select a from t', [])).toBeUndefined();
  expect(named('select a from t where id in (…)', Array.from({ length: 13 }))).toBeUndefined();
});

it('there are never more names than a connection can keep', () => {
  for (let index = 0; index < 1100; index += 1) named(`select ${index} where 1 = $1`);
  expect(named('select one, too, many where 1 = $1')).toBeUndefined();
  expect(named('select 5 where 1 = $1')).toEqual(expect.any(String));
});
