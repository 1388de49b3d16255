import { daysBetween } from '@hub/ui';
import { type RefObject, useState } from 'react';
import type { ChipMove } from '../item-card/item-chip.tsx';
import { startDrag } from '../start-drag.ts';
import { useKeptFocus } from '../use-kept-focus.ts';

/** The day under the pointer. */
const dayAt = ({ target }: { target: EventTarget | null }) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-day]')?.dataset['day']) || null;

/** Moves items between days. `target` is the day that a dragged one is over. */
export const useChipMove = (
  grid: RefObject<HTMLElement | null>,
  onMoveItem: ((id: string, days: number) => void) | undefined,
) => {
  const [target, setTarget] = useState<string | null>(null);
  const keepFocus = useKeptFocus(grid);
  const move: ChipMove | undefined = onMoveItem && {
    onPress: (press, id) => {
      const from = dayAt(press);
      startDrag(press, {
        onMove: (at) => setTarget(dayAt(at)),
        onDrop: (at) => {
          const to = dayAt(at);
          setTarget(null);
          if (from && to && to !== from) onMoveItem(id, daysBetween(from, to));
        },
        onCancel: () => setTarget(null),
      });
    },
    onDays: (id, days) => {
      keepFocus(id);
      onMoveItem(id, days);
    },
  };
  return { move, target };
};
