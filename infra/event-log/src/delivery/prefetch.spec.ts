import { describe, expect, it } from 'vitest';
import { prefetch } from './prefetch.ts';

describe('prefetched items', () => {
  it('keep their order, one being fetched while the previous one is processed', async () => {
    const seen: string[] = [];
    async function* items() {
      for (const item of ['a', 'b', 'c']) {
        seen.push(`made ${item}`);
        yield item;
      }
    }
    for await (const item of prefetch(items())) {
      await Promise.resolve();
      seen.push(`had ${item}`);
    }
    expect(seen).toEqual(['made a', 'made b', 'had a', 'made c', 'had b', 'had c']);
  });

  it('are delivered before the error that ends them', async () => {
    const seen: string[] = [];
    async function* failing() {
      yield 'a';
      throw new Error('away');
    }
    const reading = (async () => {
      for await (const item of prefetch(failing())) seen.push(item);
    })();
    await expect(reading).rejects.toThrow('away');
    expect(seen).toEqual(['a']);
  });

  it('end when the consumer stops', async () => {
    let ended = false;
    async function* endless() {
      try {
        while (true) yield 'a';
      } finally {
        ended = true;
      }
    }
    for await (const _ of prefetch(endless())) break;
    expect(ended).toBe(true);
  });
});
