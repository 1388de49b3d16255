import type { UserId } from '@hub/contracts';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { Rejection } from '../../domain/index.ts';
import { callerOf, type SessionControl, stateOf, type Ticket, ticketOf } from '../index.ts';
import { addRoute, type Operation } from './operations.ts';
import { safeReturnPath } from './return-path.ts';

/** A browser that followed a link. */
interface Navigation {
  readonly query: URLSearchParams;
  readonly user: { readonly id: UserId } | null;
  readonly session: SessionControl;
  /** For rate limits. */
  readonly caller: string;
  readonly correlationId: string;
  readonly ticket: Ticket;
}

type Link = Pick<Operation, 'path' | 'query'>;

const operation = (link: Link) =>
  ({ ...link, method: 'GET', access: 'public', result: 'redirect', status: 302 }) as const;

/**
 * Mounts a link; the handler returns the path to redirect to. Errors are shown by the sign-in screen (decision Q30).
 */
export const mountNavigation = (
  router: Router,
  link: Link,
  handler: (navigation: Navigation) => string | Promise<string>,
): void => {
  addRoute(router, operation(link), async (ctx: Context) => {
    const { userId, session, requestId, log } = stateOf(ctx);
    const visitor = { user: userId && { id: userId }, session, caller: callerOf(ctx.ip), correlationId: requestId };
    const failed = (error: unknown) => {
      if (!(error instanceof Rejection)) log.warn({ reason: String(error) }, 'following a link failed');
      return `/auth?error=${error instanceof Rejection ? error.code : 'failed'}`;
    };
    const navigation = { ...visitor, query: ctx.URL.searchParams, ticket: ticketOf(ctx) };
    const path = await Promise.resolve(navigation).then(handler).catch(failed);
    stateOf(ctx).refused = /^\/auth\?error=(\w+)/.exec(path)?.[1];
    ctx.redirect(path);
  });
};

/** The query of a link with a return path: anything but a path on this origin is replaced by `/` (decision Q17). */
export const ReturnTo = z.object({ returnTo: z.string().optional() });

/** Paths under /api that browsers open through a link. */
export const navigationRoutes = (router: Router): void => {
  mountNavigation(router, { path: '/api/login', query: ReturnTo }, ({ query, user }) => {
    const returnTo = safeReturnPath(query.get('returnTo') ?? undefined);
    if (user) return returnTo;
    return returnTo === '/' ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`;
  });

  // a foreign page could sign students out through a link, so there is no GET (decision Q18)
  addRoute(router, { ...operation({ path: '/api/logout' }), result: z.undefined(), status: 405 }, (ctx: Context) => {
    ctx.set('Allow', 'POST');
    ctx.status = 405;
  });
};
