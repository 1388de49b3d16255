import type { Accepted } from './judge.ts';

/** Known advisories that may stay for a while. After its day each blocks again. */
export const accepted: readonly Accepted[] = [];
