import { Health } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';

/** The API's own word on how it is; undefined while it does not answer. */
export const fetchHealth = async (url: string): Promise<Health | undefined> => {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) });
    return Health.safeParse(await answer.json()).data;
  } catch {
    return undefined;
  }
};

/** What does not serve, with the reason where it is known. */
export const describeUnhealthyParts = ({ parts }: Health) =>
  Object.entries(parts)
    .filter(([, part]) => !part.ok)
    .map(([name, { detail }]) => (detail ? `${name} (${detail})` : name));

/**
 * Asks until the answer is good enough, or the wait is given up.
 * @returns the last answer; undefined when given up
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
