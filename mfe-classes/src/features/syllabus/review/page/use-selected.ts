import type { FindingView } from '@hub/contracts';
import { useEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';

/** How long the pointer rests on a row before its page is shown: on its way to a button it crosses others. */
const restMs = 150;

const idOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-finding]')?.dataset['finding'] : undefined;

/** The finding that has the focus or the pointer, whichever moved last; the first one until then. */
export const useSelected = (findings: readonly FindingView[]) => {
  const [id, setId] = useState<string>();
  const pointer = useRef({ x: -1, y: -1, timer: 0 });
  useEffect(() => () => clearTimeout(pointer.current.timer), []);

  const select = (target: EventTarget, afterMs: number) => {
    const next = idOf(target);
    clearTimeout(pointer.current.timer);
    if (next === undefined) return;
    if (afterMs === 0) setId(next);
    else pointer.current.timer = window.setTimeout(() => setId(next), afterMs);
  };
  return {
    selected: findings.find((finding) => finding.id === id) ?? findings[0],
    onFocus: ({ target }: SyntheticEvent) => select(target, 0),
    onPointerMove: ({ target, clientX: x, clientY: y }: PointerEvent) => {
      const { current } = pointer;
      // a list that scrolls under a resting pointer does not move it
      if (current.x === x && current.y === y) return;
      Object.assign(current, { x, y });
      select(target, restMs);
    },
  };
};
