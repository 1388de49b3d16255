import type { CommandId } from '@hub/contracts';
import { useChange } from '@hub/mfe';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

interface Item {
  id: string;
  completed: boolean;
}

interface Options<Toggled extends Item> {
  /** The query key of the lists that contain the item. */
  lists: readonly unknown[];
  counts: readonly unknown[];
  send: (item: Toggled) => Promise<{ answer: unknown; commandId: CommandId | null }>;
  done: { title: string; description: string };
  failed: { title: string; fallback: string };
}

/** The items, with `completed` flipped for the toggled ones. */
const withToggles = <Listed extends Item>(items: Listed[], toggled: readonly Item[]): Listed[] => {
  if (toggled.length === 0) return items;
  const wanted = new Map(toggled.map(({ id, completed }) => [id, !completed]));
  return items.map((item) => ({ ...item, completed: wanted.get(item.id) ?? item.completed }));
};

/** Ticks an item off, or clears its tick. */
export const useToggle = <Toggled extends Item>({ lists, counts, ...rest }: Options<Toggled>) => {
  const client = useQueryClient();
  return useChange<unknown, Toggled>({
    ...rest,
    mutationKey: lists,
    refresh: [lists, counts],
    // the tick stays even if the list cannot be refreshed
    onSent: (_, item) =>
      client.setQueriesData({ queryKey: lists }, (items: Item[] | undefined) => items && withToggles(items, [item])),
  });
};

/**
 * Applies pending toggles to a list, for `select` of its query. They show at once, a refresh that is not aware of them
 * yet does not remove them, and one that the server rejects disappears on its own.
 */
export const usePendingToggles = (lists: readonly unknown[]) => {
  const toggled = useMutationState({
    filters: { mutationKey: lists, status: 'pending' },
    select: ({ state }) => state.variables as Item,
  });
  return useCallback(<Listed extends Item>(items: Listed[]) => withToggles(items, toggled), [toggled]);
};
