import type { Context, Middleware, Next } from 'koa';
import type { Position } from '../event-log.ts';
import type { Progress } from '../progress.ts';
import { stateOf } from './state.ts';

/** So that a read is answered within two seconds, whatever else it does. */
const waitMs = 1500;

/** Tells the browser that what it gets may lack what the student did last. */
export const markStale = (ctx: Context) => ctx.set('X-Read-Model-Stale', 'true');

/**
 * A command that was answered before the read models showed it left its position in the student's sessions: every later
 * read of theirs waits for it, in any tab and on any instance.
 */
export const readYourWrites =
  (progress: Progress): Middleware =>
  async (ctx: Context, next: Next) => {
    const { unseen } = stateOf(ctx);
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (unseen && isRead && !(await progress.reached(unseen, waitMs))) markStale(ctx);
    await next();
  };

/** For a command that is answered now, without having been seen. */
export const noteUnseen = (ctx: Context) => async (position: Position) => {
  markStale(ctx);
  await stateOf(ctx).noteUnseen(position);
};
