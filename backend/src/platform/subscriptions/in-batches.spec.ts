import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const asTheyAre = async <Item>(items: Item[]) => items;

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
    expect(await collect(inBatches(source, 3, asTheyAre))).toEqual([
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
        asTheyAre,
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
      for await (const batch of inBatches(failing(), 10, asTheyAre)) seen.push(batch);
    })();
    await expect(reading).rejects.toThrow('cut');
    expect(seen).toEqual([['a', 'b']]);
  });

  it('are prepared ahead while a full one is worked on, and in their order', async () => {
    const done: string[] = [];
    const prepare = async (items: string[]) => {
      done.push(`prepared ${items.join('')}`);
      return items;
    };
    const source = at(['a', 'b', 'c', 'd', 'e'].map((item) => [0, item] as const));
    for await (const batch of inBatches(source, 2, prepare)) {
      await wait(20);
      done.push(`did ${batch.join('')}`);
    }
    expect(done).toEqual(['prepared ab', 'prepared cd', 'did ab', 'prepared e', 'did cd', 'did e']);
  });

  it('that cannot be prepared end it, after those before', async () => {
    const seen: string[][] = [];
    const prepare = async (items: string[]) => {
      if (items.includes('c')) throw new Error('cannot be read');
      return items;
    };
    const reading = (async () => {
      const source = at(['a', 'b', 'c'].map((item) => [0, item] as const));
      for await (const batch of inBatches(source, 2, prepare)) {
        await wait(20);
        seen.push(batch);
      }
    })();
    await expect(reading).rejects.toThrow('cannot be read');
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
    for await (const _ of inBatches(source(), 2, asTheyAre)) break;
    expect(closed).toBe(true);
  });
});
