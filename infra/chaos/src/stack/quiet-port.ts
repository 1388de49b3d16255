import { claimPort } from '@hub/local/supervisor';
import { randomInt } from 'node:crypto';

/**
 * Picks a free port below the ephemeral range. While its owner is down, no client may be assigned it by chance or
 * connect to itself on it.
 */
export const quietPort = async (): Promise<number> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(15_000, 32_000);
    const free = await claimPort({ setting: 'a port', host: '127.0.0.1', port }).catch(() => undefined);
    if (free !== undefined) return free;
  }
  throw new Error('No free port between 15000 and 32000');
};
