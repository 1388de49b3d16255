import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

interface Greedy {
  readonly apis: readonly string[];
  readonly students: number;
  /** Number of the first student: each has a separate name and address. */
  readonly first: number;
}

/**
 * Starts greedy students in a separate process, so that their work does not delay what is measured in this one.
 * @returns a function that stops them and returns how often each response came
 */
export const startGreedy = async ({ apis, students, first }: Greedy): Promise<() => Promise<string[]>> => {
  const program = new URL('greedy-main.ts', import.meta.url);
  const child = fork(program, ['--first', String(first), '--students', String(students), ...apis]);
  await once(child, 'message');
  // they work on other machines
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return async () => {
    const counts = once(child, 'message');
    child.send('stop');
    return (await counts)[0] as string[];
  };
};
