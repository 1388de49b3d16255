import { livePath, type LiveChange, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { createChannel, createSession, type Channel } from 'better-sse';
import type { Context } from 'koa';
import type { Progress } from '../progress.ts';
import { addRoute } from './operations.ts';
import { signedIn } from './read-request.ts';

/** Server-sent events that tell a student's open tabs which queries became stale. */
export interface Live {
  routes(router: Router): void;
  /** Closes the student's streams; those that still have a session come back by themselves. */
  disconnect(userId: UserId): void;
  close(): void;
}

const operation = { method: 'GET', path: livePath, access: 'student', result: 'event stream', status: 200 } as const;

const heartbeatMs = 15_000;

export const createLive = (progress: Progress): Live => {
  const channels = new Map<string, Channel>();
  const open = new Map<string, Set<Context>>();

  const stopListening = progress.onChange((ownerId, changed) => {
    const message: LiveChange = { changed: [...changed] };
    channels.get(ownerId)?.broadcast(message, 'message');
  });

  const join = async (ctx: Context, userId: UserId) => {
    ctx.respond = false;
    ctx.res.statusCode = 200; // Koa begins every answer as 404
    const session = await createSession(ctx.req, ctx.res, { keepAlive: heartbeatMs, retry: 1000 });
    const channel = channels.get(userId) ?? createChannel();
    channels.set(userId, channel);
    channel.register(session);
    const streams = open.get(userId) ?? new Set();
    open.set(userId, streams.add(ctx));
    session.once('disconnected', () => {
      streams.delete(ctx);
      if (streams.size > 0 || open.get(userId) !== streams) return;
      open.delete(userId);
      channels.delete(userId);
    });
  };

  const end = (streams: Iterable<Context>) => {
    for (const ctx of streams) ctx.res.end();
  };

  return {
    routes(router) {
      addRoute(router, operation, (ctx: Context) => join(ctx, signedIn(ctx)));
    },
    disconnect: (userId) => end(open.get(userId) ?? []),
    close() {
      stopListening();
      for (const streams of open.values()) end(streams);
    },
  };
};
