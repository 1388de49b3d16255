import { Rejection } from './decider.ts';
import { allCheckpoints } from './checkpoints.ts';
import type { Position } from './event-log.ts';
import { clockFault, sharedNow } from './clock.ts';
import { leaseHeldSql } from './lease.ts';
import { aheadOfLog } from './log-behind.ts';
import { countParked } from './parked-streams.ts';
import type { Platform } from './parts.ts';
import type { Check } from './http/health.ts';

/** Read models may lie this far behind for a moment without being called down. */
const tolerableLagMs = 10_000;

interface Checked extends Pick<Platform, 'db' | 'eventLog' | 'workflows' | 'room'> {
  readonly projections: readonly string[];
  readonly taskQueue: string;
  readonly webBuilt: () => Promise<boolean>;
}

const down = (detail: string) => ({ ok: false, detail });
const up = { ok: true };

/** What `/api/health` looks at. */
export const platformChecks = (parts: Checked): Record<string, Check> => {
  const { db, eventLog, workflows, room, projections, taskQueue, webBuilt } = parts;

  /** How old the oldest event is that a projection has not taken in, per projection. */
  const lags = async (): Promise<Record<string, number>> => {
    const [last, checkpoints] = await Promise.all([eventLog.last(), allCheckpoints(db)]);
    const known = new Map<string, Promise<number>>(); // as a rule all stand at the same event
    const lagAfter = async (position: Position | null) => {
      if (!last || (position && last.position.commit <= position.commit)) return 0;
      const { oldest } = await eventLog.behind(position);
      return oldest ? Math.max(0, Math.round(await sharedNow(db)) - oldest.getTime()) : 0;
    };
    const lagOf = async (name: string) => {
      const position = checkpoints.find((checkpoint) => checkpoint.name === name)?.position ?? null;
      const key = String(position?.commit);
      const lag = known.get(key) ?? lagAfter(position);
      known.set(key, lag);
      return [name, await lag] as const;
    };
    return Object.fromEntries(await Promise.all(projections.map(lagOf)));
  };

  const temporal = () =>
    workflows.check(taskQueue).then(
      () => ({ temporal: up, worker: up, ai: up }),
      (error: unknown) => {
        const away = error instanceof Rejection;
        const ai = down(away ? 'Temporal cannot be reached' : 'no worker does its work');
        return { temporal: away ? ai : up, worker: away ? down('unknown without Temporal') : ai, ai };
      },
    );
  let asking: ReturnType<typeof temporal> | null = null;
  /** Three parts, one question. */
  const askTemporal = () => {
    asking ??= temporal().finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    postgres: async () => {
      const detail = await clockFault(db); // told, not refused: nothing is decided by this machine's clock
      return detail === null ? up : { ...up, detail };
    },
    eventLog: async () => {
      await eventLog.last();
      return up;
    },
    projections: async () => {
      const ahead = await aheadOfLog(db, eventLog);
      if (ahead.length > 0) return down(`the event log is behind ${ahead.join(', ')}`);
      const { rows } = await db.raw<{ rows: { held: boolean }[] }>(leaseHeldSql);
      const [lagMs, parked] = await Promise.all([lags(), countParked(db)]);
      if (!rows[0]?.held) return { ...down('no projector is running'), lagMs };
      const lag = Math.max(0, ...Object.values(lagMs));
      const detail = `${lag} ms behind${parked > 0 ? `, ${parked} streams parked` : ''}`;
      return { ok: lag <= tolerableLagMs, detail, lagMs };
    },
    temporal: async () => (await askTemporal()).temporal,
    worker: async () => (await askTemporal()).worker,
    ai: async () => (await askTemporal()).ai,
    disk: async () => {
      try {
        room.demand();
        return up;
      } catch {
        return down('nearly full: nothing can be changed until there is room');
      }
    },
    web: async () => ((await webBuilt()) ? up : down('the front end is not built')),
  };
};
