import type { ReleaseMode } from '@hub/contracts';

/** Whether a publication in this mode must leave the live build alone. */
export const mustKeep = (mode: ReleaseMode, live: { by?: ReleaseMode | undefined } | undefined) =>
  mode === 'start' && live?.by === 'release';
