import { Rejection } from './domain/index.ts';
import { clockFault, leaseHeldSql } from './postgres/index.ts';
import { lagsOf, type Subscribers } from './subscriptions/index.ts';
import { aheadOfLog, countParked } from './read-models/index.ts';
import type { Platform } from './platform.ts';
import type { Check } from './http/endpoints/index.ts';

/** Read models and reactors may lie this far behind for a moment without being called down. */
const tolerableLagMs = 10_000;

interface Checked extends Pick<Platform, 'db' | 'eventLog' | 'workflows' | 'freeSpace'> {
  readonly subscribers: Subscribers;
  readonly taskQueue: string;
  readonly webBuilt: () => Promise<boolean>;
}

const down = (detail: string) => ({ ok: false, detail });
const up = { ok: true };

/** What `/api/health` looks at. */
export const platformChecks = (parts: Checked): Record<string, Check> => {
  const { db, eventLog, workflows, freeSpace, subscribers, taskQueue, webBuilt } = parts;

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
      const [lags, parked] = await Promise.all([lagsOf(subscribers.projections, { db, eventLog }), countParked(db)]);
      const lagMs = Object.fromEntries(lags.map(({ name, ms }) => [name, ms]));
      if (!rows[0]?.held) return { ...down('no projector is running'), lagMs };
      const lag = Math.max(0, ...lags.map(({ ms }) => ms));
      const detail = `${lag} ms behind${parked > 0 ? `, ${parked} streams parked` : ''}`;
      return { ok: lag <= tolerableLagMs, detail, lagMs };
    },
    reactors: async () => {
      const lags = await lagsOf(subscribers.reactors, { db, eventLog });
      const lagMs = Object.fromEntries(lags.map(({ name, ms }) => [name, ms]));
      const late = lags.filter(({ ms }) => ms > tolerableLagMs).map(({ name, ms }) => `${name} is ${ms} ms behind`);
      return late.length > 0 ? { ...down(late.join(', ')), lagMs } : { ...up, lagMs };
    },
    temporal: async () => (await askTemporal()).temporal,
    worker: async () => (await askTemporal()).worker,
    ai: async () => (await askTemporal()).ai,
    disk: async () => {
      try {
        freeSpace.demand();
        return up;
      } catch {
        return down('nearly full: nothing can be changed until there is room');
      }
    },
    web: async () => ((await webBuilt()) ? up : down('the front end is not built')),
  };
};
