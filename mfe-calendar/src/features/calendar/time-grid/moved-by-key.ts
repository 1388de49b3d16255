import type { KeyboardEvent } from 'react';
import { movedBy, type Placement, resizedBy, stepMinutes } from '../placement.ts';
import type { TimedItem } from './blocks.ts';
import type { SessionItem } from '../session-item.ts';

const moveKeys = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight';

/** For `aria-keyshortcuts` of an item, which may have an end to move. */
export const moveKeysOf = (hasEnd: boolean) =>
  hasEnd ? `${moveKeys} Alt+Shift+ArrowUp Alt+Shift+ArrowDown` : moveKeys;

const steps: Record<string, { days: number; minutes: number }> = {
  ArrowUp: { days: 0, minutes: -stepMinutes },
  ArrowDown: { days: 0, minutes: stepMinutes },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

/** Where Alt and an arrow key put a timed item; with Shift they move its end. */
export const movedByKey = (
  { altKey, shiftKey, key }: KeyboardEvent,
  item: TimedItem | SessionItem,
): Placement | null => {
  const step = altKey ? steps[key] : undefined;
  if (!step) return null;
  if (!shiftKey) return movedBy(item, step);
  return step.minutes === 0 || item.kind === 'task' ? null : resizedBy(item, step.minutes);
};
