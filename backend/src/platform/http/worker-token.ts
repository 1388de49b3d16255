import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import { RefusedRequest } from './problem.ts';
import { stateOf } from './request-state.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Recognises workflow activities by `Authorization: Bearer <token>`, compared in constant time. */
export const workerToken = (token: string): Middleware => {
  const expected = digest(`Bearer ${token}`);
  return async (ctx: Context, next: Next) => {
    stateOf(ctx).isWorker = timingSafeEqual(digest(ctx.get('Authorization')), expected);
    await next();
  };
};

/** For everyone else, the routes of workflows do not exist, whatever the method. */
export const workersOnly = (): Middleware => async (ctx: Context, next: Next) => {
  if (ctx.path.startsWith('/api/internal/') && !stateOf(ctx).isWorker) throw new RefusedRequest(404);
  await next();
};
