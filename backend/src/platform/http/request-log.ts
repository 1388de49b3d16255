import { originOf, traced, withIds } from '@hub/telemetry';
import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { metrics } from '../observability/index.ts';
import { isApi } from './is-api.ts';
import { stateOf } from './state.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Callers can send any word. */
const methodOf = ({ method }: Context) => (methods.has(method) ? method : 'other');

/** The pattern, not the path: ids of students' things stay out of the log. */
const routeOf = (ctx: Context) => {
  const { _matchedRoute: matched } = ctx;
  if (typeof matched === 'string') return matched;
  return isApi(ctx.path) ? 'unknown' : 'page';
};

/** Workflow activities say what they work for; nobody else can attach a request to another one's trace. */
const originOfRequest = (ctx: Context) => (stateOf(ctx).isWorker ? originOf(ctx.headers) : {});

/**
 * Gives every request an id, which is the correlation id of all that follows from it unless it follows from something
 * itself; traces it; and logs how it went: method, route, status and time, nothing of the student.
 */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx: Context, next: Next) => {
    const begun = performance.now();
    const requestId = randomUUID();
    const { correlationId = requestId, causationId, traceparent } = originOfRequest(ctx);
    const state = stateOf(ctx);
    Object.assign(state, { requestId, correlationId, causationId, log });
    ctx.set('X-Request-Id', requestId);
    const [method, ofApi] = [methodOf(ctx), isApi(ctx.path)];

    const served = async () => {
      await next();
      const ms = performance.now() - begun;
      const [route, { status }] = [routeOf(ctx), ctx];
      metrics.request.observe({ method, route, status }, ms / 1000);
      if (ofApi) log.info({ method, route, status, ms: Math.round(ms) }, 'request');
      return { route, status };
    };

    await withIds({ requestId, correlationId, causationId }, async () => {
      if (!ofApi) return served();
      return traced(method, { kind: 'server', parent: traceparent }, async (span) => {
        const { route, status } = await served();
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.request.method': method, 'http.route': route });
        span.setAttribute('http.response.status_code', status);
      });
    });
  };
