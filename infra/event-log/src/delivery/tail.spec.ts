import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../rules/types.ts';
import { Tail } from './tail.ts';

const at = (position: bigint): RecordedEvent => ({
  id: '',
  type: 'T',
  isJson: true,
  data: Buffer.alloc(10),
  metadata: Buffer.alloc(0),
  position,
  stream: 's',
  revision: 0n,
  createdTicks: 0n,
});

/** Runs the garbage collector. */
const collectGarbage = async () => {
  setFlagsFromString('--expose-gc');
  await turn(); // a dereferenced WeakRef target lives until the end of the turn
  (runInNewContext('gc') as () => void)();
};

describe('the tail of the log in memory', () => {
  it('keeps no more bytes than its limit', () => {
    const tail = new Tail({ events: 100, bytes: 1_000 }); // an event counts as 310 bytes
    tail.push([at(10n), at(20n), at(30n), at(40n)]);
    expect(tail.after(0n, 9)).toBeUndefined();
    expect(tail.after(10n, 9)).toHaveLength(3);
  });

  it('retains little more memory than what it returns', async () => {
    const tail = new Tail({ events: 8_192, bytes: 3_100 }); // ten events' worth
    const pushed = Array.from({ length: 100 }, (_, index) => {
      const event = at(BigInt(index + 1) * 10n);
      tail.push([event]);
      return new WeakRef(event);
    });
    await collectGarbage();
    expect(pushed.filter((event) => event.deref()).length).toBeLessThanOrEqual(20);
    expect(tail.after(900n, 99)).toHaveLength(10);
  });

  it('forgets everything before a reset', () => {
    const tail = new Tail({ events: 100, bytes: 1_000 });
    tail.push([at(10n)]);
    tail.reset(50n);
    expect(tail.after(10n, 9)).toBeUndefined();
    expect(tail.after(50n, 9)).toEqual([]);
  });
});
