import { useSyncExternalStore } from 'react';
import { media } from './theme.ts';

// jsdom has no media queries
const listOf = (name: keyof typeof media) =>
  typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(media[name].replace('@media ', '')) : null;

/** Whether the page has one of the widths of `media`, for what CSS cannot express: roles, focus and what is loaded. */
export const useMedia = (name: keyof typeof media) =>
  useSyncExternalStore(
    (listener) => {
      const watched = listOf(name);
      watched?.addEventListener('change', listener);
      return () => watched?.removeEventListener('change', listener);
    },
    () => listOf(name)?.matches ?? false,
  );
