import type { FairQueue, Turn } from '@hub/fair-queue';
import { AsyncLocalStorage } from 'node:async_hooks';

const held = new AsyncLocalStorage<Turn>();

/** Runs `work` when the owner's turn comes. @throws QueueFull */
export const takeTurn = <Result>(queue: FairQueue, owner: string, work: () => Promise<Result>): Promise<Result> =>
  queue.run(owner, (turn) => held.run(turn, work));

/** Lets others have the turn while `work` waits for a network, a workflow or a read model. */
export const outsideTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  held.getStore()?.outside(work) ?? work();
