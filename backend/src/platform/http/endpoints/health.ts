import { health, ready, type Health } from '@hub/contracts';
import { productVersion } from '@hub/telemetry';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { addRoute } from '../routing/index.ts';
import { RefusedRequest } from '../index.ts';

/** Reports the health of one part; a throw means that it does not work. */
export type Check = () => Promise<Health['parts'][string]>;

const maxMs = 3000;
const keptMs = 1000;

/** The endpoint is public: error details and addresses go to the log only. */
const state = async (name: string, check: Check, log: Logger) => {
  const timeout = pause(maxMs, { ok: false, detail: `no response within ${maxMs} ms` }, { ref: false });
  try {
    return await Promise.race([check(), timeout]);
  } catch (error) {
    log.warn({ err: error, part: name }, 'a health check failed');
    return { ok: false, detail: 'does not respond' };
  }
};

/** The service still works without these: no AI, read-only, no documents, or delayed follow-up work. */
const optionalParts = new Set(['ai', 'temporal', 'worker', 'disk', 'files', 'reactors', 'seals']);

const statusOf = (parts: Health['parts']): Health['status'] => {
  const failing = Object.entries(parts).filter(([, { ok }]) => !ok);
  if (failing.length === 0) return 'ok';
  return failing.every(([name]) => optionalParts.has(name)) ? 'degraded' : 'down';
};

interface HealthRoutesOptions {
  readonly checks: Readonly<Record<string, Check>>;
  /** True once the process is about to stop. */
  readonly stopping: () => boolean;
  readonly log: Logger;
}

/**
 * `GET /api/health`: 200 while every part works, else 503 naming the failed parts.
 * `GET /api/ready`: 204 while this process accepts requests, 503 once it is stopping.
 */
export const healthRoutes = (router: Router, { checks, stopping, log }: HealthRoutesOptions): void => {
  const checkAll = async () => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await state(name, check, log)] as const),
    );
    const parts = Object.fromEntries(states);
    return health.result.parse({ version: productVersion, status: statusOf(parts), parts });
  };

  let latest: { readonly found: Promise<Health>; readonly until: number } | null = null;
  /** Requests within a second share one check: many callers cause no more work than one. */
  const checkAtMostOncePerSecond = () => {
    if (latest && latest.until > performance.now()) return latest.found;
    const found = checkAll().finally(() => {
      latest = { found, until: performance.now() + keptMs };
    });
    latest = { found, until: Infinity };
    return found;
  };

  addRoute(
    router,
    { ...health, access: 'public', status: 200, otherwise: { 503: health.result } },
    async (ctx: Context) => {
      const found = await checkAtMostOncePerSecond();
      ctx.status = found.status === 'ok' ? 200 : 503;
      ctx.body = found;
    },
  );

  addRoute(router, { ...ready, access: 'public', status: 204 }, (ctx: Context) => {
    if (stopping()) throw new RefusedRequest(503, 'This process is about to stop');
    ctx.status = 204;
  });
};
