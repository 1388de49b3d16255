import { Rejection } from './decider.ts';
import { reachedPosition } from './checkpoints.ts';
import { leaseHeldSql } from './lease.ts';
import { aheadOfLog } from './log-behind.ts';
import { countParked } from './parked-streams.ts';
import type { Platform } from './parts.ts';
import type { Check } from './http/health.ts';

/** Read models may lie this far behind for a moment without being called down. */
const tolerableLagMs = 10_000;

interface Checked extends Pick<Platform, 'db' | 'eventLog' | 'workflows'> {
  readonly projections: readonly string[];
  readonly taskQueue: string;
  readonly webBuilt: () => Promise<boolean>;
}

/** What `/api/health` looks at. */
export const platformChecks = (parts: Checked): Record<string, Check> => {
  const { db, eventLog, workflows, projections, taskQueue, webBuilt } = parts;

  const lagMs = async () => {
    const last = await eventLog.last();
    if (!last || last.position.commit <= (await reachedPosition(db, projections))) return 0;
    return Math.max(0, Date.now() - last.created.getTime());
  };

  return {
    postgres: async () => {
      await db.raw('select 1');
      return { ok: true };
    },
    eventLog: async () => {
      await eventLog.last();
      return { ok: true };
    },
    projections: async () => {
      const ahead = await aheadOfLog(db, eventLog);
      if (ahead.length > 0) return { ok: false, detail: `the event log is behind ${ahead.join(', ')}` };
      const { rows } = await db.raw<{ rows: { held: boolean }[] }>(leaseHeldSql);
      if (!rows[0]?.held) return { ok: false, detail: 'no projector is running' };
      const [lag, parked] = await Promise.all([lagMs(), countParked(db)]);
      const detail = `${lag} ms behind${parked > 0 ? `, ${parked} streams parked` : ''}`;
      return { ok: lag <= tolerableLagMs, detail };
    },
    ai: async () => {
      const detail = await workflows.check(taskQueue).then(
        () => null,
        (error: unknown) => (error instanceof Rejection ? 'Temporal cannot be reached' : String(error)),
      );
      return detail === null ? { ok: true } : { ok: false, detail };
    },
    web: async () => ((await webBuilt()) ? { ok: true } : { ok: false, detail: 'the front end is not built' }),
  };
};
