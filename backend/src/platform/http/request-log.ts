import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { metrics } from '../metrics.ts';
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
    const ms = performance.now() - begun;
    const route = routeOf(ctx);
    metrics.request.observe({ method: methodOf(ctx), route, status: ctx.status }, ms / 1000);
    if (!ctx.path.startsWith('/api')) return;
    stateOf(ctx).log.info({ method: ctx.method, route, status: ctx.status, ms: Math.round(ms) }, 'request');
  };
