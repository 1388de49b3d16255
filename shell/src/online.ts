import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  for (const name of ['online', 'offline']) window.addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener);
  };
};

/** Whether the browser has a network at all. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
