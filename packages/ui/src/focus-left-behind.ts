import { useLayoutEffect, type RefObject } from 'react';

const place = 'li,section,[role=tabpanel],[role$=dialog],main';

/** An element and the places around it, nearest first. */
export const focusPath = (element: Element | null | undefined): readonly Element[] =>
  element ? [element, ...focusPath(element.parentElement?.closest(place))] : [];

/** Focuses the first element that is still on the page; a page focuses its heading instead. */
export const focusFirst = (path: readonly Element[]) => {
  const first = path.find((element) => element.isConnected && element !== document.body);
  const target = first?.matches('main') ? first.querySelector('h1') : first;
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: target !== path[0] });
};

/** When a focused control is removed, moves the focus to the nearest surrounding element instead of losing it. */
export const useFocusLeftBehind = (control: RefObject<HTMLElement | null>, hadFocus?: RefObject<boolean>) =>
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      const active = document.activeElement;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it is at the end
      if (active !== element && !(hadFocus?.current && active === document.body)) return;
      const path = focusPath(element);
      queueMicrotask(() => document.activeElement === document.body && focusFirst(path));
    };
  }, [control, hadFocus]);
