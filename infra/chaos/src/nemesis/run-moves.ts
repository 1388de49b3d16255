import { setTimeout as sleep } from 'node:timers/promises';
import { describeMove, type Move, type Step } from '../plan/moves.ts';
import { kill } from './kill.ts';
import { outage } from './outage.ts';
import { pause } from './pause.ts';
import { restart } from './restart.ts';
import { waitUntilAllServe, type NemesisContext } from './context.ts';
import { terminate } from './terminate.ts';

const applyMove = async (move: Move, scene: NemesisContext): Promise<void> => {
  if (move.kind !== 'kill' && move.kind !== 'cuts') await waitUntilAllServe(scene);
  switch (move.kind) {
    case 'kill':
      return kill(move, scene);
    case 'cuts':
      return scene.stack.proxies.cut(move.on);
    case 'pause':
      return pause(move, scene);
    case 'terminate':
      return terminate(move, scene);
    case 'outage':
      return outage(move, scene);
    case 'restart':
      return restart(move, scene);
  }
};

/** Runs moves one after the other: the first sequence completely, later ones until the time is over. */
export const runMoves = async (rounds: Iterable<Step[]>, scene: NemesisContext, forMs: number): Promise<void> => {
  const end = scene.history.now() + forMs;
  let isFirst = true;
  for (const round of rounds) {
    for (const step of round) {
      if (scene.signal.aborted || (!isFirst && scene.history.now() > end)) return;
      await runMove(step, scene);
    }
    if (scene.history.now() > end) return;
    isFirst = false;
  }
};

const runMove = async ({ after, move }: Step, scene: NemesisContext) => {
  await sleep(after);
  scene.history.note(describeMove(move));
  try {
    await applyMove(move, scene);
  } catch (error) {
    scene.fault(`${describeMove(move)}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
