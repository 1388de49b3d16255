import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../root.ts';
import { runProgram } from '../run-program.ts';
import type { Outcome } from '../spec/outcomes.ts';
import type { Counts } from './counts.ts';

/** One program of the test command. */
export interface Step {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** What the program needs in addition to the caller's environment; found out just before it runs. */
  readonly env?: () => Promise<Readonly<Record<string, string>>>;
  /** A runner of many tests writes its report to this file; without one the step counts as one test. */
  readonly report?: {
    readonly path: string;
    readonly count: (text: string) => Counts;
    /** The outcome of each test. */
    readonly outcomes?: (text: string) => Outcome[];
  };
  /** Earlier steps that must have passed first. */
  readonly needs?: readonly string[];
}

export interface Result {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
}

export const reportFile = (name: string) => inRoot('node_modules', '.cache', 'academic-hub', 'reports', `${name}.json`);

const countsOf = (step: Step, code: number): Counts => {
  const { report } = step;
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (!existsSync(report.path)) return { passed: 0, failed: 1, skipped: 0 };
  const counts = report.count(readFileSync(report.path, 'utf8'));
  // the runner itself failed, though no test did
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

/** @returns the exit code. What a check says is shown when it fails; what a runner of tests says, while it says it. */
const attempt = async ({ file, args, cwd, env, report }: Step): Promise<number> => {
  try {
    const live = report !== undefined;
    const { code, output } = await runProgram(file, args, { ...(cwd && { cwd }), env: (await env?.()) ?? {}, live });
    if (code !== 0 && !live) console.log(`\n${output.trim()}\n`);
    return code;
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return 1;
  }
};

const runStep = async (step: Step): Promise<Result> => {
  const begin = performance.now();
  if (step.report) {
    mkdirSync(dirname(step.report.path), { recursive: true });
    rmSync(step.report.path, { force: true });
    console.log(`\n── ${step.name}`);
  }
  const code = await attempt(step);
  return { step, counts: countsOf(step, code), seconds: (performance.now() - begin) / 1000 };
};

const failure: Counts = { passed: 0, failed: 1, skipped: 0 };

/**
 * Starts the steps in order, `atOnce` of them at a time, each after those that it needs. One that fails does not hide the results
 * of the later ones; one that cannot work without it counts as failed.
 * @param earlier results of steps that these may need
 */
export const runSteps = async (
  steps: readonly Step[],
  atOnce = 1,
  earlier: readonly Result[] = [],
): Promise<Result[]> => {
  const started = new Map(earlier.map((result) => [result.step.name, Promise.resolve(result)]));
  const results: Result[] = [];
  const waiting = steps.values();
  const run = async (step: Step) => {
    const needed = await Promise.all((step.needs ?? []).map(async (name) => started.get(name)));
    const missing = needed.find((result) => result && result.counts.failed > 0);
    const result = missing ? { step, counts: failure, seconds: 0 } : await runStep(step);
    const verdict = result.counts.failed > 0 ? 'FAILED' : 'ok';
    const why = missing ? ` (needs ${missing.step.name})` : '';
    console.log(`${verdict.padEnd(6)} ${step.name.padEnd(14)} ${result.seconds.toFixed(1).padStart(6)} s${why}`);
    return result;
  };
  const runNext = async () => {
    for (const step of waiting) {
      const running = run(step);
      started.set(step.name, running);
      results.push(await running);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return results;
};
