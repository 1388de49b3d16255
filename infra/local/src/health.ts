import { Health } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';

/** Fetches the API's health; undefined while the API does not respond. */
export const fetchHealth = async (url: string): Promise<Health | undefined> => {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) });
    return Health.safeParse(await answer.json()).data;
  } catch {
    return undefined;
  }
};

/** Names of the unhealthy parts, each with its reason where one is known. */
export const describeUnhealthyParts = ({ parts }: Health) =>
  Object.entries(parts)
    .filter(([, part]) => !part.ok)
    .map(([name, { detail }]) => (detail ? `${name} (${detail})` : name));

/**
 * Polls until the health is good enough, or the signal aborts.
 * @returns the last health; undefined when aborted
 */
export const waitUntilHealthy = async (
  url: string,
  goodEnough: (health: Health) => boolean,
  signal: AbortSignal,
): Promise<Health | undefined> => {
  while (!signal.aborted) {
    const health = await fetchHealth(url);
    if (health && goodEnough(health)) return health;
    await sleep(150, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
};
