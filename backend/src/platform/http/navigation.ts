import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { addRoute } from './operations.ts';
import { ownPath } from './return-path.ts';
import { stateOf } from './state.ts';

const first = (value: string | string[] | undefined) => [value].flat()[0];

const link = (path: string) => ({ method: 'GET', path, access: 'public', result: 'redirect', status: 302 }) as const;

/** Addresses under /api that a browser is sent to by a link. */
export const navigationRoutes = (router: Router): void => {
  const query = z.object({ returnTo: z.string().optional() });
  addRoute(router, { ...link('/api/login'), query }, (ctx: Context) => {
    const returnTo = ownPath(first(ctx.query['returnTo']));
    const target = returnTo === '/' ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`;
    ctx.redirect(stateOf(ctx).userId ? returnTo : target);
  });

  // no provider is configured yet (decision Q30)
  addRoute(router, link('/api/auth/google'), (ctx: Context) => ctx.redirect('/auth?error=google_unavailable'));

  // a foreign page could sign students out by a link, so there is no GET (decision Q18)
  addRoute(router, { ...link('/api/logout'), result: z.undefined(), status: 405 }, (ctx: Context) => {
    ctx.set('Allow', 'POST');
    ctx.status = 405;
  });
};
