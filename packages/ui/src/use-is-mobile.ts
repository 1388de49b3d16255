import { useSyncExternalStore } from 'react';
import { media } from './theme.ts';

const query = media.mobile.replace('@media ', '');
// jsdom has no media queries
const list = () => (typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(query) : null);

const subscribe = (listener: () => void) => {
  const watched = list();
  watched?.addEventListener('change', listener);
  return () => watched?.removeEventListener('change', listener);
};

/** Whether the page is narrower than the breakpoint, for what CSS cannot express: roles and focus. */
export const useIsMobile = () => useSyncExternalStore(subscribe, () => list()?.matches ?? false);
