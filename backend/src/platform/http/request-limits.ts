import type { Context, Middleware, Next } from 'koa';
import { createRequestLimit } from './rate-limit.ts';
import { stateOf } from './request-state.ts';

/** What each student may request from one API process; 0 means no limit (security checklist B1). */
export interface RequestLimits {
  readonly readsPerSecond: number;
  readonly writesPerSecond: number;
  readonly uploadsPerMinute: number;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Allows bursts: a screen loads a lot at once, and people click fast. Only sustained load is rejected. */
const [readBurstSeconds, writeBurstSeconds, uploadBurstSeconds] = [10, 20, 60];

/** Rejects students who request more than a person at a screen can, before any work is done. */
export const requestLimits = ({ readsPerSecond, writesPerSecond, uploadsPerMinute }: RequestLimits): Middleware => {
  const reads = createRequestLimit(readsPerSecond, readBurstSeconds);
  const writes = createRequestLimit(writesPerSecond, writeBurstSeconds);
  const uploads = createRequestLimit(uploadsPerMinute / 60, uploadBurstSeconds);
  return async (ctx: Context, next: Next) => {
    const { userId } = stateOf(ctx);
    if (userId) {
      await (reading.has(ctx.method) ? reads : writes).count(userId);
      if (ctx.is('multipart')) await uploads.count(userId);
    }
    await next();
  };
};
