import { rejections } from '@hub/contracts';
import type { Context, Middleware, Next } from 'koa';
import { Rejection } from '../domain/index.ts';
import type { Position } from '../event-log/index.ts';
import type { Progress } from '../read-models/index.ts';
import { stateOf } from './state.ts';

/** So that a read is answered within two seconds, whatever else it does. */
const waitMs = 1500;

const header = 'X-Read-Model-Stale';

/** Tells the browser that what it gets may lack what the student did last. */
export const markStale = (ctx: Context) => ctx.set(header, 'true');

const isMissing = (error: unknown) => error instanceof Rejection && rejections[error.code].status === 404;

/**
 * A command that was answered before the read models showed it left its position in the student's sessions: every later
 * read of theirs waits for it, in any tab and on any instance. Before it is seen nothing of theirs is called missing.
 */
export const readYourWrites =
  (progress: Progress): Middleware =>
  async (ctx: Context, next: Next) => {
    const { unseen } = stateOf(ctx);
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    // asked for before the work: what comes to be seen meanwhile may have been looked for too early
    const lagged = unseen !== null && !(await progress.reached(unseen, isRead ? waitMs : 0));
    if (lagged && isRead) markStale(ctx);
    try {
      await next();
    } catch (error) {
      if (!isMissing(error) || !(lagged || ctx.res.hasHeader(header))) throw error;
      throw new Rejection('unavailable', undefined, { cause: error });
    }
  };

/** For a command that is answered now, without having been seen. */
export const noteUnseen = (ctx: Context) => async (position: Position) => {
  markStale(ctx);
  await stateOf(ctx).noteUnseen(position);
};
