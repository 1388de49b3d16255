import type { CommandId } from '@hub/contracts';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useChange } from './use-change.ts';

interface Item {
  id: string;
  completed: boolean;
}

interface Options<Ticked extends Item> {
  /** The query key of the lists that hold it. */
  lists: readonly unknown[];
  counts: readonly unknown[];
  send: (item: Ticked) => Promise<{ commandId: CommandId | null }>;
  done: { title: string; description: string };
  failed: { title: string; description: string };
}

/** The items with the ticks of some of them turned. */
const turned = <Listed extends Item>(items: Listed[], ticks: readonly Item[]): Listed[] => {
  if (ticks.length === 0) return items;
  const wanted = new Map(ticks.map(({ id, completed }) => [id, !completed]));
  return items.map((item) => ({ ...item, completed: wanted.get(item.id) ?? item.completed }));
};

/** Ticks an item, or takes its tick away. */
export const useToggle = <Ticked extends Item>({ lists, counts, ...rest }: Options<Ticked>) => {
  const client = useQueryClient();
  return useChange<Ticked>({
    ...rest,
    mutationKey: lists,
    changes: [lists, counts],
    // kept also where the list cannot be read anew
    onMade: (item) =>
      client.setQueriesData({ queryKey: lists }, (items: Item[] | undefined) => items && turned(items, [item])),
  });
};

/**
 * Lays the ticks that are under way over a list as it was read: they show at once, a read that knows nothing of them
 * yet does not take them away, and a refused one is gone by itself.
 */
export const useTicks = (lists: readonly unknown[]) => {
  const ticks = useMutationState({
    filters: { mutationKey: lists, status: 'pending' },
    select: ({ state }) => state.variables as Item,
  });
  return useCallback(<Listed extends Item>(items: Listed[]) => turned(items, ticks), [ticks]);
};
