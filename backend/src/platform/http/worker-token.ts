import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
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
