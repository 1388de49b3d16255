import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '../rules/types.ts';
import { runs } from '../testing/property-runs.ts';
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

it('the tail of the log in memory gives exactly what comes after a position, or says that it no longer can', () => {
  const batches = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 20 });
  fc.assert(
    fc.property(batches, fc.integer({ min: 1, max: 10 }), fc.bigInt({ min: 0n, max: 2_000n }), (sizes, keep, after) => {
      const tail = new Tail({ events: keep, bytes: 1 << 20 });
      const all: bigint[] = [];
      for (const size of sizes) {
        const batch = Array.from({ length: size }, (_, i) => BigInt((all.length + i + 1) * 10));
        all.push(...batch);
        tail.push(batch.map(at));
      }
      const later = all.filter((position) => position > after);
      const given = tail.after(after, 3)?.map(({ position }) => position);
      expect(given).toEqual(later.length <= keep ? later.slice(0, 3) : undefined);
    }),
    runs,
  );
});
