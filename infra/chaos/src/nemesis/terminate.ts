import { setTimeout as sleep } from 'node:timers/promises';
import type { Move } from '../plan/moves.ts';
import type { RoleProcess } from '../stack/role.ts';
import type { Scene } from './scene.ts';

const mostMs = 10_000;
/** A request that was sent this long before is on its way already. */
const inHandMs = 100;
/** On a busy machine a signal takes its time. */
const readinessMs = 1_000;

/** Whether a load balancer would still send requests there. */
const says200 = async (url: string) => {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000), keepalive: false });
    return answer.status === 200;
  } catch {
    return false;
  }
};

/** Asks for readiness until the process has ended. */
const watchReadiness = async (url: string, ended: () => boolean) => {
  const begun = performance.now();
  let lastReady = 0;
  while (!ended()) {
    const asked = performance.now() - begun;
    if (await says200(url)) lastReady = asked;
    await sleep(25);
  }
  return lastReady;
};

const endOne = async (process: RoleProcess, { fault, count }: Scene, api: string | undefined) => {
  let ended = false;
  const readiness = api === undefined ? Promise.resolve(0) : watchReadiness(api, () => ended);
  // to Postgres SIGTERM means: wait until all clients have gone
  const end = await process.terminate(process.name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  ended = true;
  if (!end) throw new Error(`${process.name} does not run`);
  count('ordered ends', end.ms);
  if (end.ms > mostMs) fault(`${process.name} took ${Math.round(end.ms)} ms to end`);
  if (end.reason !== 'exit code 0') fault(`${process.name} ended with ${end.reason}`);
  const lastReady = await readiness;
  if (lastReady > readinessMs)
    fault(`${process.name} still said that it is ready ${Math.round(lastReady)} ms after SIGTERM`);
};

/** Requests that were in hand and got no answer at all; not those whose student was out of patience first. */
const unanswered = ({ history }: Scene, api: number, signalled: number) =>
  history.operations
    .flatMap(({ attempts }) => attempts)
    .filter(
      ({ at, ms, status, api: asked, error }) =>
        asked === api &&
        status === null &&
        !error?.startsWith('TimeoutError') &&
        at < signalled - inHandMs &&
        at + ms >= signalled,
    ).length;

/** SIGTERM under load, one process after the other. */
export const terminate = async ({ role }: Extract<Move, { kind: 'terminate' }>, scene: Scene): Promise<void> => {
  const { stack, history, fault } = scene;
  for (const [index, process] of stack.processes[role].entries()) {
    const signalled = history.now();
    await endOne(process, scene, role === 'api' ? stack.apis[index] : undefined);
    await process.untilServing(30_000);
    if (role !== 'api') continue;
    await sleep(1_000);
    const lost = unanswered(scene, index, signalled);
    if (lost > 0) fault(`${lost} requests in hand got no answer when ${process.name} was asked to end`);
  }
};
