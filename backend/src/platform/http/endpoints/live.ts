import { livePath, type LiveChange, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { createChannel, createSession, type Channel } from 'better-sse';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { z } from 'zod';
import { missedSince, notifySessionsEnded, type Progress } from '../../read-models/index.ts';
import { Rejection } from '../../domain/index.ts';
import { addRoute, signedIn } from '../routing/index.ts';
import { stateOf } from '../index.ts';

/** Server-sent events that tell a student's open tabs which queries became stale, and how far workflows have come. */
export interface Live {
  routes(router: Router): void;
  /** Closes the student's streams, on every instance; those that still have a session come back by themselves. */
  disconnect(userId: UserId): void;
  close(): void;
}

const operation = {
  method: 'GET',
  path: livePath,
  access: 'student',
  query: z.object({ lastEventId: z.string().optional() }),
  result: 'event stream',
  status: 200,
} as const;

const usualHeartbeatMs = 15_000;
/** Open tabs of one student on one API process. */
const mostStreams = 20;

interface LiveDependencies {
  readonly db: Knex;
  readonly progress: Progress;
  readonly log: Logger;
  /** How often an open stream that has nothing to tell says so. */
  readonly heartbeatMs?: number;
}

/** 20 streams per student and process; the next one is refused with 429 (ADR 0023). */
export const createLive = ({ db, progress, log, heartbeatMs = usualHeartbeatMs }: LiveDependencies): Live => {
  const channels = new Map<string, Channel>();
  const open = new Map<string, Set<Context>>();

  const stopListening = progress.onChange((ownerId, changed, change) => {
    const message: LiveChange = { changed: [...changed] };
    channels.get(ownerId)?.broadcast(message, 'message', { eventId: change });
  });
  const stopSteps = progress.onStep(({ ownerId, ...told }) => {
    const sessions = channels.get(ownerId)?.activeSessions ?? [];
    // an event without an id of its own leaves the browser's last one as it is
    for (const [event, data] of Object.entries(told))
      for (const session of sessions) session.push(data, event, session.lastId);
  });

  const end = (streams: Iterable<Context>) => {
    for (const ctx of streams) ctx.res.end();
  };
  const endAll = () => {
    for (const streams of open.values()) end(streams);
  };

  const stopEnded = progress.onEnded((userId) => end(open.get(userId) ?? []));
  // what was told meanwhile they get when they come back, those that still have a session
  const stopGaps = progress.onGap(endAll);

  const forget = (userId: UserId, ctx: Context) => {
    const streams = open.get(userId);
    streams?.delete(ctx);
    if (streams?.size !== 0) return;
    open.delete(userId);
    channels.delete(userId);
  };

  const join = async (ctx: Context, userId: UserId) => {
    const streams = open.get(userId) ?? new Set();
    if (streams.size >= mostStreams) throw new Rejection('too_many_requests', undefined, { retryAfterSeconds: 30 });
    open.set(userId, streams.add(ctx));
    ctx.res.once('close', () => forget(userId, ctx));
    ctx.respond = false;
    ctx.res.statusCode = 200; // Koa begins every answer as 404
    const session = await createSession(ctx.req, ctx.res, { keepAlive: heartbeatMs, retry: 1000 });
    const seen = session.lastId;
    const channel = channels.get(userId) ?? createChannel();
    channels.set(userId, channel);
    channel.register(session); // first, so that nothing falls between what it missed and what comes now
    try {
      const { message, last } = await missedSince(db, userId, seen);
      if (session.isConnected) session.push(message, 'message', last);
    } catch (error) {
      stateOf(ctx).log.warn({ err: error }, 'a stream of changes could not begin');
      ctx.res.end(); // the browser comes back with the id that it has
    }
  };

  return {
    routes(router) {
      addRoute(router, operation, (ctx: Context) => join(ctx, signedIn(ctx)));
    },
    disconnect(userId) {
      end(open.get(userId) ?? []);
      notifySessionsEnded(db, userId).catch((error: unknown) => {
        log.warn({ err: error }, 'streams on other instances were not ended');
      });
    },
    close() {
      stopListening();
      stopSteps();
      stopEnded();
      stopGaps();
      endAll();
    },
  };
};
