import type { CommandId } from '@hub/contracts';
import { type Notice, useChange } from '@hub/mfe';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

interface Item {
  id: string;
}

/** Some fields of an item, with their new values. */
interface Changed<Listed extends Item> {
  item: Listed;
  fields: Partial<Listed>;
}

interface Options<Listed extends Item, Answer> {
  /** The query key of the lists that contain the item. */
  lists: readonly unknown[];
  counts: readonly unknown[];
  send: (changed: Changed<Listed>) => Promise<{ answer: Answer; commandId: CommandId | null }>;
  done: Notice | ((answer: Answer) => Notice);
  failed: { title: string; fallback: string };
}

const withChanges = <Listed extends Item>(items: Listed[], changes: readonly Changed<Listed>[]): Listed[] => {
  if (changes.length === 0) return items;
  const fields = new Map(changes.map((change) => [change.item.id, change.fields]));
  return items.map((item) => ({ ...item, ...fields.get(item.id) }));
};

/** Changes an item of a list, which shows the change at once. */
export const useImmediateChange = <Listed extends Item, Answer>({
  lists,
  counts,
  ...rest
}: Options<Listed, Answer>) => {
  const client = useQueryClient();
  return useChange<Answer, Changed<Listed>>({
    ...rest,
    mutationKey: lists,
    refresh: [lists, counts],
    // the change stays even if the list cannot be refreshed
    onSent: (_, changed) =>
      client.setQueriesData(
        { queryKey: lists },
        (items: Listed[] | undefined) => items && withChanges(items, [changed]),
      ),
  });
};

/**
 * Applies pending changes to a list, for `select` of its query. They show at once, a refresh that is not aware of them
 * yet does not remove them, and one that the server rejects disappears on its own.
 */
export const usePendingChanges = <Listed extends Item>(lists: readonly unknown[]) => {
  const changes = useMutationState({
    filters: { mutationKey: lists, status: 'pending' },
    select: ({ state }) => state.variables as Changed<Listed>,
  });
  return useCallback((items: Listed[]) => withChanges(items, changes), [changes]);
};
