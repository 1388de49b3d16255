import type { Context, Middleware, Next } from 'koa';
import { Rejection } from '../domain/index.ts';
import { accessTokenIn } from '../identity/index.ts';
import { isReading } from './is-reading.ts';
import { stateOf } from './request-state.ts';

const isSameOrigin = (ctx: Context): boolean => {
  const site = ctx.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = ctx.get('Origin');
  if (origin) return origin === `${ctx.protocol}://${ctx.host}`;
  // every browser sends one of the two headers; the rest are programs, which no foreign page can control
  return !ctx.get('User-Agent').includes('Mozilla/');
};

/** Rejects requests that another site makes a browser send, including multipart and empty ones (ASVS 5.0 V3.5). */
export const sameOrigin = (): Middleware => async (ctx: Context, next: Next) => {
  // with a token no cookie counts, and no foreign page can make a browser send one
  const needsNoOrigin = stateOf(ctx).isWorker || accessTokenIn(ctx.get('Authorization')) !== undefined;
  if (!isReading(ctx.method) && !needsNoOrigin && !isSameOrigin(ctx)) throw new Rejection('cross_site');
  await next();
};
