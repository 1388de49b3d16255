import { type PointerEvent as Press, type RefObject, useState } from 'react';
import type { DayItem } from '../day-item.ts';
import type { SessionItem } from '../session-item.ts';
import { isTimed, type TimedItem } from './blocks.ts';
import { movedBy, movedToDay, type Placement, rangeBetween, resizedBy } from '../placement.ts';
import { startDrag } from '../start-drag.ts';
import type { Times, ViewProps } from '../view-props.ts';

interface Options extends Pick<ViewProps, 'onAdd' | 'onMove'> {
  /** The element of all columns. */
  columns: RefObject<HTMLElement | null>;
  days: readonly string[];
}

/** A point of the grid; its minutes count from midnight. */
interface Point {
  column: number;
  minutes: number;
}

interface Preview {
  /** The item that is dragged, where a drop would put it. */
  moved?: { id: string; to: Placement };
  /** The time that is drawn for a new event. */
  drawn?: { day: string; times: Times };
}

const nothing: Preview = {};

type Drop<Item> = (item: Item, to: Placement) => void;

const between = (from: Point, to: Point) => ({ days: to.column - from.column, minutes: to.minutes - from.minutes });

/** Dragging with the mouse: an item to another time, its end, and over free time to add an event. */
export const useGridDrag = ({ columns, days, onAdd, onMove }: Options) => {
  const [preview, setPreview] = useState(nothing);

  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = columns.current?.getBoundingClientRect() ?? new DOMRect();
    const column = Math.floor(((clientX - left) / width) * days.length);
    return { column: Math.min(Math.max(column, 0), days.length - 1), minutes: ((clientY - top) / height) * 24 * 60 };
  };

  const dragging = (press: Press, show: (from: Point, to: Point) => Preview, drop: (preview: Preview) => void) => {
    const from = pointAt(press);
    const stop = () => setPreview(nothing);
    startDrag(press, {
      onMove: (at) => setPreview(show(from, pointAt(at))),
      onDrop: (at) => {
        stop();
        drop(show(from, pointAt(at)));
      },
      onCancel: stop,
    });
  };

  const placing = <Item extends DayItem | SessionItem>(
    press: Press,
    item: Item,
    { placementOf, drop }: { placementOf: (from: Point, to: Point) => Placement; drop: Drop<Item> },
  ) =>
    dragging(
      press,
      (from, to) => ({ moved: { id: item.id, to: placementOf(from, to) } }),
      ({ moved }) => moved && drop(item, moved.to),
    );

  return {
    preview,
    move: (press: Press, item: DayItem) =>
      placing(press, item, {
        placementOf: (from, to) =>
          isTimed(item) ? movedBy(item, between(from, to)) : movedToDay(item, between(from, to).days),
        drop: onMove,
      }),
    resize: (press: Press, item: TimedItem) =>
      placing(press, item, { placementOf: (from, to) => resizedBy(item, to.minutes - from.minutes), drop: onMove }),
    /** Moves what is only proposed. */
    moveSession: (press: Press, item: SessionItem, drop: Drop<SessionItem>) =>
      placing(press, item, { placementOf: (from, to) => movedBy(item, between(from, to)), drop }),
    draw: (press: Press, day: string) =>
      dragging(
        press,
        (from, to) => ({ drawn: { day, times: rangeBetween(from.minutes, to.minutes) } }),
        ({ drawn }) => drawn && onAdd?.(day, drawn.times),
      ),
    /** Adds an event at the half hour that was clicked. */
    addAt: (press: { clientX: number; clientY: number }, day: string) => {
      const { minutes } = pointAt(press);
      const half = Math.floor(minutes / 30) * 30;
      onAdd?.(day, { dueTime: rangeBetween(half, half).dueTime });
    },
  };
};

export type GridDrag = ReturnType<typeof useGridDrag>;
