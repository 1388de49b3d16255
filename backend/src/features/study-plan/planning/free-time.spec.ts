import { expect, it } from 'vitest';
import { firstFree } from './free-time.ts';

const hours = { from: 9 * 60, to: 12 * 60 };
const at = (from: number, to: number) => ({ from, to });

it('a free day gives its first hour', () => expect(firstFree(60, hours, [])).toEqual(at(540, 600)));

it('time is found between what is busy, with a pause on both sides, on a quarter of an hour', () => {
  expect(firstFree(60, hours, [at(540, 550)])).toEqual(at(570, 630));
  expect(firstFree(60, hours, [at(680, 700), at(540, 550)])).toEqual(at(570, 630));
  expect(firstFree(60, hours, [at(640, 650)])).toEqual(at(540, 600));
  expect(firstFree(60, hours, [at(610, 620)])).toEqual(at(645, 705));
});

it('a long event covers shorter ones that begin in it', () =>
  expect(firstFree(45, hours, [at(500, 640), at(550, 560)])).toEqual(at(660, 705)));

it('nothing is found where the rest of the hours is too short', () => {
  expect(firstFree(60, hours, [at(600, 660)])).toBeNull();
  expect(firstFree(60, { from: 670, to: 720 }, [])).toBeNull();
});

it('what is outside the hours does not matter', () =>
  expect(firstFree(180, hours, [at(0, 500), at(740, 800)])).toEqual(at(540, 720)));
