import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const itemsIn = (place: Element | null) => [...(place?.querySelectorAll('[data-finding]') ?? [])];
const sheetOf = (element: Element) => element.closest('[role=dialog]');

/** The items of all sections: those after this one, and those before it, nearest first. */
const around = (item: Element) => {
  const items = itemsIn(sheetOf(item));
  const at = items.indexOf(item);
  return { after: items.slice(at + 1), before: items.slice(0, at).toReversed() };
};

/** Focuses the main button of an item, or the first field of its form. */
export const focusItem = (item: Element | null | undefined) =>
  item?.querySelector<HTMLElement>('input, select, button')?.focus();

export const focusFirstItem = (place: Element | null) => focusItem(itemsIn(place)[0]);

/** Moves the focus to the next item; from the last one to the one before it. */
const moveOn = (item: Element | null) => {
  if (!item) return;
  const { after, before } = around(item);
  focusItem(after[0] ?? before[0]);
};

/** When an item with the focus is removed, focuses the nearest one that is left, or the first button of the sheet. */
const useFocusMovesOn = (item: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const { after, before } = around(element);
      const sheet = sheetOf(element);
      queueMicrotask(() => {
        const nearest = [...after, ...before].find(({ isConnected }) => isConnected);
        focusItem(nearest ?? itemsIn(sheet)[0] ?? sheet);
      });
    };
  }, [item]);

/**
 * The focus of one item. After a decision it moves on at once, so that the next one need not wait for the server; a form
 * that closes gives it back to the item.
 */
export const useItemFocus = (isBusy: boolean) => {
  const item = useRef<HTMLLIElement>(null);
  useFocusMovesOn(item);
  return {
    item,
    decide: (send: () => void) => {
      if (isBusy) return;
      moveOn(item.current);
      send();
    },
    close: (closeForm: () => void) => {
      flushSync(closeForm);
      focusItem(item.current);
    },
  };
};

const down = ['ArrowDown', 'j', 'J'];
const up = ['ArrowUp', 'k', 'K'];

interface Actions {
  onEdit?: () => void;
  onDismiss: () => void;
  onMerge: () => void;
}

/** The single keys of an item's buttons; Enter presses the button that has the focus. */
export const itemKeys =
  ({ onEdit, onDismiss, onMerge }: Actions) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const { key, repeat, currentTarget } = event;
    const item = currentTarget.closest('[data-finding]');
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = () => {
      if (down.includes(key)) return () => focusItem(around(item).after[0]);
      if (up.includes(key)) return () => focusItem(around(item).before[0]);
      if (key === 'e' || key === 'E') return onEdit;
      if (key === 'm' || key === 'M') return onMerge;
      if (repeat && (key === 'Enter' || key === 'Backspace')) return () => {}; // a held key decides once
      if (key === 'Backspace') return onDismiss;
      return undefined;
    };
    const act = action();
    if (!act) return;
    event.preventDefault();
    act();
  };
