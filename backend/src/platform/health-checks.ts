import { Rejection } from './domain/index.ts';
import { clockSkew, leaseHeldSql } from './postgres/index.ts';
import { lagsOf, type Subscribers } from './subscriptions/index.ts';
import { aheadOfLog, countParked } from './read-models/index.ts';
import type { Platform } from './platform.ts';
import type { Check } from './http/endpoints/index.ts';

/** Read models and reactors may be this far behind for a moment without being reported as down. */
const tolerableLagMs = 10_000;

/** The log is sealed once a minute. */
const tolerableUnsealedMs = 3 * 60_000;

interface CheckedParts extends Pick<Platform, 'db' | 'eventLog' | 'workflows' | 'freeSpace' | 'unsealedMs' | 'blobs'> {
  readonly subscribers: Subscribers;
  readonly taskQueue: string;
  readonly webBuilt: () => Promise<boolean>;
}

const down = (detail: string) => ({ ok: false, detail });
const up = { ok: true };

/** The checks behind `/api/health`. */
export const platformChecks = (parts: CheckedParts): Record<string, Check> => {
  const { db, eventLog, workflows, freeSpace, unsealedMs, blobs, subscribers, taskQueue, webBuilt } = parts;

  const temporal = () =>
    workflows.check(taskQueue).then(
      () => ({ temporal: up, worker: up, ai: up }),
      (error: unknown) => {
        const isAway = error instanceof Rejection;
        const ai = down(isAway ? 'Temporal cannot be reached' : 'no worker is running');
        return { temporal: isAway ? ai : up, worker: isAway ? down('unknown without Temporal') : ai, ai };
      },
    );
  let pending: ReturnType<typeof temporal> | null = null;
  /** One call serves the three parts that depend on Temporal. */
  const checkTemporal = () => {
    pending ??= temporal().finally(() => {
      pending = null;
    });
    return pending;
  };

  return {
    postgres: async () => {
      const detail = await clockSkew(db); // reported but not an error: nothing is decided by this machine's clock
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
    seals: async () => {
      const minutes = (await unsealedMs()) / 60_000;
      if (minutes * 60_000 <= tolerableUnsealedMs) return up;
      return down(`the log has not been sealed for ${Math.floor(minutes)} minutes`);
    },
    temporal: async () => (await checkTemporal()).temporal,
    worker: async () => (await checkTemporal()).worker,
    ai: async () => (await checkTemporal()).ai,
    disk: async () => {
      try {
        freeSpace.assertAvailable();
        return up;
      } catch {
        return down('nearly full: nothing can be changed until there is room');
      }
    },
    files: async () => {
      await blobs.check();
      return up;
    },
    web: async () => ((await webBuilt()) ? up : down('the front end is not built')),
  };
};
