import { originOf, traced, withIds } from '@hub/telemetry';
import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { duringOperation, metrics } from '../observability/index.ts';
import { isApi } from './is-api.ts';
import { stateOf } from './request-state.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Callers can send any method, so unknown ones are grouped. */
const methodOf = ({ method }: Context) => (methods.has(method) ? method : 'other');

/** The pattern, not the path: ids of students' things stay out of the log. */
const routeOf = (ctx: Context) => {
  const { _matchedRoute: matched } = ctx;
  if (typeof matched === 'string') return matched;
  return isApi(ctx.path) ? 'unknown' : 'page';
};

/** Only workflow activities may state an origin; no one else can attach a request to another trace. */
const originOfRequest = (ctx: Context) => (stateOf(ctx).isWorker ? originOf(ctx.headers) : {});

/**
 * Gives every request an id, which is also the correlation id of everything it causes, unless the request has an origin
 * itself; traces the request; logs method, route, status and duration, and nothing about the student.
 */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx: Context, next: Next) => {
    const start = performance.now();
    const requestId = randomUUID();
    const { correlationId = requestId, causationId, traceparent } = originOfRequest(ctx);
    const state = stateOf(ctx);
    Object.assign(state, { requestId, correlationId, causationId, log });
    ctx.set('X-Request-Id', requestId);
    const [method, isApiRequest] = [methodOf(ctx), isApi(ctx.path)];

    const serve = async () => {
      await duringOperation(() => `${method} ${routeOf(ctx)}`, next);
      const ms = performance.now() - start;
      const [route, { status }] = [routeOf(ctx), ctx];
      metrics.request.observe({ method, route, status }, ms / 1000);
      if (isApiRequest) log.info({ method, route, status, ms: Math.round(ms) }, 'request');
      return { route, status };
    };

    await withIds({ requestId, correlationId, causationId }, async () => {
      if (!isApiRequest) return serve();
      return traced(method, { kind: 'server', parent: traceparent }, async (span) => {
        const { route, status } = await serve();
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.request.method': method, 'http.route': route });
        span.setAttribute('http.response.status_code', status);
      });
    });
  };
