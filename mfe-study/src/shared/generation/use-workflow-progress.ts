import type { LiveProgress } from '@hub/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * How far the work of a workflow has come that was asked for at `since`, in ms. What is to be written has no id here
 * before it is there, so `useProgress` cannot find it: the latest word about such a workflow is the one.
 */
export const useWorkflowProgress = (workflow: string, since: number): LiveProgress | undefined => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const told = cache
      .findAll({ queryKey: ['progress'], predicate: ({ state }) => state.dataUpdatedAt >= since })
      .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
      .map(({ state }) => state.data as LiveProgress | undefined);
    return told.find((progress) => progress?.workflow === workflow);
  });
};
