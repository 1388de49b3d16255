import type { LiveProgress } from '@hub/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The progress of a workflow that was requested at `since`, in ms. The set or test has no id until it is written, so
 * `useProgress` cannot find it; this takes the latest progress reported for a workflow of that name.
 */
export const useWorkflowProgress = (workflow: string, since: number): LiveProgress | undefined => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const reported = cache
      .findAll({ queryKey: ['progress'], predicate: ({ state }) => state.dataUpdatedAt >= since })
      .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
      .map(({ state }) => state.data as LiveProgress | undefined);
    return reported.find((progress) => progress?.workflow === workflow);
  });
};
