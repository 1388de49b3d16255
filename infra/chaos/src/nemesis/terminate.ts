import { ready } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Move } from '../plan/moves.ts';
import { drainMs } from '../stack/stack.ts';
import type { RoleProcess } from '../stack/role-process.ts';
import type { NemesisContext } from './context.ts';

const mostMs = 10_000;
/** Requests sent this long before the stop count as in flight, in ms. */
const inHandMs = 100;

/** The readiness status that a load balancer sees; null without a response. */
const readinessOf = async (url: string) => {
  try {
    const { status } = await fetch(`${url}${ready.path}`, { signal: AbortSignal.timeout(2_000) });
    return status;
  } catch {
    return null;
  }
};

/** Readiness must fail first: once it is 503, requests must still be served for a while. */
const watchReadiness = async (api: number, { stack, prober, fault }: NemesisContext, ended: () => boolean) => {
  const url = stack.apis[api] ?? '';
  while ((await readinessOf(url)) !== 503) {
    if (ended()) return fault(`api-${api + 1} never reported that it is no longer ready`);
    await sleep(25);
  }
  const { attempts } = await prober.read('class', api);
  const status = attempts[0]?.status ?? 'nothing';
  if (status !== 200) fault(`api-${api + 1} responded to a read with ${status} right after it was no longer ready`);
};

const endOne = async (process: RoleProcess, { fault, count }: NemesisContext) => {
  // on SIGTERM Postgres would wait until all clients have disconnected
  const end = await process.terminate(process.name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  if (!end) throw new Error(`${process.name} is not running`);
  count('orderly stops', end.ms);
  if (end.ms > mostMs) fault(`${process.name} took ${Math.round(end.ms)} ms to end`);
  if (end.reason !== 'exit code 0') fault(`${process.name} ended with ${end.reason}`);
};

const endApi = async (process: RoleProcess, api: number, scene: NemesisContext) => {
  const { stack, history, fault } = scene;
  const status = await readinessOf(stack.apis[api] ?? '');
  if (status !== 204) fault(`${process.name} responded with ${status ?? 'nothing'} before it was asked to stop`);
  const signalled = history.now();
  let ended = false;
  const ending = endOne(process, scene).finally(() => {
    ended = true;
  });
  await Promise.all([ending, watchReadiness(api, scene, () => ended)]);
  await process.untilServing(30_000);
  await sleep(1_000);
  const lost = unanswered(scene, api, signalled);
  if (lost > 0) fault(`${lost} requests in flight got no response when ${process.name} was asked to stop`);
};

/** Requests sent before the API closed that got no response, except those that the student timed out. */
const unanswered = ({ history }: NemesisContext, api: number, signalled: number) =>
  history.operations
    .flatMap(({ attempts }) => attempts)
    .filter(
      ({ at, ms, status, api: asked, error }) =>
        asked === api &&
        status === null &&
        !error?.startsWith('TimeoutError') &&
        at < signalled + drainMs - inHandMs &&
        at + ms >= signalled,
    ).length;

/** Sends SIGTERM under load, to one process after the other. */
export const terminate = async (
  { role }: Extract<Move, { kind: 'terminate' }>,
  scene: NemesisContext,
): Promise<void> => {
  for (const [index, process] of scene.stack.processes[role].entries()) {
    await (role === 'api' ? endApi(process, index, scene) : endOne(process, scene));
    await process.untilServing(30_000);
  }
};
