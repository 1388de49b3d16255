import { health, type Health } from '@hub/contracts';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { setTimeout as pause } from 'node:timers/promises';

/** Answers how one part does; a throw means that it does not serve. */
export type Check = () => Promise<{ ok: boolean; detail?: string }>;

const mostMs = 3000;

const reasonOf = (error: unknown) => (error instanceof Error && error.message ? error.message : 'does not answer');

const state = async (check: Check) => {
  const late = pause(mostMs, { ok: false, detail: `no answer within ${mostMs} ms` }, { ref: false });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return { ok: false, detail: reasonOf(error) };
  }
};

const statusOf = (parts: Health['parts']): Health['status'] => {
  const failing = Object.entries(parts).filter(([, { ok }]) => !ok);
  if (failing.length === 0) return 'ok';
  return failing.every(([name]) => name === 'ai') ? 'degraded' : 'down';
};

/** `GET /api/health`: 200 once every part serves, else 503 naming what does not. */
export const healthRoute = (router: Router, checks: Readonly<Record<string, Check>>): void => {
  router.get(health.path, async (ctx: Context) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await state(check)] as const),
    );
    const parts = Object.fromEntries(states);
    const status = statusOf(parts);
    ctx.status = status === 'ok' ? 200 : 503;
    ctx.body = health.result.parse({ status, parts });
  });
};
