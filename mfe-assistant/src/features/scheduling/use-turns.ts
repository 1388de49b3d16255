import { useShell } from '@hub/mfe';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepTurns, keptTurns } from './kept-turns.ts';
import type { Turn } from './turn.ts';

/** The conversation of this tab, which the panel and the bar share. */
export const useTurns = () => {
  const { id } = useShell().user;
  const client = useQueryClient();
  const queryKey = ['assistant turns', id];
  const read = () => keptTurns(id);
  const { data: turns } = useQuery({
    queryKey,
    queryFn: read,
    initialData: read,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const setTurns = (change: (before: readonly Turn[]) => readonly Turn[]) => {
    const next = [...change(client.getQueryData<Turn[]>(queryKey) ?? [])];
    keepTurns(id, next);
    client.setQueryData(queryKey, next);
  };
  return { turns, setTurns };
};
