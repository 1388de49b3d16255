import type { Context, Middleware, Next } from 'koa';
import type { Knex } from 'knex';
import type { Secrets } from '../encryption/index.ts';
import { callerOf } from './caller.ts';
import { isApi } from './is-api.ts';
import { isReading } from './is-reading.ts';
import { createRequestLimit } from './rate-limit.ts';
import { stateOf } from './request-state.ts';

/** What may be requested from all API processes together; 0 means no limit (security checklist B1). */
export interface RequestLimits {
  /** Of each student. */
  readonly readsPerSecond: number;
  readonly writesPerSecond: number;
  readonly uploadsPerMinute: number;
  /** Without a session: of each address, and of all addresses together. */
  readonly anonymousPerSecond: number;
  readonly anonymousTotalPerSecond: number;
}

/** Allows bursts: a screen loads a lot at once, and people click fast. Only sustained load is rejected. */
const [readBurstSeconds, writeBurstSeconds, uploadBurstSeconds, anonymousBurstSeconds] = [10, 20, 60, 10];

/** Always answered, because whatever routes requests to this process depends on it; neither costs anything. */
const probes = new Set(['/api/health', '/api/ready']);

const everyone = 'everyone';

/** Rejects students and visitors who request more than a person at a screen can, before any work is done. */
export const requestLimits = (
  stores: { readonly db: Knex; readonly secrets: Secrets },
  limits: RequestLimits,
): Middleware => {
  const limit = (name: string, perSecond: number, seconds: number) =>
    createRequestLimit(stores, { name, perSecond, seconds });
  const reads = limit('reads', limits.readsPerSecond, readBurstSeconds);
  const writes = limit('writes', limits.writesPerSecond, writeBurstSeconds);
  const uploads = limit('uploads', limits.uploadsPerMinute / 60, uploadBurstSeconds);
  const visitors = limit('visitors', limits.anonymousPerSecond, anonymousBurstSeconds);
  const allVisitors = limit('all visitors', limits.anonymousTotalPerSecond, anonymousBurstSeconds);
  return async (ctx: Context, next: Next) => {
    const { userId, isWorker } = stateOf(ctx);
    if (userId) {
      await (isReading(ctx.method) ? reads : writes).count(userId);
      if (ctx.is('multipart')) await uploads.count(userId);
    } else if (!isWorker && isApi(ctx.path) && !probes.has(ctx.path)) {
      await visitors.count(callerOf(ctx.ip)); // first: what one address sends too often is not counted for the others
      await allVisitors.count(everyone);
    }
    await next();
  };
};
