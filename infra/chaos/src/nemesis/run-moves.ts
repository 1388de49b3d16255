import { setTimeout as sleep } from 'node:timers/promises';
import { describeMove, type Move, type Step } from '../plan/moves.ts';
import { kill } from './kill.ts';
import { outage } from './outage.ts';
import { pause } from './pause.ts';
import { restart } from './restart.ts';
import { waitUntilAllServe, type NemesisContext } from './context.ts';
import { terminate } from './terminate.ts';

const applyMove = async (move: Move, context: NemesisContext): Promise<void> => {
  if (move.kind !== 'kill' && move.kind !== 'cuts') await waitUntilAllServe(context);
  switch (move.kind) {
    case 'kill':
      return kill(move, context);
    case 'cuts':
      return context.stack.proxies.cut(move.on);
    case 'pause':
      return pause(move, context);
    case 'terminate':
      return terminate(move, context);
    case 'outage':
      return outage(move, context);
    case 'restart':
      return restart(move, context);
  }
};

/** Runs moves one after the other: the first sequence completely, later ones until the time is over. */
export const runMoves = async (rounds: Iterable<Step[]>, context: NemesisContext, forMs: number): Promise<void> => {
  const end = context.history.now() + forMs;
  let isFirst = true;
  for (const round of rounds) {
    for (const step of round) {
      if (context.signal.aborted || (!isFirst && context.history.now() > end)) return;
      await runMove(step, context);
    }
    if (context.history.now() > end) return;
    isFirst = false;
  }
};

const runMove = async ({ after, move }: Step, context: NemesisContext) => {
  await sleep(after);
  context.history.note(describeMove(move));
  try {
    await applyMove(move, context);
  } catch (error) {
    context.fault(`${describeMove(move)}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
