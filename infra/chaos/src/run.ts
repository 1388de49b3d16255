import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAnalyses } from './check/analyses.ts';
import { checkAnswers } from './check/answers.ts';
import type { Check } from './check/check.ts';
import { checkLog } from './check/log.ts';
import { checkReads } from './check/reads.ts';
import { checkRecovery } from './check/recovery.ts';
import { checkStreams } from './check/streams.ts';
import { runGreedy } from './greedy/run-greedy.ts';
import { openHistory, type History } from './history/history.ts';
import { checkReadModels, exportLog } from './hub-commands.ts';
import { runMoves } from './nemesis/run-moves.ts';
import { waitUntilHealthy } from './nemesis/restart.ts';
import { waitUntilAllServe } from './nemesis/context.ts';
import { planOf, type Profile } from './plan/plan.ts';
import { reportText } from './report.ts';
import { startStack, type Stack } from './stack/stack.ts';
import { runJourneys, studentOf } from './students/journey.ts';

/** Options of a run; the same seed causes the same faults. */
export interface RunOptions {
  readonly seed: number;
  readonly minutes: number;
  readonly profile: Profile | 'greedy';
  readonly students: number;
  /** Keep the history, the log and the product's data. */
  readonly keep: boolean;
  /** Ends the run early, without any checks. */
  readonly signal: AbortSignal;
}

type FaultOptions = RunOptions & { readonly profile: Profile };

/** Time after the last fault within which every request must be settled, in ms. */
const drainMs = 120_000;
/** R1: fifteen kills in a short run, a hundred in a long run of kills only. */
const leastKills = ({ minutes, profile }: FaultOptions) => (profile === 'kills' && minutes >= 10 ? 100 : 15);

const runUnderFaults = async (options: FaultOptions, { stack, history }: { stack: Stack; history: History }) => {
  const { seed, minutes, profile, students, signal } = options;
  const faults: string[] = [];
  const counts = new Map<string, (number | undefined)[]>();
  const [stopping, over] = [new AbortController(), new AbortController()];
  const journeys = { seed, apis: stack.apis, history, stopping: stopping.signal, over: over.signal };

  const prober = studentOf('student-0', journeys);
  await prober.register();
  await prober.act(); // adds a class for its tasks
  const working = runJourneys(students, journeys);
  const context = {
    stack,
    history,
    signal,
    prober,
    fault: (text: string) => void faults.push(`${text} (at ${history.now()} ms)`),
    count: (what: string, ms?: number) => void counts.set(what, [...(counts.get(what) ?? []), ms]),
  };
  await runMoves(planOf(seed, { profile, minutes }), context, minutes * 60_000);
  stack.proxies.cut(false);
  await waitUntilAllServe(context);
  if ((await waitUntilHealthy(stack.apis, drainMs)) === undefined)
    context.fault('the product is not healthy at the end');
  stopping.abort();
  const late = setTimeout(() => over.abort(), drainMs);
  await working;
  clearTimeout(late);

  const kills = counts.get('kills')?.length ?? 0;
  if ((profile === 'mixed' || profile === 'kills') && kills < leastKills(options)) context.fault(`only ${kills} kills`);
  return { faults, counts };
};

const runChecks = async (stack: Stack, history: History, folder: string): Promise<Check[]> => {
  const log = await exportLog(stack.environment.hub, folder);
  const { operations } = history;
  return [
    ...checkStreams(operations, log),
    checkLog(log),
    checkReads(operations),
    checkAnalyses(operations, log),
    ...checkAnswers(operations),
    ...(await checkReadModels(stack.environment.hub)),
    ...checkRecovery(stack.recoveries),
  ];
};

interface RunResult {
  readonly checks: readonly Check[];
  readonly text: string;
}

const runAndCheck = async (
  options: FaultOptions,
  { stack, history }: { stack: Stack; history: History },
  folder: string,
) => {
  await waitUntilAllServe({ stack });
  const { faults, counts } = await runUnderFaults(options, { stack, history });
  const checks: Check[] = [
    ...(await runChecks(stack, history, folder)),
    { name: 'moves with the expected effect', summary: `${faults.length} did not`, faults },
  ];
  const head = `seed ${options.seed}, ${options.profile}, ${Math.round(history.now() / 1000)} s`;
  const text = reportText(head, checks, counts);
  await writeFile(join(folder, 'report.txt'), `${text}\n`);
  return { checks, text };
};

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Cancelled: nothing was checked.')), { once: true });
  });

/**
 * Runs the product with students and faults, then checks the result.
 * @throws when it is cancelled
 */
export const run = async (options: RunOptions): Promise<RunResult & { folder: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-chaos-'));
  const history = openHistory(join(folder, 'history.jsonl'));
  const { profile } = options;
  const stack = await startStack(folder, { seed: options.seed, asInProduction: profile === 'greedy' });
  let isGood = false;
  try {
    const running =
      profile === 'greedy'
        ? runGreedy({ ...options, stack, history }, folder)
        : runAndCheck({ ...options, profile }, { stack, history }, folder);
    const result = await Promise.race([running, rejectOnAbort(options.signal)]);
    isGood = result.checks.every(({ faults }) => faults.length === 0);
    return { ...result, folder };
  } finally {
    await stack.close();
    await history.close();
    const isOfUse = !isGood && !options.signal.aborted;
    if (!isOfUse && !options.keep) await rm(folder, { recursive: true, force: true });
  }
};
