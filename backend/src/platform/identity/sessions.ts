import type { SessionId, UserId } from '@hub/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../domain/index.ts';

/** All times use the database's clock. Use extends a session, but never beyond half a year. */
const expiry = "least(now() + interval '30 days', created_at + interval '180 days')";
const firstExpiry = "now() + interval '30 days'";
/** Limits writes: use is recorded at most every ten minutes. */
const usedBefore = "last_used_at < now() - interval '10 minutes'";

/** A proof holds for so long. */
const isProven = "coalesce(proven_at > now() - interval '10 minutes', false)";

/** Runs with every request. */
const findSql = `
  select id, token_hash, user_id, device, unseen_position, ${usedBefore} as due, ${isProven} as proven
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
  /** When the student last showed who they are: at the sign-in, or since. */
  provenAt: string | null;
}

/**
 * A session that has not expired. `due`: its use was last recorded more than ten minutes ago. `proven`: its student showed
 * who they are within ten minutes.
 */
export type FoundSession = Pick<Row, 'id' | 'tokenHash' | 'userId' | 'device' | 'unseenPosition'> & {
  due: boolean;
  proven: boolean;
};

type ListedSession = Pick<Row, 'id' | 'device' | 'createdAt' | 'lastUsedAt'>;

/** Runs within the transaction, while no one else can start or end the student's sessions. */
type Check = (trx: Knex.Transaction) => Promise<void>;

interface Start {
  readonly userId: UserId;
  /** Readable, for the student's list of sessions. */
  readonly device: string;
}

/** Only the hash is stored: a reader of the table cannot sign in with it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Opaque tokens of 256 bits in Postgres: 30 days from the last use, 180 days at most (decision Q13, ADR 0010). */
export interface SessionStore {
  find(token: string): Promise<FoundSession | undefined>;
  /** Records that it is used; returns whether its end moved. */
  touch(session: FoundSession): Promise<boolean>;
  /**
   * Does the work, and records that the student has just shown who they are, in one transaction.
   * @throws Rejection `unauthorized` when the session was ended in the meantime
   */
  prove(session: FoundSession, work: Check): Promise<void>;
  /** Returns the token. If `check` throws, no session is created. */
  start(start: Start, check?: Check): Promise<string>;
  /** Returns whether there was such a session. */
  end(userId: UserId, id: SessionId): Promise<boolean>;
  endOthers(session: FoundSession): Promise<void>;
  /**
   * Does the work, ends every session of the student, and with it every access token and webhook, which may be those of
   * a stranger, in one transaction.
   */
  endAll(userId: UserId, work: Check): Promise<void>;
  /** Most recently used first. */
  list(userId: UserId): Promise<ListedSession[]>;
  /**
   * Does the work and ends every session of the student in one transaction; returns the token of a new session that
   * replaces this one.
   * @throws Rejection `unauthorized` when this one was ended in the meantime: then nothing is done
   */
  renew(session: FoundSession, work: Check): Promise<string>;
}

/**
 * Until the transaction ends, no one else can start a session of the student or end them all: what a sign-in was
 * checked against stays true until the session exists.
 */
export const lockSessionsOf = async (trx: Knex.Transaction, userId: UserId): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sessions of ${userId}`]);
};

/** Stored in the table `sessions`; starting one deletes the expired ones of all students. */
export const createSessionStore = (db: Knex): SessionStore => {
  const table = (on: Knex = db) => on<Row>('sessions');

  const insert = async (on: Knex, { userId, device }: Start) => {
    const token = randomBytes(32).toString('base64url');
    const times = { expiresAt: on.raw(firstExpiry), provenAt: on.fn.now() };
    await table(on).insert({ tokenHash: hashOf(token), userId, device, ...times });
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

    prove: ({ id }, work) =>
      db.transaction(async (trx) => {
        await work(trx);
        const proven = await table(trx).where({ id }).update({ provenAt: trx.fn.now() });
        if (proven === 0) throw new Rejection('unauthorized');
      }),

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
        await trx('access_tokens').where({ userId }).delete();
        await trx('webhook_targets').where({ ownerId: userId }).delete();
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
