import type { UserId } from '@hub/contracts';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { Rejection } from '../../domain/index.ts';
import { callerOf, type SessionControl, stateOf } from '../index.ts';
import { addRoute, type Operation } from './operations.ts';
import { ownPath } from './return-path.ts';

/** A browser that was sent here by a link. */
interface Navigation {
  readonly query: URLSearchParams;
  readonly user: { readonly id: UserId } | null;
  readonly session: SessionControl;
  /** For rate limits. */
  readonly caller: string;
  readonly correlationId: string;
  /** A cookie for the few minutes that the browser is away on another site. */
  readonly ticket: { read(): string | undefined; write(value: string): void; drop(): void };
}

type Link = Pick<Operation, 'path' | 'query'>;

const operation = (link: Link) =>
  ({ ...link, method: 'GET', access: 'public', result: 'redirect', status: 302 }) as const;

const ticketMs = 10 * 60_000;

const ticketOf = (ctx: Context): Navigation['ticket'] => {
  const name = ctx.secure ? '__Host-ticket' : 'ticket';
  // lax: the browser comes back from another site
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: ctx.secure, signed: false } as const;
  return {
    read: () => ctx.cookies.get(name, { signed: false }),
    write: (value) => void ctx.cookies.set(name, value, { ...options, maxAge: ticketMs }),
    drop: () => void ctx.cookies.set(name, null, options),
  };
};

/** Serves a link: answers the path to go on to. What goes wrong is told by the sign-in screen (decision Q30). */
export const mountNavigation = (
  router: Router,
  link: Link,
  handler: (navigation: Navigation) => string | Promise<string>,
): void => {
  addRoute(router, operation(link), async (ctx: Context) => {
    const { userId, session, requestId, log } = stateOf(ctx);
    const visitor = { user: userId && { id: userId }, session, caller: callerOf(ctx.ip), correlationId: requestId };
    const failed = (error: unknown) => {
      if (!(error instanceof Rejection)) log.warn({ reason: String(error) }, 'a link led to nothing');
      return `/auth?error=${error instanceof Rejection ? error.code : 'failed'}`;
    };
    const asked = { ...visitor, query: ctx.URL.searchParams, ticket: ticketOf(ctx) };
    const path = await Promise.resolve(asked).then(handler).catch(failed);
    stateOf(ctx).refused = /^\/auth\?error=(\w+)/.exec(path)?.[1];
    ctx.redirect(path);
  });
};

/** The query of a link that leads back: whatever is no path of this origin is taken for `/` (decision Q17). */
export const ReturnTo = z.object({ returnTo: z.string().optional() });

/** Addresses under /api that a browser is sent to by a link. */
export const navigationRoutes = (router: Router): void => {
  mountNavigation(router, { path: '/api/login', query: ReturnTo }, ({ query, user }) => {
    const returnTo = ownPath(query.get('returnTo') ?? undefined);
    if (user) return returnTo;
    return returnTo === '/' ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`;
  });

  // a foreign page could sign students out by a link, so there is no GET (decision Q18)
  addRoute(router, { ...operation({ path: '/api/logout' }), result: z.undefined(), status: 405 }, (ctx: Context) => {
    ctx.set('Allow', 'POST');
    ctx.status = 405;
  });
};
