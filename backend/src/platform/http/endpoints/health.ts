import { health, ready, type Health } from '@hub/contracts';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { addRoute } from '../routing/index.ts';
import { RefusedRequest } from '../index.ts';

/** Answers how one part does; a throw means that it does not serve. */
export type Check = () => Promise<Health['parts'][string]>;

const mostMs = 3000;

/** Anybody may ask: what exactly went wrong, and at which address, is told to the log alone. */
const state = async (name: string, check: Check, log: Logger) => {
  const late = pause(mostMs, { ok: false, detail: `no answer within ${mostMs} ms` }, { ref: false });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    log.warn({ err: error, part: name }, 'a part does not answer');
    return { ok: false, detail: 'does not answer' };
  }
};

/** Without these the rest serves: no AI, nothing but reading, or what follows from a change comes late. */
const bearable = new Set(['ai', 'temporal', 'worker', 'disk', 'reactors']);

const statusOf = (parts: Health['parts']): Health['status'] => {
  const failing = Object.entries(parts).filter(([, { ok }]) => !ok);
  if (failing.length === 0) return 'ok';
  return failing.every(([name]) => bearable.has(name)) ? 'degraded' : 'down';
};

interface Looked {
  readonly checks: Readonly<Record<string, Check>>;
  /** True once the process is about to end. */
  readonly stopping: () => boolean;
  readonly log: Logger;
}

/**
 * `GET /api/health`: 200 once every part serves, else 503 naming what does not.
 * `GET /api/ready`: 204 while this process takes requests, 503 from the moment it is asked to end.
 */
export const healthRoutes = (router: Router, { checks, stopping, log }: Looked): void => {
  const look = async () => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await state(name, check, log)] as const),
    );
    const parts = Object.fromEntries(states);
    return health.result.parse({ status: statusOf(parts), parts });
  };

  let looking: Promise<Health> | null = null;
  /** Who asks meanwhile gets the same answer: many askers are no more work than one. */
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  addRoute(
    router,
    { ...health, access: 'public', status: 200, otherwise: { 503: health.result } },
    async (ctx: Context) => {
      const found = await lookOnce();
      ctx.status = found.status === 'ok' ? 200 : 503;
      ctx.body = found;
    },
  );

  addRoute(router, { ...ready, access: 'public', status: 204 }, (ctx: Context) => {
    if (stopping()) throw new RefusedRequest(503, 'This process is about to end');
    ctx.status = 204;
  });
};
