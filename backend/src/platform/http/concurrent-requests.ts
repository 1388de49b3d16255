import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import type { Context, Middleware, Next } from 'koa';
import { Rejection } from '../domain/index.ts';
import { isReading } from './is-reading.ts';
import { stateOf } from './request-state.ts';

/**
 * Requests of one student that a process works on at a time; more of them wait. Changes may wait for a workflow, so that
 * more are allowed.
 */
const atOnce = { reads: 3, changes: 6 };
/** Requests of one student that may wait, of each kind. */
const mostWaiting = 100;

const isIdle = ({ executionSlots, queueSlots }: BulkheadPolicy, slots: number) =>
  executionSlots === slots && queueSlots === mostWaiting;

/** At most `slots` at a time for each key. */
const perKey = (slots: number) => {
  const all = new Map<string, BulkheadPolicy>();
  return async (key: string, work: () => Promise<void>) => {
    const own = all.get(key) ?? bulkhead(slots, mostWaiting);
    all.set(key, own);
    try {
      await own.execute(work);
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new Rejection('too_many_requests', undefined, { retryAfterSeconds: 1 });
    } finally {
      if (isIdle(own, slots)) all.delete(key);
    }
  };
};

/**
 * Lets each student have only a few requests in progress, so that one who sends hundreds at a time delays the others by a
 * few only. A request is in progress until its response begins.
 * @throws Rejection `too_many_requests` when a hundred of the student's requests wait
 */
export const concurrentRequests = (): Middleware => {
  const [reads, changes] = [perKey(atOnce.reads), perKey(atOnce.changes)];
  return async (ctx: Context, next: Next) => {
    const { userId } = stateOf(ctx);
    // an upload takes as long as the student's network needs, and has its own limit
    if (!userId || ctx.is('multipart')) return next();
    return (isReading(ctx.method) ? reads : changes)(userId, next);
  };
};
