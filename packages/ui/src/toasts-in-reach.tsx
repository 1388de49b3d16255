import { FocusScope } from 'radix-ui/internal';
import { useEffect, useState } from 'react';
import { focusFirst, focusPath } from './focus-left-behind.ts';

const modal = '[aria-modal=true]';

const toastRegion = () => document.querySelector('[data-toasts]')?.parentElement ?? null;

/**
 * Rendered in a modal dialog: lets F8 move the focus from its focus trap to the toasts (specification §9). F8,
 * Escape, Tab past the ends and closing a toast move the focus back.
 */
export const ToastsInReach = () => {
  const [region] = useState(toastRegion);
  FocusScope.useFocusScopeBranch(region);
  useEffect(() => {
    if (!region) return undefined;
    let path: readonly Element[] = [];
    const goBack = () => focusFirst(path);

    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof Element ? relatedTarget : document.querySelector(modal);
      if (from?.closest(modal)) path = focusPath(from);
      // from a toast to the element around all toasts: the toast is closing, or Tab went past an end
      else if (region.contains(from) && region === (target as Element).parentElement) queueMicrotask(goBack);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!region.contains(document.activeElement) || !['F8', 'Escape'].includes(event.code)) return;
      event.stopPropagation(); // the dialog stays open
      goBack();
    };
    const listening = new AbortController();
    const { signal } = listening;
    region.addEventListener('focusin', onFocusIn, { signal });
    window.addEventListener('keydown', onKeyDown, { capture: true, signal });
    return () => listening.abort();
  }, [region]);
  return null;
};
