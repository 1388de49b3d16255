import { Health } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { roles, type Move } from '../plan/moves.ts';
import type { NemesisContext } from './context.ts';

const mostMs = 30_000;
const between = 200;

/** Whether every part is healthy, ignoring whether the front end is built. */
const isHealthy = async (api: string) => {
  try {
    const answer = await fetch(`${api}/api/health`, { signal: AbortSignal.timeout(5_000) });
    const { parts } = Health.parse(await answer.json());
    return Object.entries(parts).every(([name, { ok }]) => ok || name === 'web');
  } catch {
    return false;
  }
};

/** @returns after how many ms every API was healthy; undefined when one was not */
export const waitUntilHealthy = async (apis: readonly string[], withinMs: number): Promise<number | undefined> => {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    const healthy = await Promise.all(apis.map(isHealthy));
    if (healthy.every(Boolean)) return performance.now() - begun;
    await sleep(100);
  }
  return undefined;
};

/**
 * Kills everything, as in a power failure, and starts it again in the given order: a service that starts early waits
 * for the others.
 */
export const restart = async ({ order }: Extract<Move, { kind: 'restart' }>, scene: NemesisContext): Promise<void> => {
  const { stack, fault, count } = scene;
  await Promise.all(roles.flatMap((role) => stack.processes[role].map((each) => each.crash())));
  for (const role of order) {
    for (const each of stack.processes[role]) void each.start().catch(() => undefined); // the supervisor retries
    await sleep(between);
  }
  const ms = await waitUntilHealthy(stack.apis, mostMs * 2);
  if (ms === undefined || ms > mostMs)
    fault(`not healthy within ${mostMs} ms after a start in the order ${order.join(', ')}`);
  count('start orders', ms);
};
