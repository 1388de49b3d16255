import { skipToken, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { lostKey } from './live.ts';

const subscribe = (listener: () => void) => {
  for (const name of ['online', 'offline']) window.addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener);
  };
};

/** Why the server cannot be reached: no network, or the server does not respond. */
export const useConnection = (): 'offline' | 'lost' | 'fine' => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { data: isLost = false } = useQuery<boolean>({ queryKey: lostKey, queryFn: skipToken });
  if (!isOnline) return 'offline';
  return isLost ? 'lost' : 'fine';
};
