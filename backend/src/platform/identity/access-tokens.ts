import { type AccessScope, type AccessTokenId, accessTokenLimits, type UserId } from '@hub/contracts';
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../domain/index.ts';
import { hashOf, lockSessionsOf } from './sessions.ts';

/** Makes a leaked token recognisable, for people and for programs that search for secrets. */
const prefix = 'hub_';

const todaySql = "(now() at time zone 'utc')::date";

/** Runs with every request of a program. */
const findSql = `
  select id, user_id, scopes, unseen_position, last_used_on is distinct from ${todaySql} as due
  from access_tokens where token_hash = ? and (expires_at is null or expires_at > now())`;

interface Row {
  id: AccessTokenId;
  tokenHash: Buffer;
  userId: UserId;
  scopes: AccessScope[];
  expiresAt: string | null;
  lastUsedOn: string | null;
  unseenPosition: string | null;
}

/** A token that works. `due`: its use was not recorded yet today. */
export type FoundAccessToken = Pick<Row, 'id' | 'userId' | 'scopes' | 'unseenPosition'> & { due: boolean };

type NewAccessToken = Pick<Row, 'id' | 'userId' | 'scopes' | 'expiresAt'>;

/** What a student's own programs send instead of a session's cookie: 256 bits, of which only the hash is stored (ADR 65). */
export interface AccessTokenStore {
  find(secret: string): Promise<FoundAccessToken | undefined>;
  /** Records that it is used, once a day. */
  touch(token: FoundAccessToken): Promise<void>;
  /**
   * Returns the secret. A repeat with the same id replaces the secret, which no one has seen.
   * @throws Rejection `too_many_tokens`
   */
  add(token: NewAccessToken): Promise<string>;
  /** Nothing happens when the student has no such token. */
  revoke(userId: UserId, id: AccessTokenId): Promise<void>;
  /** The student's tokens, and the days (UTC) on which they were last used. */
  lastUses(userId: UserId): Promise<ReadonlyMap<AccessTokenId, string | null>>;
}

/** Whether an `Authorization` header has the form of an access token. */
export const accessTokenIn = (authorization: string): string | undefined =>
  /^bearer (hub_\S+)$/i.exec(authorization.trim())?.[1];

/** Stored in the table `access_tokens`, which is the truth about what opens the API. */
export const createAccessTokenStore = (db: Knex): AccessTokenStore => {
  const table = (on: Knex = db) => on<Row>('access_tokens');

  return {
    async find(secret) {
      const { rows } = await db.raw<{ rows: FoundAccessToken[] }>(findSql, [hashOf(secret)]);
      return rows[0];
    },

    async touch({ id, due }) {
      if (due)
        await table()
          .where({ id })
          .update({ lastUsedOn: db.raw(todaySql) });
    },

    add: ({ id, userId, scopes, expiresAt }) =>
      db.transaction(async (trx) => {
        await lockSessionsOf(trx, userId);
        const others = await table(trx).where({ userId }).whereNot({ id }).pluck('id');
        if (others.length >= accessTokenLimits.tokens) throw new Rejection('too_many_tokens');
        const secret = prefix + randomBytes(32).toString('base64url');
        const row = { id, userId, tokenHash: hashOf(secret), scopes: trx.raw('?::jsonb', [JSON.stringify(scopes)]) };
        await table(trx)
          .insert({ ...row, expiresAt })
          .onConflict('id')
          .merge();
        return secret;
      }),

    async revoke(userId, id) {
      await table().where({ userId, id }).delete();
    },

    async lastUses(userId) {
      const rows = await table().where({ userId }).select('id', 'lastUsedOn');
      return new Map(rows.map(({ id, lastUsedOn }) => [id, lastUsedOn]));
    },
  };
};
