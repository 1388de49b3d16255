import type { Context, Middleware, Next } from 'koa';
import type { Secrets } from '../encryption/index.ts';
import { accessTokenIn } from '../identity/index.ts';
import { callerOf } from './caller.ts';
import { stateOf } from './request-state.ts';

/** Routes of accounts and sessions. Of the reads, only those that sign in or export data count. */
const accountRoutes = /^\/api\/(?:auth|account)(?:\/|$)/;
const loggedReads = new Set(['/api/auth/google/callback', '/api/account/export']);

/** Codes that suggest an attack or a blocked caller. */
const suspicious = new Set(['cross_site', 'not_by_token', 'missing_scope', 'too_many_attempts', 'too_many_requests']);

const routeOf = ({ _matchedRoute: matched }: Context) => (typeof matched === 'string' ? matched : 'unknown');

const isSecurityRelevant = (ctx: Context): boolean => {
  const route = routeOf(ctx);
  const { isWorker, refused } = stateOf(ctx);
  if (accountRoutes.test(route) && (ctx.method !== 'GET' || loggedReads.has(route))) return true;
  if (ctx.path.startsWith('/api/internal/') && !isWorker) return true;
  // visitors without a session get "unauthorized" all the time; only an invalid session or token is worth a line
  const names = /\bsid=/.test(ctx.get('Cookie')) || accessTokenIn(ctx.get('Authorization')) !== undefined;
  return refused === 'unauthorized' ? names : suspicious.has(refused ?? '');
};

const outcomeOf = ({ status }: Context, refused: string | undefined) => {
  if (status >= 500) return 'failed';
  return refused !== undefined || status >= 400 ? 'refused' : 'done';
};

/**
 * Logs one line for each request about identity or access (ASVS 5.0 V16): the route, the outcome and its reason, the
 * student if known, and a keyed fingerprint of the caller. Nothing from the request itself.
 */
export const securityLog =
  (secrets: Secrets): Middleware =>
  async (ctx: Context, next: Next) => {
    await next();
    if (!isSecurityRelevant(ctx)) return;
    const { log, refused: code, actor: student } = stateOf(ctx);
    const outcome = outcomeOf(ctx, code);
    const about = { action: `${ctx.method} ${routeOf(ctx)}`, outcome, status: ctx.status, code, student };
    const line = { ...about, caller: secrets.fingerprint('caller', callerOf(ctx.ip)).slice(0, 16) };
    if (outcome === 'done') log.info(line, 'security');
    else log.warn(line, 'security');
  };
