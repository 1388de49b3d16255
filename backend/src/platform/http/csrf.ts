import type { Context, Middleware, Next } from 'koa';
import { Rejection } from '../domain/index.ts';
import { stateOf } from './state.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

const isSameOrigin = (ctx: Context): boolean => {
  const site = ctx.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = ctx.get('Origin');
  if (origin) return origin === `${ctx.protocol}://${ctx.host}`;
  // every browser sends one of the two; what is left are programs, which no foreign page can drive
  return !ctx.get('User-Agent').includes('Mozilla/');
};

/** Refuses requests that another site makes a browser send, multipart and empty ones too (ASVS 5.0 V3.5). */
export const sameOrigin = (): Middleware => async (ctx: Context, next: Next) => {
  if (!safe.has(ctx.method) && !stateOf(ctx).isWorker && !isSameOrigin(ctx)) throw new Rejection('cross_site');
  await next();
};
