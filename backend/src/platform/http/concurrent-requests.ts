import { FairQueue, QueueFull } from '@hub/fair-queue';
import type { Context, Middleware, Next } from 'koa';
import { Rejection } from '../domain/index.ts';
import { takeTurn } from '../runtime/index.ts';
import { stateOf } from './request-state.ts';

/**
 * Requests that a process works on at a time; one that waits for bytes, a workflow or a read model does not count. More of
 * them finish no more in a second, and each step of a request then comes after a step of all the others.
 */
const atOnce = 8;
/** Requests that may wait, of one student and of all. */
const waiting = { perOwner: 100, overall: 5_000 };

/**
 * Works on the request of the student whose requests took the least time lately, so that one who sends hundreds at a time
 * delays the others by a few only. A request is in progress until its response begins.
 * @throws Rejection `too_many_requests` when a hundred of the student's requests wait
 */
export const concurrentRequests = (): Middleware => {
  const queue = new FairQueue({ atOnce, ...waiting });
  return async (ctx: Context, next: Next) => {
    const { userId } = stateOf(ctx);
    if (!userId) return next();
    try {
      await takeTurn(queue, userId, next);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      throw new Rejection('too_many_requests', undefined, { retryAfterSeconds: 1 });
    }
  };
};
