import type { UserId } from '@hub/contracts';
import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../../../platform/domain/index.ts';

/** A sign-in whose first step succeeded. */
export interface PendingSignIn {
  readonly userId: UserId;
  /** The stored hash that the password matched; null after a sign-in by a provider. */
  readonly passwordHash: string | null;
}

interface Row extends PendingSignIn {
  ticketHash: Buffer;
  tries: number;
  expiresAt: string;
}

const mostTries = 5;
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** Each is bound to one browser by a ticket in its cookie, works once, and expires after five minutes or five tries. */
export const pendingSignIns = (db: Knex) => {
  const table = (on: Knex = db) => on<Row>('pending_sign_ins');
  const of = (ticket: string, on: Knex = db) =>
    table(on)
      .where({ ticketHash: hashOf(ticket) })
      .where('expiresAt', '>', db.fn.now());

  return {
    /** Returns the ticket. */
    beginPending: async ({ userId, passwordHash }: PendingSignIn): Promise<string> => {
      await table().where('expiresAt', '<', db.fn.now()).delete();
      const ticket = randomBytes(32).toString('base64url');
      const expiresAt = db.raw("now() + interval '5 minutes'");
      await table().insert({ ticketHash: hashOf(ticket), userId, passwordHash, expiresAt });
      return ticket;
    },

    /** Whose sign-in it is; null when it has ended. */
    pendingStudent: async (ticket: string): Promise<UserId | null> =>
      (await of(ticket).where('tries', '<', mostTries).first('userId'))?.userId ?? null,

    /** Counts one try. @throws Rejection `sign_in_expired` */
    tryPending: async (ticket: string): Promise<PendingSignIn> => {
      const [tried] = await of(ticket)
        .where('tries', '<', mostTries)
        .increment('tries')
        .returning<PendingSignIn[]>(['userId', 'passwordHash']);
      if (!tried) throw new Rejection('sign_in_expired');
      return tried;
    },

    /** @throws Rejection `sign_in_expired` when it was ended in the meantime */
    endPending: async (trx: Knex, ticket: string): Promise<void> => {
      if ((await of(ticket, trx).delete()) === 0) throw new Rejection('sign_in_expired');
    },

    dropPending: async (trx: Knex, userId: UserId): Promise<void> => {
      await table(trx).where({ userId }).delete();
    },
  };
};
