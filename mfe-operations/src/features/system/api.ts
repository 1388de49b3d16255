import { Health, health, systemState } from '@hub/contracts';
import { keyOf, query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

const live = { staleTime: 0, refetchInterval: 15_000 } as const;

/** With a failing part it responds with 503, and with the same body. */
const readHealth = async () => Health.parse(await (await fetch(health.path)).json());

export const useHealth = () => useQuery({ queryKey: keyOf(health), queryFn: readHealth, ...live });

export const useSystemState = () => useQuery({ ...query(systemState), ...live });
