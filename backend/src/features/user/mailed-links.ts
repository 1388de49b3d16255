import type { UserId } from '@hub/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/decider.ts';

export type LinkPurpose = 'verify-email' | 'reset-password';

interface Row {
  tokenHash: Buffer;
  ownerId: UserId;
  purpose: LinkPurpose;
  expiresAt: string;
}

const lifetime = {
  'verify-email': "now() + interval '3 days'",
  'reset-password': "now() + interval '1 hour'",
} as const;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Tokens of 256 bits that are in a mail and nowhere else: only their hashes are stored. Each serves once. */
export const mailedLinks = (db: Knex) => {
  const table = (on: Knex = db) => on<Row>('mailed_links');
  const found = (on: Knex, purpose: LinkPurpose, token: string) =>
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

    /** @throws Rejection `used_link` */
    ownerOfLink: async (purpose: LinkPurpose, token: string): Promise<UserId> => {
      const link = await found(db, purpose, token).first('ownerId');
      if (!link) throw new Rejection('used_link');
      return link.ownerId;
    },

    /**
     * All of the student's for that purpose go with it.
     * @throws Rejection `used_link`
     */
    useLink: async (on: Knex, purpose: LinkPurpose, token: string): Promise<UserId> => {
      const [used] = await found(on, purpose, token).delete().returning('ownerId');
      if (!used) throw new Rejection('used_link');
      await table(on).where({ ownerId: used.ownerId, purpose }).delete();
      return used.ownerId;
    },

    dropLinks: async (on: Knex, ownerId: UserId): Promise<void> => {
      await table(on).where({ ownerId }).delete();
    },
  };
};
