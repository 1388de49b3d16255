import type Router from '@koa/router';
import type { Context } from 'koa';
import { ownPath } from './return-path.ts';
import { stateOf } from './state.ts';

const first = (value: string | string[] | undefined) => [value].flat()[0];

/** Addresses under /api that a browser is sent to by a link. */
export const navigationRoutes = (router: Router): void => {
  router.get('/api/login', (ctx: Context) => {
    const returnTo = ownPath(first(ctx.query['returnTo']));
    const target = returnTo === '/' ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`;
    ctx.redirect(stateOf(ctx).userId ? returnTo : target);
  });

  // no provider is configured yet (decision Q30)
  router.get('/api/auth/google', (ctx: Context) => ctx.redirect('/auth?error=google_unavailable'));

  // a foreign page could sign students out by a link, so there is no GET (decision Q18)
  router.get('/api/logout', (ctx: Context) => {
    ctx.set('Allow', 'POST');
    ctx.status = 405;
  });
};
