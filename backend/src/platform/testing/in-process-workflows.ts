import { ApplicationFailure } from '@temporalio/common';
import { Rejection } from '../domain/index.ts';
import type { Feature } from '../feature.ts';
import type { Outcome, Workflows } from '../workflows/index.ts';

/** What a workflow does: answers its result, or throws to fail. The signal is given when it is cancelled. */
type Work = (key: string, signal: AbortSignal, input: unknown) => Promise<unknown>;

interface Going {
  readonly cancel: AbortController;
  readonly outcome: Promise<Outcome<never>>;
}

const typeOf = (error: unknown) => (error instanceof ApplicationFailure ? (error.type ?? '') : '');
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The port of workflows in this process: a key joins the run that goes on, or starts one. */
export const inProcessWorkflows = () => {
  const going = new Map<string, Going>();
  const latest = new Map<string, Going>();
  const succeeded = new Set<string>();
  const started: string[] = [];
  const cancelled: string[] = [];
  let work: Work = async () => ({ scheduled: 0 });
  let reachable = true;
  let served = true;

  const demandReachable = () => {
    if (!reachable) throw new Rejection('analysis_unavailable');
  };

  const begin = (key: string, input: unknown): Going => {
    const cancel = new AbortController();
    started.push(key);
    const outcome = work(key, cancel.signal, input)
      .then((result) => {
        succeeded.add(key);
        return { status: 'done', result: result as never } as const;
      })
      .catch((error: unknown) => ({ status: 'failed', type: typeOf(error), message: messageOf(error) }) as const)
      .finally(() => going.delete(key));
    return { cancel, outcome };
  };

  const workflows: Workflows = {
    isServed: async () => reachable && served,
    async start({ key, once }, input) {
      demandReachable();
      if (going.has(key) || (once && succeeded.has(key))) return;
      const run = begin(key, input);
      going.set(key, run);
      latest.set(key, run);
    },
    async outcome({ key }, withinMs = 60_000) {
      demandReachable();
      const run = latest.get(key);
      if (!run) throw new Error(`Nothing was started for ${key}`);
      const tooLong = new Promise<Outcome<never>>((resolve) => {
        setTimeout(() => resolve({ status: 'running' }), withinMs).unref();
      });
      return Promise.race([run.outcome, tooLong]);
    },
    async cancel({ key }) {
      demandReachable();
      cancelled.push(key);
      going.get(key)?.cancel.abort();
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
    /** Whether a worker is there. */
    setServed: (is: boolean) => {
      served = is;
    },
    /** The same feature, with these workflows instead of Temporal's. */
    inside: (feature: Feature): Feature => ({
      ...feature,
      reactors: (parts) => feature.reactors?.({ ...parts, workflows }) ?? [],
      routes: (router, parts) => feature.routes?.(router, { ...parts, workflows }),
    }),
  };
};
