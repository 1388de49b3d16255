import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '../check/check.ts';
import type { History } from '../history/history.ts';
import { waitUntilAllServe } from '../nemesis/context.ts';
import { randomOf } from '../plan/random.ts';
import { reportText } from '../report.ts';
import type { Stack } from '../stack/stack.ts';
import { Connection } from '../students/connection.ts';
import { checkShares, type Phase } from './check-shares.ts';
import { kinds, measureStudent, warmUpMs, type Durations } from './modest-student.ts';
import { startGreedy } from './start-greedy.ts';

interface Run {
  readonly seed: number;
  /** Of one phase. */
  readonly minutes: number;
  readonly stack: Stack;
  readonly history: History;
}

const modestStudents = 5;
/** Names end in a number, which gives each student a separate address. */
const connect = ({ seed, stack, history }: Run, name: string, over: AbortSignal) =>
  new Connection({ name, apis: stack.apis, history, random: randomOf(seed, name), over });

const together = (all: readonly Durations[]): Durations =>
  Object.fromEntries(kinds.map((kind) => [kind, all.flatMap((each) => each[kind])])) as unknown as Durations;

const measurePhase = async (run: Run, { number, greedy }: { number: number; greedy: number }) => {
  const name = greedy === 0 ? 'nobody greedy' : `${greedy} greedy`;
  const first = number * 1_000;
  const [stopping, over] = [new AbortController(), new AbortController()];
  const students = { apis: run.stack.apis, students: greedy, first: first + 500 };
  const stopGreedy = greedy === 0 ? async () => [] : await startGreedy(students);
  const measured = Array.from({ length: modestStudents }, (_, index) => {
    const student = `modest-${first + index}`;
    const connection = connect(run, student, over.signal);
    return measureStudent(student, { connection, stopping: stopping.signal });
  });
  setTimeout(() => stopping.abort(), warmUpMs + run.minutes * 60_000);
  const durations = together(await Promise.all(measured));
  over.abort();
  for (const line of await stopGreedy()) run.history.note(`${name}: ${line}`);
  return { name, durations };
};

/**
 * Measures the requests of modest students alone, with one and with ten greedy students, with the limits of
 * production.
 */
export const runGreedy = async (run: Run, folder: string): Promise<{ checks: readonly Check[]; text: string }> => {
  await waitUntilAllServe(run);
  const phases: Phase[] = [];
  for (const [number, greedy] of [0, 1, 10].entries())
    phases.push(await measurePhase(run, { number: number + 1, greedy }));
  const [idle, ...others] = phases as [Phase, ...Phase[]];
  const checks = [idle, ...others].flatMap((phase) => checkShares(idle, phase));
  const text = reportText(`seed ${run.seed}, greedy, ${run.minutes} minutes a phase`, checks, new Map());
  await writeFile(join(folder, 'report.txt'), `${text}\n`);
  return { checks, text };
};
