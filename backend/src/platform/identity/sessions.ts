import type { SessionId, UserId } from '@hub/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../domain/index.ts';

/** Everything is measured by the database's clock. Use moves the end on, but never past half a year. */
const expiry = "least(now() + interval '30 days', created_at + interval '180 days')";
const firstExpiry = "now() + interval '30 days'";
/** Not with a write per request. */
const usedBefore = "last_used_at < now() - interval '10 minutes'";

/** Asked with every request. */
const findSql = `
  select id, token_hash, user_id, device, unseen_position, ${usedBefore} as due
  from sessions where token_hash = ? and expires_at > now()`;

interface Row {
  id: SessionId;
  tokenHash: Buffer;
  userId: UserId;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  unseenPosition: string | null;
}

/** A session that has not run out. `due`: it was last noted as used more than ten minutes ago. */
export type FoundSession = Pick<Row, 'id' | 'tokenHash' | 'userId' | 'device' | 'unseenPosition'> & { due: boolean };

type ListedSession = Pick<Row, 'id' | 'device' | 'createdAt' | 'lastUsedAt'>;

/** Within the transaction, with nobody else about the student's sessions. */
type Check = (trx: Knex.Transaction) => Promise<void>;

interface Start {
  readonly userId: UserId;
  /** In words, for the student's list. */
  readonly device: string;
}

/** Only the hash is stored: whoever reads the table cannot sign in with it. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Opaque tokens of 256 bits in Postgres: 30 days from the last use, 180 days at most (decision Q13, ADR 0010). */
export interface SessionStore {
  find(token: string): Promise<FoundSession | undefined>;
  /** Notes that it is used; answers whether its end moved on. */
  touch(session: FoundSession): Promise<boolean>;
  /** Answers the token. What `check` throws leaves no session. */
  start(start: Start, check?: Check): Promise<string>;
  /** Answers whether there was one. */
  end(userId: UserId, id: SessionId): Promise<boolean>;
  endOthers(session: FoundSession): Promise<void>;
  /** Does the work and ends every session of the student, as one. */
  endAll(userId: UserId, work: Check): Promise<void>;
  /** The latest used first. */
  list(userId: UserId): Promise<ListedSession[]>;
  /**
   * Does the work and ends every session of the student, as one; answers the token of a new one in the place of this.
   * @throws Rejection `unauthorized` when this one was ended meanwhile: then nothing is done
   */
  renew(session: FoundSession, work: Check): Promise<string>;
}

/**
 * Until the transaction ends nobody else starts a session of the student, or ends them all: what a sign-in was checked
 * against stays true until the session is there.
 */
const lockSessionsOf = async (trx: Knex.Transaction, userId: UserId): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sessions of ${userId}`]);
};

/** In the table `sessions`; starting one deletes those that have run out, of all students. */
export const createSessionStore = (db: Knex): SessionStore => {
  const table = (on: Knex = db) => on<Row>('sessions');

  const insert = async (on: Knex, { userId, device }: Start) => {
    const token = randomBytes(32).toString('base64url');
    await table(on).insert({ tokenHash: hashOf(token), userId, device, expiresAt: on.raw(firstExpiry) });
    return token;
  };

  return {
    async find(token) {
      const { rows } = await db.raw<{ rows: FoundSession[] }>(findSql, [hashOf(token)]);
      return rows[0];
    },

    async touch({ id, due }) {
      if (!due) return false;
      const used = await table()
        .where({ id })
        .whereRaw(usedBefore)
        .update({ lastUsedAt: db.fn.now(), expiresAt: db.raw(expiry) });
      return used > 0;
    },

    async start(start, check) {
      await table().where('expiresAt', '<', db.fn.now()).delete();
      return db.transaction(async (trx) => {
        await lockSessionsOf(trx, start.userId);
        await check?.(trx);
        return insert(trx, start);
      });
    },

    end: async (userId, id) => (await table().where({ userId, id }).delete()) > 0,

    async endOthers({ userId, id }) {
      await table().where({ userId }).whereNot({ id }).delete();
    },

    endAll: (userId, work) =>
      db.transaction(async (trx) => {
        await lockSessionsOf(trx, userId);
        await work(trx);
        await table(trx).where({ userId }).delete();
      }),

    list: (userId) =>
      table()
        .where({ userId })
        .where('expiresAt', '>', db.fn.now())
        .orderBy('lastUsedAt', 'desc')
        .select('id', 'device', 'createdAt', 'lastUsedAt'),

    renew: ({ id, userId, device }, work) =>
      db.transaction(async (trx) => {
        await lockSessionsOf(trx, userId);
        if (!(await table(trx).where({ id }).first('id'))) throw new Rejection('unauthorized');
        await work(trx);
        await table(trx).where({ userId }).delete();
        return insert(trx, { userId, device });
      }),
  };
};
