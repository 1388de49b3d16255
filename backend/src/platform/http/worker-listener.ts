import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Middleware, Next } from 'koa';
import { RefusedRequest } from './problem.ts';
import { stateOf } from './request-state.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const isInternal = (path: string) => path.startsWith('/api/internal/');
const probes = new Set(['/api/health', '/api/ready']);

/**
 * Serves the routes of workflows to clients with the worker token. A separate listener has these routes and the probes
 * alone; the other one then has none of them. To everyone else they do not exist, whatever the method.
 */
export const workerListener = (isSeparate: boolean) => {
  const atWorkers = new WeakSet<IncomingMessage>();

  const guard: Middleware = async (ctx: Context, next: Next) => {
    const isHere = atWorkers.has(ctx.req);
    const isServed = isInternal(ctx.path) ? stateOf(ctx).isWorker && isHere === isSeparate : !isHere;
    if (!isServed && !(isHere && probes.has(ctx.path))) throw new RefusedRequest(404);
    await next();
  };

  /** The handler of the separate listener. */
  const servedBy =
    (handle: Handler): Handler =>
    (request, response) => {
      atWorkers.add(request);
      return handle(request, response);
    };

  return { guard, servedBy };
};
