import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { SignInSecrets } from '../../platform/identity/index.ts';

/** A sign-in that is under way at the provider. */
interface SignIn extends SignInSecrets {
  readonly returnTo: string;
}

interface Row extends SignIn {
  ticketHash: Buffer;
  expiresAt: string;
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** Each is bound to one browser by a ticket in its cookie, serves once, and for ten minutes. */
export const providerSignIns = (db: Knex) => {
  const table = () => db<Row>('provider_sign_ins');
  return {
    /** Answers the ticket. */
    startSignIn: async (signIn: SignIn): Promise<string> => {
      await table().where('expiresAt', '<', db.fn.now()).delete();
      const ticket = randomBytes(32).toString('base64url');
      const { state, nonce, codeVerifier, returnTo } = signIn;
      const expiresAt = db.raw("now() + interval '10 minutes'");
      await table().insert({ ticketHash: hashOf(ticket), state, nonce, codeVerifier, returnTo, expiresAt });
      return ticket;
    },

    takeSignIn: async (ticket: string): Promise<SignIn | null> => {
      const [taken] = await table()
        .where({ ticketHash: hashOf(ticket) })
        .where('expiresAt', '>', db.fn.now())
        .delete()
        .returning(['state', 'nonce', 'codeVerifier', 'returnTo']);
      return taken ?? null;
    },
  };
};
