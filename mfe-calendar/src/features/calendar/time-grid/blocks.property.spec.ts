import { timeOf } from '@hub/contracts';
import { eventOf } from '@hub/mfe/testing';
import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { dayItemsOf } from '../day-item.ts';
import { type Block, layOut } from './blocks.ts';

const event = tuple(integer({ min: 0, max: 1_439 }), integer({ min: 1, max: 300 })).map(([start, length]) =>
  eventOf({ dueTime: timeOf(start), endTime: timeOf(Math.min(start + length, 1_439)) }),
);

const covers = (one: Block, other: Block) =>
  one.from < other.to && other.from < one.to && (one.lane === other.lane || one.lanes !== other.lanes);

it('never draws one event over another, and none outside its day', () => {
  assert(
    property(array(event, { maxLength: 25 }), integer({ min: 2, max: 6 }), (events, most) => {
      const { blocks, rests } = layOut(dayItemsOf(events), most);
      expect(blocks.length + rests.reduce((sum, { count }) => sum + count, 0)).toBe(events.length);
      for (const [index, block] of blocks.entries()) {
        expect(blocks.slice(index + 1).filter((other) => covers(block, other))).toEqual([]);
        expect(block.lane).toBeLessThan(Math.min(block.lanes, most));
        expect(block.to).toBeLessThanOrEqual(24 * 60);
      }
    }),
  );
});
