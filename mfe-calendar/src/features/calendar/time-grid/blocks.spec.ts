import { eventOf } from '@hub/mfe/testing';
import { describe, expect, it } from 'vitest';
import { dayItemsOf } from '../day-item.ts';
import { layOut } from './blocks.ts';

const at = (dueTime: string, endTime: string | null = null) => eventOf({ title: dueTime, dueTime, endTime });
const laidOut = (...events: ReturnType<typeof at>[]) =>
  layOut(dayItemsOf(events), 3).blocks.map(({ item, lane, lanes }) => [item.title, lane, lanes]);

describe('the blocks of a day', () => {
  it('have the whole width where nothing else is on', () => {
    expect(laidOut(at('09:00', '10:00'), at('10:00', '11:00'))).toEqual([
      ['09:00', 0, 1],
      ['10:00', 0, 1],
    ]);
  });

  it('are side by side at the same time, and use a lane again once it is free', () => {
    expect(laidOut(at('09:00', '12:00'), at('09:30', '10:00'), at('10:15', '11:00'))).toEqual([
      ['09:00', 0, 2],
      ['09:30', 1, 2],
      ['10:15', 1, 2],
    ]);
  });

  it('are long enough to read, and end with the day', () => {
    const [block] = layOut(dayItemsOf([at('23:59')]), 3).blocks;
    expect(block).toMatchObject({ from: 23 * 60 + 30, to: 24 * 60 });
  });

  it('leave the last lane to the rest where there are too many', () => {
    const crowd = ['10:00', '10:05', '10:10', '10:15'].map((start) => at(start, '11:00'));
    const { blocks, rests } = layOut(dayItemsOf([...crowd, at('12:00', '13:00')]), 3);
    expect(blocks.map(({ item, lane, lanes }) => [item.title, lane, lanes])).toEqual([
      ['10:00', 0, 3],
      ['10:05', 1, 3],
      ['12:00', 0, 1],
    ]);
    expect(rests).toEqual([{ from: 610, to: 660, count: 2 }]);
  });

  it('leave out what has no time or spans days', () => {
    const trip = eventOf({ dueDate: '2026-11-30', endDate: '2026-12-02', dueTime: '09:00' });
    expect(laidOut(eventOf({ dueTime: null }), trip)).toEqual([]);
  });
});
