import type { UserId } from '@hub/contracts';
import type { Context, Middleware, Next } from 'koa';
import type { Knex } from 'knex';
import { Rejection } from '../domain/index.ts';
import type { Position } from '../event-log/index.ts';
import { accessTokenIn, createAccessTokenStore, createSessionStore, type FoundSession } from '../identity/index.ts';
import { serve } from '../postgres/index.ts';
import { callerOf } from './caller.ts';
import { deviceOf } from './device.ts';
import { isApi } from './is-api.ts';
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
 * Identifies the student by a session cookie that scripts cannot read, every sign-in gets a new one; or a program of
 * theirs by an access token, next to which cookies do not count. `onEnd` is called
 * with the student whose sessions ended.
 */
export const sessions = (db: Knex, onEnd: (userId: UserId) => void): Middleware => {
  const store = createSessionStore(db);
  const tokens = createAccessTokenStore(db);

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
      currentId: () => requireSession().id,
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

  /** Whose request it is, by what it presents: a cookie next to an access token is ignored. */
  const identify = async (ctx: Context) => {
    const secret = accessTokenIn(ctx.get('Authorization'));
    if (secret !== undefined) {
      const mayUse = isApi(ctx.path); // a page is for people
      return { accessToken: mayUse ? await serve(secret, () => tokens.find(secret)) : undefined };
    }
    const token = ctx.cookies.get(cookieOf(ctx), { signed: false });
    const found = token ? await serve(token, () => store.find(token)) : undefined;
    return { token, found };
  };

  return async (ctx: Context, next: Next) => {
    const state = stateOf(ctx);
    const { accessToken = null, token, found } = await identify(ctx);
    const caller = accessToken ?? found;
    await serve(caller?.userId ?? callerOf(ctx.ip), async () => {
      state.accessToken = accessToken;
      state.userId = caller?.userId ?? null;
      state.actor = caller?.userId;
      state.unseenPosition = positionOf(caller?.unseenPosition);
      state.saveUnseenPosition = async ({ commit }) => {
        if (!state.userId) return;
        const unseenPosition = db.raw('greatest(unseen_position, ?)', [commit.toString()]);
        for (const table of ['sessions', 'access_tokens'])
          await db(table).where({ userId: state.userId }).update({ unseenPosition });
      };
      if (accessToken) await tokens.touch(accessToken);
      if (token && found && (await store.touch(found))) setCookie(ctx, token);
      state.session = controlOf(ctx, found);
      await next();
    });
  };
};
