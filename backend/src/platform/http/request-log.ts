import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { metrics } from '../metrics.ts';
import { withLogIds } from '../log-ids.ts';
import { stateOf } from './state.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Callers can send any word. */
const methodOf = ({ method }: Context) => (methods.has(method) ? method : 'other');

/** The pattern, not the path: ids of students' things stay out of the log. */
const routeOf = (ctx: Context) => {
  const { _matchedRoute: matched } = ctx;
  if (typeof matched === 'string') return matched;
  return ctx.path.startsWith('/api') ? 'unknown' : 'page';
};

/** Gives every request an id, which is the correlation id of all that follows from it, and logs how it went: method, route, status and time, nothing of the student. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx: Context, next: Next) => {
    const begun = performance.now();
    const requestId = randomUUID();
    stateOf(ctx).requestId = requestId;
    stateOf(ctx).log = log;
    ctx.set('X-Request-Id', requestId);
    await withLogIds({ requestId, correlationId: requestId }, async () => {
      await next();
      const ms = performance.now() - begun;
      const [method, route, { status }] = [methodOf(ctx), routeOf(ctx), ctx];
      metrics.request.observe({ method, route, status }, ms / 1000);
      if (ctx.path.startsWith('/api')) log.info({ method, route, status, ms: Math.round(ms) }, 'request');
    });
  };
