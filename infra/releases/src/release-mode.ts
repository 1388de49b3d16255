import { z } from 'zod';

/**
 * What put a build live. A `start` replaces only what a start or `development` put there; `development` and `release`
 * replace everything.
 */
export const ReleaseMode = z.enum(['start', 'development', 'release']);
export type ReleaseMode = z.infer<typeof ReleaseMode>;

/** Whether a publication in this mode must leave the live build alone. */
export const mustKeep = (mode: ReleaseMode, live: { by?: ReleaseMode | undefined } | undefined) =>
  mode === 'start' && live?.by === 'release';
