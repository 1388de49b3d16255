import { livePath, type LiveChange, type LiveRelease, UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { createChannel, createSession, type Channel, type Session } from 'better-sse';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { z } from 'zod';
import { missedSince, notifySessionsEnded, type Progress } from '../../read-models/index.ts';
import { Rejection } from '../../domain/index.ts';
import { repeat } from '../../runtime/index.ts';
import { addRoute, requireSignedIn } from '../routing/index.ts';
import { stateOf } from '../index.ts';

/** Server-sent events that notify a student's open tabs of stale queries and workflow progress. */
export interface Live {
  routes(router: Router): void;
  /** Closes the student's streams on every instance; tabs that still have a session reconnect on their own. */
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
/** Open tabs per student and API process. */
const maxStreams = 20;

interface LiveDependencies {
  readonly db: Knex;
  readonly progress: Progress;
  readonly log: Logger;
  /** How often an idle stream sends a heartbeat. */
  readonly heartbeatMs?: number;
  readonly releases?: Releases;
}

/** The builds that are live, asked once a second while tabs are open; null while the front end is not built. */
interface Releases {
  /** Differs when some student may get other builds. */
  state(): Promise<string | null>;
  /** The revision of this student's manifest. */
  revisionFor(userId: UserId): Promise<string | null>;
}

const releaseEveryMs = 1000;

/** 20 streams per student and process; further ones are rejected with 429 (ADR 0023). */
export const createLive = ({ db, progress, log, heartbeatMs = usualHeartbeatMs, releases }: LiveDependencies): Live => {
  const channels = new Map<string, Channel>();
  const open = new Map<string, Set<Context>>();
  const closed = new AbortController();

  const stopListening = progress.onChange((ownerId, changed, change) => {
    const message: LiveChange = { changed: [...changed] };
    channels.get(ownerId)?.broadcast(message, 'message', { eventId: change });
  });
  const stopSteps = progress.onStep(({ ownerId, ...messages }) => {
    const sessions = channels.get(ownerId)?.activeSessions ?? [];
    // reusing the session's last id leaves the browser's last event id unchanged
    for (const [event, data] of Object.entries(messages))
      for (const session of sessions) session.push(data, event, session.lastId);
  });

  const tellReleased = async (userId: UserId, sessions: readonly Session[]) => {
    const revision = await releases?.revisionFor(userId);
    if (!revision) return;
    const released: LiveRelease = { revision };
    for (const session of sessions) if (session.isConnected) session.push(released, 'release', session.lastId);
  };
  let state: string | null = null;
  const lookForReleases = async () => {
    if (!releases || open.size === 0) return;
    const now = await releases.state();
    if (now === state) return;
    for (const [id, channel] of channels) await tellReleased(UserId.parse(id), channel.activeSessions);
    state = now;
  };
  void repeat(lookForReleases, {
    everyMs: releaseEveryMs,
    signal: closed.signal,
    failed: (error) => log.warn({ err: error }, 'the live builds could not be read'),
  });

  const end = (streams: Iterable<Context>) => {
    for (const ctx of streams) ctx.res.end();
  };
  const endAll = () => {
    for (const streams of open.values()) end(streams);
  };

  const stopEnded = progress.onEnded((userId) => end(open.get(userId) ?? []));
  // tabs that still have a session reconnect and get the changes they missed
  const stopGaps = progress.onGap(endAll);

  const forget = (userId: UserId, ctx: Context) => {
    const streams = open.get(userId);
    streams?.delete(ctx);
    if (streams?.size !== 0) return;
    open.delete(userId);
    channels.delete(userId);
  };

  const openStream = async (ctx: Context, userId: UserId) => {
    const streams = open.get(userId) ?? new Set();
    if (streams.size >= maxStreams) throw new Rejection('too_many_requests', undefined, { retryAfterSeconds: 30 });
    open.set(userId, streams.add(ctx));
    ctx.res.once('close', () => forget(userId, ctx));
    ctx.respond = false;
    ctx.res.statusCode = 200; // Koa starts every response as 404
    const session = await createSession(ctx.req, ctx.res, { keepAlive: heartbeatMs, retry: 1000 });
    const lastSeen = session.lastId;
    const channel = channels.get(userId) ?? createChannel();
    channels.set(userId, channel);
    channel.register(session); // registered first, so that no change is lost between the missed ones and the live ones
    try {
      const { message, last } = await missedSince(db, userId, lastSeen);
      if (session.isConnected) session.push(message, 'message', last);
      await tellReleased(userId, [session]);
    } catch (error) {
      stateOf(ctx).log.warn({ err: error }, 'a live stream could not start');
      ctx.res.end(); // the browser reconnects with its last id
    }
  };

  return {
    routes(router) {
      addRoute(router, operation, (ctx: Context) => openStream(ctx, requireSignedIn(ctx)));
    },
    disconnect(userId) {
      end(open.get(userId) ?? []);
      notifySessionsEnded(db, userId).catch((error: unknown) => {
        log.warn({ err: error }, 'live streams on other instances were not closed');
      });
    },
    close() {
      closed.abort();
      stopListening();
      stopSteps();
      stopEnded();
      stopGaps();
      endAll();
    },
  };
};
