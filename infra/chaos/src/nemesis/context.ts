import type { History } from '../history/history.ts';
import { roles } from '../plan/moves.ts';
import type { Stack } from '../stack/stack.ts';
import type { Student } from '../students/student.ts';

/** What a move works on, and whom it tells. */
export interface NemesisContext {
  readonly stack: Stack;
  readonly history: History;
  /** Given when the run is called off: nothing more goes wrong. */
  readonly signal: AbortSignal;
  /** A student who is asked to read and write while something is away. */
  readonly prober: Student;
  /** Tells of a mark that was missed. */
  readonly fault: (text: string) => void;
  /** Counts what was done, or how long it took. */
  readonly count: (what: string, ms?: number) => void;
}

const settleMs = 60_000;

/** Until every process serves. @throws naming those that do not */
export const waitUntilAllServe = async ({ stack }: Pick<NemesisContext, 'stack'>): Promise<void> => {
  const all = roles.flatMap((role) => stack.processes[role]);
  await Promise.all(all.map((each) => each.untilServing(settleMs)));
};
