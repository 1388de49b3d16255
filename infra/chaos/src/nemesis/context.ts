import type { History } from '../history/history.ts';
import { roles } from '../plan/moves.ts';
import type { Stack } from '../stack/stack.ts';
import type { Student } from '../students/student.ts';

/** What a move acts on, and how it reports. */
export interface NemesisContext {
  readonly stack: Stack;
  readonly history: History;
  /** Aborts when the run is cancelled: no more faults. */
  readonly signal: AbortSignal;
  /** A student that reads and writes during an outage. */
  readonly prober: Student;
  /** Reports a violation. */
  readonly fault: (text: string) => void;
  /** Counts an action, with its duration in ms where measured. */
  readonly count: (what: string, ms?: number) => void;
}

const settleMs = 60_000;

/**
 * Waits until every process is ready.
 * @throws an error that names those that are not
 */
export const waitUntilAllServe = async ({ stack }: Pick<NemesisContext, 'stack'>): Promise<void> => {
  const all = roles.flatMap((role) => stack.processes[role]);
  await Promise.all(all.map((each) => each.untilServing(settleMs)));
};
