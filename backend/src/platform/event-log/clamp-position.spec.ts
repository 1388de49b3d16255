import { expect, it } from 'vitest';
import { clampPosition } from './clamp-position.ts';

const at = (commit: bigint) => ({ commit, prepare: commit });

it('a position beyond the last event is taken for that event, and the end is asked for only when it must have moved', async () => {
  const ends = [null, at(5n), at(9n), at(9n)];
  const within = clampPosition(async () => ends.shift() ?? null);
  const positions = [];
  for (const commit of [0n, 3n, 5n, 7n, 11n]) positions.push(await within(at(commit)));
  expect(positions.map(({ commit }) => commit)).toEqual([0n, 3n, 5n, 7n, 9n]);
  expect(ends).toEqual([]);
});
