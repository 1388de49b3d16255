import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../../../../platform/domain/index.ts';

/** What a challenge was made for; it is no good for anything else. */
type Purpose = 'add' | 'prove' | 'second step' | 'sign in';

/** A browser, by its session or its ticket. */
export interface Holder {
  readonly purpose: Purpose;
  readonly of: string;
}

interface Row {
  holderHash: Buffer;
  challenge: string;
  expiresAt: string;
}

const hashOf = ({ purpose, of }: Holder) => createHash('sha256').update(`${purpose} ${of}`).digest();

/** A browser holds one challenge at a time for each purpose. It works once, for five minutes, on any instance. */
export const passkeyChallenges = (db: Knex) => {
  const table = () => db<Row>('passkey_challenges');
  return {
    /** Replaces the one before. */
    keepChallenge: async (holder: Holder, challenge: string): Promise<void> => {
      await table().where('expiresAt', '<', db.fn.now()).delete();
      const expiresAt = db.raw("now() + interval '5 minutes'");
      await table()
        .insert({ holderHash: hashOf(holder), challenge, expiresAt })
        .onConflict('holderHash')
        .merge();
    },

    /** It is spent, whatever comes of it. @throws Rejection `challenge_expired` */
    takeChallenge: async (holder: Holder): Promise<string> => {
      const [taken] = await table()
        .where({ holderHash: hashOf(holder) })
        .where('expiresAt', '>', db.fn.now())
        .delete()
        .returning('challenge');
      if (!taken) throw new Rejection('challenge_expired');
      return taken.challenge;
    },
  };
};
