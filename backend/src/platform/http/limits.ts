import type { Context, Middleware, Next } from 'koa';
import { createRequestLimit } from './rate-limit.ts';
import { stateOf } from './state.ts';

/** What each student may ask of one API process; 0 allows everything (security checklist B1). */
export interface RequestLimits {
  readonly readsPerSecond: number;
  readonly writesPerSecond: number;
  readonly uploadsPerMinute: number;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A screen may ask for much at once, and a person may click fast: only what goes on for longer is refused. */
const [readBurstSeconds, writeBurstSeconds, uploadBurstSeconds] = [10, 20, 60];

/** Refuses students who ask for more than anybody at a screen can, before any work is done for it. */
export const limited = ({ readsPerSecond, writesPerSecond, uploadsPerMinute }: RequestLimits): Middleware => {
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
