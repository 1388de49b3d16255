import type { Context, Middleware, Next } from 'koa';
import type { Secrets } from '../encryption/index.ts';
import { callerOf } from './caller.ts';
import { stateOf } from './state.ts';

/** Accounts and sessions; of what is only read, what signs somebody in or hands everything out. */
const guarded = /^\/api\/(?:auth|account)(?:\/|$)/;
const telling = new Set(['/api/auth/google/callback', '/api/account/export']);

/** Reasons that speak of an attack, or of somebody who is kept out. */
const suspicious = new Set(['cross_site', 'too_many_attempts', 'too_many_requests']);

const routeOf = ({ _matchedRoute: matched }: Context) => (typeof matched === 'string' ? matched : 'unknown');

const concerns = (ctx: Context): boolean => {
  const route = routeOf(ctx);
  const { isWorker, refused } = stateOf(ctx);
  if (guarded.test(route) && (ctx.method !== 'GET' || telling.has(route))) return true;
  if (ctx.path.startsWith('/api/internal/') && !isWorker) return true;
  // visitors without a session are asked to sign in all the time; a session that is none is another matter
  return refused === 'unauthorized' ? /\bsid=/.test(ctx.get('Cookie')) : suspicious.has(refused ?? '');
};

const outcomeOf = ({ status }: Context, refused: string | undefined) => {
  if (status >= 500) return 'failed';
  return refused !== undefined || status >= 400 ? 'refused' : 'done';
};

/**
 * Writes one line for each request that concerns who somebody is and what they may do (ASVS 5.0 V16): the route, how it
 * ended and why, the student once known, and a keyed fingerprint of where it came from. Nothing that was sent.
 */
export const securityLog =
  (secrets: Secrets): Middleware =>
  async (ctx: Context, next: Next) => {
    await next();
    if (!concerns(ctx)) return;
    const { log, refused: code, actor: student } = stateOf(ctx);
    const outcome = outcomeOf(ctx, code);
    const about = { action: `${ctx.method} ${routeOf(ctx)}`, outcome, status: ctx.status, code, student };
    const line = { ...about, caller: secrets.fingerprint('caller', callerOf(ctx.ip)).slice(0, 16) };
    if (outcome === 'done') log.info(line, 'security');
    else log.warn(line, 'security');
  };
