import { Health } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { roles, type Move } from '../plan/moves.ts';
import type { NemesisContext } from './context.ts';

const mostMs = 30_000;
const between = 200;

/** All that the API looks at, but whether the front end is built. */
const isHealthy = async (api: string) => {
  try {
    const answer = await fetch(`${api}/api/health`, { signal: AbortSignal.timeout(5_000) });
    const { parts } = Health.parse(await answer.json());
    return Object.entries(parts).every(([name, { ok }]) => ok || name === 'web');
  } catch {
    return false;
  }
};

/** @returns after how many ms every API said that all is well; undefined when they did not */
export const waitUntilHealthy = async (apis: readonly string[], withinMs: number): Promise<number | undefined> => {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    const healthy = await Promise.all(apis.map(isHealthy));
    if (healthy.every(Boolean)) return performance.now() - begun;
    await sleep(100);
  }
  return undefined;
};

/** Everything ends as when the power fails, and begins again in any order: whoever comes too early waits for the others. */
export const restart = async ({ order }: Extract<Move, { kind: 'restart' }>, scene: NemesisContext): Promise<void> => {
  const { stack, fault, count } = scene;
  await Promise.all(roles.flatMap((role) => stack.processes[role].map((each) => each.crash())));
  for (const role of order) {
    for (const each of stack.processes[role]) void each.start().catch(() => undefined); // tried again by the supervisor
    await sleep(between);
  }
  const ms = await waitUntilHealthy(stack.apis, mostMs * 2);
  if (ms === undefined || ms > mostMs) fault(`started as ${order.join(', ')} it was not healthy within ${mostMs} ms`);
  count('start orders', ms);
};
