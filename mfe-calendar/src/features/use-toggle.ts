import type { CommandId } from '@hub/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from './use-change.ts';

interface Item {
  id: string;
  completed: boolean;
}

interface Options<Ticked extends Item> {
  /** Of the lists that hold it; they show the tick at once. */
  lists: readonly unknown[];
  counts: readonly unknown[];
  send: (item: Ticked) => Promise<{ commandId: CommandId | null }>;
  done: { title: string; description: string };
  failed: { title: string; description: string };
}

/** Ticks an item, or takes its tick away; a refused one is taken back without asking the server. */
export const useToggle = <Ticked extends Item>({ lists, counts, ...rest }: Options<Ticked>) => {
  const client = useQueryClient();
  const show = (id: string, completed: boolean) => {
    client.setQueriesData({ queryKey: lists }, (items: Item[] | undefined) =>
      items?.map((item) => (item.id === id ? { ...item, completed } : item)),
    );
  };
  return useChange<Ticked>({
    ...rest,
    changes: [lists, counts],
    ahead: ({ id, completed }) => {
      show(id, !completed);
      return () => show(id, completed);
    },
  });
};
