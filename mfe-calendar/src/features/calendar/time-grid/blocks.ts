import { minutesOf } from '@hub/contracts';
import { byDate } from '../../../shared/due-order.ts';
import { type DayItem, lastDayOf } from '../day-item.ts';
import type { MeetingItem } from '../meeting-item.ts';
import { shortestMinutes } from '../placement.ts';
import type { SessionItem } from '../session-item.ts';

export type TimedItem = DayItem & { dueTime: string };

/** A timed event or task, a meeting, or a proposed session, in its day's column. Those at the same time each have a lane. */
export interface Block {
  item: TimedItem | MeetingItem | SessionItem;
  /** Minutes since midnight. */
  from: number;
  to: number;
  lane: number;
  /** How many lanes the events around it need. */
  lanes: number;
}

const dayEnd = 24 * 60;

/** Whether an item has its place among the hours: a time, and no other day. */
export const isTimed = (item: DayItem): item is TimedItem => item.dueTime !== null && lastDayOf(item) === item.dueDate;

/** What a day's column may have. */
export type ColumnItem = DayItem | MeetingItem | SessionItem;

const hasHours = (item: ColumnItem): item is Block['item'] =>
  item.kind === 'meeting' || item.kind === 'session' || isTimed(item);

const unplaced = (item: Block['item']): Block => {
  const start = minutesOf(item.dueTime);
  const from = Math.min(start, dayEnd - shortestMinutes);
  const end = item.endTime ? minutesOf(item.endTime) : start;
  return { item, from, to: Math.max(end, from + shortestMinutes), lane: 0, lanes: 1 };
};

/** The times of events that have no room next to the others. */
interface Rest {
  from: number;
  to: number;
  count: number;
}

interface Layout {
  blocks: Block[];
  rests: Rest[];
}

/** Gives each block of a group of overlapping ones the first lane that is free. */
const inLanes = (group: readonly Block[]): Block[] => {
  const ends: number[] = [];
  const placed = group.map((block) => {
    const free = ends.findIndex((end) => end <= block.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = block.to;
    return { ...block, lane };
  });
  return placed.map((block) => ({ ...block, lanes: ends.length }));
};

/** The last lane is for the rest where a group needs more than `most`. */
const withRest = (blocks: Block[], most: number): Layout => {
  if (blocks.every(({ lanes }) => lanes <= most)) return { blocks, rests: [] };
  const shown = blocks.filter(({ lane }) => lane < most - 1);
  const hidden = blocks.filter(({ lane }) => lane >= most - 1);
  const from = Math.min(...hidden.map((block) => block.from));
  const to = Math.max(...hidden.map((block) => block.to));
  return { blocks: shown.map((block) => ({ ...block, lanes: most })), rests: [{ from, to, count: hidden.length }] };
};

/** The blocks of one day, at most so many side by side. */
export const layOut = (items: readonly ColumnItem[], most: number): Layout => {
  const groups: Block[][] = [];
  let until = -1;
  for (const block of items.filter(hasHours).toSorted(byDate).map(unplaced)) {
    if (block.from >= until) groups.push([]);
    groups.at(-1)?.push(block);
    until = Math.max(until, block.to);
  }
  const layouts = groups.map((group) => withRest(inLanes(group), most));
  return { blocks: layouts.flatMap(({ blocks }) => blocks), rests: layouts.flatMap(({ rests }) => rests) };
};
