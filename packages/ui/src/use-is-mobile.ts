import { useSyncExternalStore } from 'react';
import { media } from './theme.ts';

const query = media.mobile.replace('@media ', '');
// a page without a screen has no media
const list = () => (typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(query) : null);

const subscribe = (listener: () => void) => {
  const watched = list();
  watched?.addEventListener('change', listener);
  return () => watched?.removeEventListener('change', listener);
};

/** Whether the page is narrower than the breakpoint, for what CSS cannot say: a role, where the focus may go. */
export const useIsMobile = () => useSyncExternalStore(subscribe, () => list()?.matches ?? false);
