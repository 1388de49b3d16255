import type { UserId } from '@hub/contracts';
import type { Context, Middleware, Next } from 'koa';
import type { Knex } from 'knex';
import { Rejection } from '../domain/index.ts';
import type { Position } from '../event-log/index.ts';
import { createSessionStore, type FoundSession } from '../identity/index.ts';
import { deviceOf } from './device.ts';
import type { SessionControl } from './request.ts';
import { stateOf } from './request-state.ts';

/** The session's end is stored in the database; the cookie only has to outlive it. */
const cookieMs = 31 * 24 * 60 * 60 * 1000;

/** Positions are compared by `commit` only. */
const positionOf = (text: string | null | undefined): Position | null => {
  if (!text) return null;
  const commit = BigInt(text);
  return { commit, prepare: commit };
};

const cookieOf = (ctx: Context) => (ctx.secure ? '__Host-sid' : 'sid');

const setCookie = (ctx: Context, token: string | null) => {
  ctx.cookies.set(cookieOf(ctx), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: ctx.secure,
    signed: false,
    overwrite: true,
    ...(token !== null && { maxAge: cookieMs }),
  });
};

/** An ended session leaves nothing in the browser either (ASVS 5.0 V14.3.1). */
const clearBrowser = (ctx: Context) => {
  setCookie(ctx, null);
  ctx.set('Clear-Site-Data', '"cache", "storage"');
};

/**
 * Identifies the student by a session cookie that scripts cannot read; every sign-in gets a new one. `onEnd` is called
 * with the student whose sessions ended.
 */
export const sessions = (db: Knex, onEnd: (userId: UserId) => void): Middleware => {
  const store = createSessionStore(db);

  const controlOf = (ctx: Context, found: FoundSession | undefined): SessionControl => {
    const state = stateOf(ctx);
    let session = found;
    const requireSession = () => {
      if (!session) throw new Rejection('unauthorized');
      return session;
    };
    return {
      async signIn(userId, check) {
        const token = await store.start({ userId, device: deviceOf(ctx.get('User-Agent')) }, check);
        if (session) await store.end(session.userId, session.id);
        setCookie(ctx, token);
        state.userId = userId;
        state.actor = userId;
      },
      isProven: () => requireSession().proven,
      requireProven() {
        if (!requireSession().proven) throw new Rejection('proof_required');
      },
      prove: (work) => store.prove(requireSession(), work),
      async signOut() {
        if (session) {
          await store.end(session.userId, session.id);
          onEnd(session.userId);
        }
        session = undefined;
        state.userId = null;
        clearBrowser(ctx);
      },
      async list() {
        const { id: own, userId } = requireSession();
        return (await store.list(userId)).map((each) => ({ ...each, current: each.id === own }));
      },
      async end(id) {
        const own = requireSession();
        if (!(await store.end(own.userId, id))) throw new Rejection('session_not_found');
        onEnd(own.userId);
        if (id === own.id) clearBrowser(ctx);
      },
      async endOthers() {
        const own = requireSession();
        await store.endOthers(own);
        onEnd(own.userId);
      },
      async endAllOf(userId, work) {
        await store.endAll(userId, work);
        state.actor ??= userId;
        onEnd(userId);
      },
      async renew(work) {
        const own = requireSession();
        setCookie(ctx, await store.renew(own, work));
        onEnd(own.userId);
      },
    };
  };

  return async (ctx: Context, next: Next) => {
    const state = stateOf(ctx);
    const token = ctx.cookies.get(cookieOf(ctx), { signed: false });
    const found = token ? await store.find(token) : undefined;
    state.userId = found?.userId ?? null;
    state.actor = found?.userId;
    state.unseenPosition = positionOf(found?.unseenPosition);
    state.saveUnseenPosition = async ({ commit }) => {
      if (!state.userId) return;
      const unseenPosition = db.raw('greatest(unseen_position, ?)', [commit.toString()]);
      await db('sessions').where({ userId: state.userId }).update({ unseenPosition });
    };
    if (token && found && (await store.touch(found))) setCookie(ctx, token);
    state.session = controlOf(ctx, found);
    await next();
  };
};
