import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const collect = async <Item>(batches: AsyncIterable<Item[]>) => {
  const all: Item[][] = [];
  for await (const batch of batches) all.push(batch);
  return all;
};

async function* at(times: readonly (readonly [number, string])[]) {
  for (const [ms, item] of times) {
    if (ms > 0) await wait(ms);
    yield item;
  }
}

describe('batches', () => {
  it('hold everything that is there, up to the most allowed', async () => {
    const source = at(['a', 'b', 'c', 'd', 'e'].map((item) => [0, item] as const));
    expect(await collect(inBatches(source, 3))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('do not wait for what has not come yet', async () => {
    const batches = await collect(
      inBatches(
        at([
          [0, 'a'],
          [20, 'b'],
          [0, 'c'],
        ]),
        10,
      ),
    );
    expect(batches).toEqual([['a'], ['b', 'c']]);
  });

  it('hand over what came before an error, then the error', async () => {
    const seen: string[][] = [];
    async function* failing() {
      yield* at([
        [0, 'a'],
        [0, 'b'],
      ]);
      throw new Error('cut');
    }
    const reading = (async () => {
      for await (const batch of inBatches(failing(), 10)) seen.push(batch);
    })();
    await expect(reading).rejects.toThrow('cut');
    expect(seen).toEqual([['a', 'b']]);
  });

  it('close the source when nobody reads on', async () => {
    let closed = false;
    async function* source() {
      try {
        while (true) yield 'a';
      } finally {
        closed = true;
      }
    }
    for await (const _ of inBatches(source(), 2)) break;
    expect(closed).toBe(true);
  });
});
