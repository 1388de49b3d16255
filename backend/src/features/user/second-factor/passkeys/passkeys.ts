import { open, seal } from '@hub/cipher';
import { type PasskeyId, passkeyLimits, type PasskeyView, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { z } from 'zod';
import { Rejection } from '../../../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../../../platform/feature.ts';

/** What is sealed with the student's key. Bytes are in base64url. */
const Sealed = z.object({
  name: z.string(),
  credentialId: z.string(),
  publicKey: z.string(),
  transports: z.array(z.string()),
});
type Sealed = z.infer<typeof Sealed>;

export interface Passkey extends Sealed {
  readonly id: PasskeyId;
  readonly userId: UserId;
  /** The last one that its device reported. */
  readonly counter: number;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export type FreshPasskey = Pick<Passkey, 'id' | 'userId' | 'counter'> & Sealed;

/** A right signature, not yet spent. */
export type PasskeyUse = Pick<Passkey, 'id' | 'userId' | 'counter'>;

interface Row extends Omit<Passkey, keyof Sealed | 'counter'> {
  credentialHash: string;
  sealed: Buffer;
  /** A bigint. */
  counter: string;
}

const tableName = 'passkeys';

const uniqueViolation = '23505';
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === uniqueViolation;

export const viewOf = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView => ({
  id,
  name,
  createdAt,
  lastUsedAt,
});

/** Returns the ids of those that were there. */
export const dropPasskeys = async (
  trx: Knex,
  userId: UserId,
  except: readonly string[] = [],
): Promise<readonly PasskeyId[]> => {
  const dropped = await trx<Row>(tableName).where({ userId }).whereNotIn('id', except).delete().returning('id');
  return dropped.map(({ id }) => id);
};

/** Its id; null without one. */
export const oldestPasskey = async (on: Knex, userId: UserId): Promise<PasskeyId | null> =>
  (await on<Row>(tableName).where({ userId }).orderBy(['createdAt', 'id']).first('id'))?.id ?? null;

/** Passkeys, stored in a table. Events have their ids and names alone. */
export const passkeys = ({ db, keys, secrets }: Pick<FeatureDependencies, 'db' | 'keys' | 'secrets'>) => {
  const table = (on: Knex = db) => on<Row>(tableName);
  const hashOf = (credentialId: string) => secrets.fingerprint('passkey', credentialId);

  const sealedOf = async (userId: UserId, id: PasskeyId, content: Sealed) =>
    seal(await keys.use(userId), Buffer.from(JSON.stringify(Sealed.parse(content))), id);

  const opened = async ({ sealed, counter, credentialHash: _hash, ...row }: Row): Promise<Passkey> => {
    const content: unknown = JSON.parse(open(await keys.use(row.userId), sealed, row.id).toString());
    return { ...row, ...Sealed.parse(content), counter: Number(counter) };
  };

  return {
    /** Oldest first. */
    passkeysOf: async (userId: UserId): Promise<Passkey[]> =>
      Promise.all((await table().where({ userId }).orderBy(['createdAt', 'id'])).map(opened)),

    passkeyByCredential: async (credentialId: string): Promise<Passkey | null> => {
      const row = await table()
        .where({ credentialHash: hashOf(credentialId) })
        .first();
      return row ? opened(row) : null;
    },

    /** @throws Rejection `too_many_passkeys` */
    requireRoom: async (userId: UserId, on: Knex = db): Promise<void> => {
      const ids = await table(on).where({ userId }).pluck('id');
      if (ids.length >= passkeyLimits.passkeys) throw new Rejection('too_many_passkeys');
    },

    /** @throws Rejection `passkey_refused` when the credential is known, to whomever it belongs */
    insertPasskey: async (trx: Knex, { id, userId, counter, ...content }: FreshPasskey): Promise<void> => {
      const sealed = await sealedOf(userId, id, content);
      const row = { id, userId, credentialHash: hashOf(content.credentialId), sealed, counter: String(counter) };
      await table(trx)
        .insert(row)
        .catch((error: unknown) => {
          throw isTaken(error) ? new Rejection('passkey_refused') : error;
        });
    },

    /** Counters only rise, where a device counts. @throws Rejection `passkey_refused` */
    spendPasskey: async (trx: Knex, { id, userId, counter }: PasskeyUse): Promise<void> => {
      const used = await table(trx)
        .where({ id, userId })
        .whereRaw('(counter < ? or (counter = 0 and ? = 0))', [counter, counter])
        .update({ counter: String(counter), lastUsedAt: db.fn.now() });
      if (used === 0) throw new Rejection('passkey_refused');
    },

    /** Returns it with its new name. @throws Rejection `passkey_not_found` */
    setPasskeyName: async (userId: UserId, id: PasskeyId, name: string): Promise<Passkey> => {
      const row = await table().where({ id, userId }).first();
      if (!row) throw new Rejection('passkey_not_found');
      const known = await opened(row);
      await table()
        .where({ id, userId })
        .update({ sealed: await sealedOf(userId, id, { ...known, name }) });
      return { ...known, name };
    },

    /** @throws Rejection `passkey_not_found` */
    deletePasskey: async (trx: Knex, userId: UserId, id: PasskeyId): Promise<void> => {
      if ((await table(trx).where({ id, userId }).delete()) === 0) throw new Rejection('passkey_not_found');
    },
  };
};
