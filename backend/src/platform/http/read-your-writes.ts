import { rejections } from '@hub/contracts';
import type { Context, Middleware, Next } from 'koa';
import { Rejection } from '../domain/index.ts';
import type { Position } from '../event-log/index.ts';
import type { Progress } from '../read-models/index.ts';
import { outsideTurn } from '../runtime/index.ts';
import { stateOf } from './request-state.ts';

/** Keeps a read within two seconds in total. */
const waitMs = 1500;

const header = 'X-Read-Model-Stale';

/** Tells the browser that the response may lack what the student did last. */
export const markStale = (ctx: Context) => ctx.set(header, 'true');

const isMissing = (error: unknown) => error instanceof Rejection && rejections[error.code].status === 404;

/**
 * A command whose response was sent before the read models showed it stores its position in the student's sessions:
 * every later read waits for it, in any tab and on any instance. Until then, nothing of theirs is reported as missing.
 */
export const readYourWrites =
  (progress: Progress): Middleware =>
  async (ctx: Context, next: Next) => {
    const { unseenPosition } = stateOf(ctx);
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    // checked before the work: a position reached during the work may have come too late for its reads
    const lagged =
      unseenPosition !== null && !(await outsideTurn(() => progress.reached(unseenPosition, isRead ? waitMs : 0)));
    if (lagged && isRead) markStale(ctx);
    try {
      await next();
    } catch (error) {
      if (!isMissing(error) || !(lagged || ctx.res.hasHeader(header))) throw error;
      throw new Rejection('unavailable', undefined, { cause: error });
    }
  };

/** For a command whose response is sent before the read models show it. */
export const rememberUnseenPosition = (ctx: Context) => async (position: Position) => {
  markStale(ctx);
  await stateOf(ctx).saveUnseenPosition(position);
};
