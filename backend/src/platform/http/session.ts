import type { UserId } from '@hub/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { Knex } from 'knex';
import type { Position } from '../event-log.ts';
import type { SessionControl } from './request.ts';
import { stateOf } from './state.ts';

/** The end of a session stands in the database and is measured by its clock; the browser's cookie only outlives it. */
const expiry = "now() + interval '30 days'";
/** Renewed by use, but not with a write per request. */
const renewal = "expires_at < now() + interval '27 days'";
const cookieMs = 31 * 24 * 60 * 60 * 1000;

interface Row {
  tokenHash: Buffer;
  userId: UserId;
  expiresAt: string;
  unseenPosition: string | null;
}

type Found = Pick<Row, 'userId' | 'unseenPosition'> & { due: boolean };

/** Positions are compared by `commit` alone. */
const positionOf = (text: string | null | undefined): Position | null => {
  if (!text) return null;
  const commit = BigInt(text);
  return { commit, prepare: commit };
};

/** Only the hash is stored: whoever reads the table cannot sign in with it. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

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

/**
 * Opaque sessions in Postgres: 30 days from the last use, a new token at every sign-in, ended at once by sign-out
 * (decision Q13). `onEnd` is called with the student whose session ended.
 */
export const sessions = (db: Knex, onEnd: (userId: UserId) => void): Middleware => {
  const table = () => db<Row>('sessions');

  const find = async (token: string) => {
    const tokenHash = hashOf(token);
    const row = await table()
      .where({ tokenHash })
      .where('expiresAt', '>', db.fn.now())
      .first<Found>('userId', 'unseenPosition', db.raw(`${renewal} as due`));
    return row && { ...row, tokenHash };
  };

  const end = async (token: string | undefined) => {
    if (token)
      await table()
        .where({ tokenHash: hashOf(token) })
        .delete();
  };

  return async (ctx: Context, next: Next) => {
    const state = stateOf(ctx);
    const token = ctx.cookies.get(cookieOf(ctx), { signed: false });
    const row = token ? await find(token) : undefined;
    state.userId = row?.userId ?? null;
    state.unseen = positionOf(row?.unseenPosition);
    state.noteUnseen = async ({ commit }) => {
      if (!state.userId) return;
      const unseenPosition = db.raw('greatest(unseen_position, ?)', [commit.toString()]);
      await table().where({ userId: state.userId }).update({ unseenPosition });
    };

    if (row?.due && token) {
      await table()
        .where({ tokenHash: row.tokenHash })
        .update({ expiresAt: db.raw(expiry) });
      setCookie(ctx, token);
    }

    state.session = {
      async signIn(userId) {
        await end(token);
        await table().where('expiresAt', '<', db.fn.now()).delete();
        const fresh = randomBytes(32).toString('base64url');
        await table().insert({ tokenHash: hashOf(fresh), userId, expiresAt: db.raw(expiry) });
        setCookie(ctx, fresh);
        state.userId = userId;
      },
      async signOut() {
        await end(token);
        setCookie(ctx, null);
        if (state.userId) onEnd(state.userId);
        state.userId = null;
      },
    } satisfies SessionControl;

    await next();
  };
};
