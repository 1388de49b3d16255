import type { UserId } from '@hub/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';

export type LinkPurpose = 'verify-email' | 'reset-password';

interface Row {
  tokenHash: Buffer;
  ownerId: UserId;
  purpose: LinkPurpose;
  expiresAt: string;
  /** Hash of the `Idempotency-Key` of the request that used it; of none, of no key. */
  usedWith: Buffer | null;
}

const lifetime = {
  'verify-email': "now() + interval '3 days'",
  'reset-password': "now() + interval '1 hour'",
} as const;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** A link as somebody comes with it. */
export interface Link {
  readonly purpose: LinkPurpose;
  readonly token: string;
  readonly idempotencyKey: string | undefined;
}

/** Tokens of 256 bits that are in a mail and nowhere else: only their hashes are stored. Each serves one request. */
export const mailedLinks = (db: Knex) => {
  const table = (on: Knex = db) => on<Row>('mailed_links');
  const found = (on: Knex, { purpose, token }: Link) =>
    table(on)
      .where({ tokenHash: hashOf(token), purpose })
      .where('expiresAt', '>', db.fn.now());

  return {
    /** Answers the token. */
    makeLink: async (on: Knex, ownerId: UserId, purpose: LinkPurpose): Promise<string> => {
      await table(on).where('expiresAt', '<', db.fn.now()).delete();
      const token = randomBytes(32).toString('base64url');
      await table(on).insert({ tokenHash: hashOf(token), ownerId, purpose, expiresAt: db.raw(lifetime[purpose]) });
      return token;
    },

    /**
     * Whose it is, and whether this very request has used it already: then its answer was lost.
     * @throws Rejection `used_link`
     */
    findLink: async (link: Link): Promise<{ readonly userId: UserId; readonly repeated: boolean }> => {
      const known = await found(db, link).first('ownerId', 'usedWith');
      const repeated = known?.usedWith?.equals(hashOf(link.idempotencyKey ?? '')) && link.idempotencyKey !== undefined;
      if (!known || (known.usedWith && !repeated)) throw new Rejection('used_link');
      return { userId: known.ownerId, repeated: repeated === true };
    },

    /**
     * The student's others for that purpose go with it.
     * @throws Rejection `used_link`
     */
    useLink: async (on: Knex, link: Link): Promise<void> => {
      const usedWith = hashOf(link.idempotencyKey ?? '');
      const [used] = await found(on, link).whereNull('usedWith').update({ usedWith }).returning('ownerId');
      if (!used) throw new Rejection('used_link');
      const { ownerId } = used;
      await table(on).where({ ownerId, purpose: link.purpose, usedWith: null }).delete();
    },

    dropLinks: async (on: Knex, ownerId: UserId): Promise<void> => {
      await table(on).where({ ownerId }).delete();
    },
  };
};
