import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { stateOf } from './state.ts';

/** Gives every request an id and logs how it went: method, route, status and time, nothing of the student. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx: Context, next: Next) => {
    const begun = performance.now();
    const requestId = randomUUID();
    stateOf(ctx).requestId = requestId;
    stateOf(ctx).log = log.child({ requestId });
    ctx.set('X-Request-Id', requestId);
    await next();
    if (!ctx.path.startsWith('/api')) return;
    const ms = Math.round(performance.now() - begun);
    // the route's pattern, not the path: ids of students' things stay out of the log
    const route = stateOf(ctx).route;
    stateOf(ctx).log.info({ method: ctx.method, route, status: ctx.status, ms }, 'request');
  };
