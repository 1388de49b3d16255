import { useCallback, useEffect, useRef, useState } from 'react';
import type { CalendarItem } from './calendar-item.ts';

const openAfterMs = 80;
/** Long enough to move the pointer from the chip onto the card. */
const closeAfterMs = 180;

interface OpenCard {
  item: CalendarItem;
  anchor: HTMLElement;
  /** Opened by a click: it stays until it is closed, so that its buttons can be reached. */
  pinned?: boolean;
}

/** The item whose card is open: at once on focus and tap, after a delay under the pointer. A clicked one stays. */
export const useItemCard = () => {
  const [card, setCard] = useState<OpenCard | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const after = useCallback((delay: number, next: OpenCard | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCard((open) => (open?.pinned ? open : next)), delay);
  }, []);
  const now = useCallback((next: OpenCard | null) => {
    clearTimeout(timer.current);
    setCard(next);
  }, []);
  const unlessPinned = useCallback((next: OpenCard | null) => {
    clearTimeout(timer.current);
    setCard((open) => (open?.pinned && (!next || next.item.id === open.item.id) ? open : next));
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    card,
    show: unlessPinned,
    pin: useCallback((next: OpenCard) => now({ ...next, pinned: true }), [now]),
    showSoon: useCallback((next: OpenCard) => after(openAfterMs, next), [after]),
    keep: useCallback(() => clearTimeout(timer.current), []),
    hide: useCallback(() => unlessPinned(null), [unlessPinned]),
    close: useCallback(() => now(null), [now]),
    hideSoon: useCallback(() => after(closeAfterMs, null), [after]),
  };
};

/** `…Soon` waits for a delay, which `keep` or any other call cancels. Only `close` closes a pinned card. */
export type ItemCardControl = ReturnType<typeof useItemCard>;
