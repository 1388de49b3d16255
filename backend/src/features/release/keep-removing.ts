import { randomUUID } from 'node:crypto';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { repeat } from '../../platform/runtime/index.ts';
import { releaseControl } from './control.ts';

type Parts = Pick<FeatureDependencies, 'db' | 'commands' | 'files' | 'publishedRemotes' | 'log'>;

const everyMs = 3_600_000;

/** Removes old builds once an hour until the signal aborts. */
export const keepRemovingBuilds = (parts: Parts, signal: AbortSignal): Promise<void> => {
  const { removeOld } = releaseControl(parts);
  const remove = () =>
    removeOld({
      by: { kind: 'operator', name: 'hub' },
      context: { actorId: 'releases', actorKind: 'system', correlationId: randomUUID() },
    });
  return repeat(remove, {
    everyMs,
    signal,
    failed: (error) => parts.log.warn({ err: error }, 'old builds were not removed; trying again later'),
  });
};
