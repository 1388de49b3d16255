import type { Move } from '../plan/moves.ts';
import type { NemesisContext } from './context.ts';

const againWithinMs = 15_000;

/** Sends SIGKILL; of the two APIs, to the one with fewer kills. */
export const kill = async (
  { role }: Extract<Move, { kind: 'kill' }>,
  { stack, count }: Pick<NemesisContext, 'stack' | 'count'>,
): Promise<void> => {
  const all = stack.processes[role];
  const victim = all.toSorted((a, b) => a.kills - b.kills)[0];
  if (!victim) throw new Error(`There is no ${role}`);
  if (!victim.kill()) {
    await victim.untilServing(againWithinMs);
    victim.kill();
  }
  count('kills');
};
