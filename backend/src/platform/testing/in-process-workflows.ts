import { ApplicationFailure } from '@temporalio/common';
import { Rejection } from '../domain/index.ts';
import type { Feature } from '../feature.ts';
import type { Outcome, Workflows } from '../workflows/index.ts';

/** What a workflow does: returns its result, or throws to fail. The signal aborts when it is cancelled. */
type Work = (key: string, signal: AbortSignal, input: unknown) => Promise<unknown>;

interface ActiveRun {
  readonly cancel: AbortController;
  readonly outcome: Promise<Outcome<never>>;
}

const typeOf = (error: unknown) => (error instanceof ApplicationFailure ? (error.type ?? '') : '');
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The workflows port implemented in this process: a key joins the current run or starts one. */
export const inProcessWorkflows = () => {
  const active = new Map<string, ActiveRun>();
  const latest = new Map<string, ActiveRun>();
  const succeeded = new Set<string>();
  const started: string[] = [];
  const cancelled: string[] = [];
  let work: Work = async () => ({ scheduled: 0 });
  let reachable = true;
  let hasWorker = true;

  const assertReachable = () => {
    if (!reachable) throw new Rejection('analysis_unavailable');
  };

  const begin = (key: string, input: unknown): ActiveRun => {
    const cancel = new AbortController();
    started.push(key);
    const outcome = work(key, cancel.signal, input)
      .then((result) => {
        succeeded.add(key);
        return { status: 'done', result: result as never } as const;
      })
      .catch((error: unknown) => ({ status: 'failed', type: typeOf(error), message: messageOf(error) }) as const)
      .finally(() => active.delete(key));
    return { cancel, outcome };
  };

  const workflows: Workflows = {
    hasWorker: async () => reachable && hasWorker,
    async start({ key, once }, input) {
      assertReachable();
      if (active.has(key) || (once && succeeded.has(key))) return;
      const run = begin(key, input);
      active.set(key, run);
      latest.set(key, run);
    },
    async outcome({ key }, withinMs = 60_000) {
      assertReachable();
      const run = latest.get(key);
      if (!run) throw new Error(`Nothing was started for ${key}`);
      const timeout = new Promise<Outcome<never>>((resolve) => {
        setTimeout(() => resolve({ status: 'running' }), withinMs).unref();
      });
      return Promise.race([run.outcome, timeout]);
    },
    async cancel({ key }) {
      assertReachable();
      cancelled.push(key);
      active.get(key)?.cancel.abort();
    },
  };

  return {
    started,
    cancelled,
    willDo: (next: Work) => {
      work = next;
    },
    setReachable: (is: boolean) => {
      reachable = is;
    },
    /** Sets whether a worker is running. */
    setHasWorker: (is: boolean) => {
      hasWorker = is;
    },
    /** The same feature, with these workflows instead of Temporal's. */
    inside: (feature: Feature): Feature => ({
      ...feature,
      reactors: (parts) => feature.reactors?.({ ...parts, workflows }) ?? [],
      routes: (router, parts) => feature.routes?.(router, { ...parts, workflows }),
    }),
  };
};
