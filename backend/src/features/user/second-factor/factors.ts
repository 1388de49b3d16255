import { open, seal } from '@hub/cipher';
import type { SecondFactorView, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../../platform/feature.ts';
import { newRecoveryCodes, normalizedCode, recoveryCodeHash } from './recovery-codes.ts';
import { newSecret, stepOf } from './totp.ts';

interface Row {
  userId: UserId;
  factorId: string;
  /** The secret, sealed with the student's key. */
  sealed: Buffer;
  /** A bigint. */
  lastStep: string;
  begunAt: string;
  confirmedAt: string | null;
}

/** A right code, not yet spent. */
export type Weighed = { readonly userId: UserId; readonly factorId: string } & (
  | { readonly step: number }
  | { readonly recoveryHash: string }
);

const factorTable = 'second_factors';
const recoveryTable = 'recovery_codes';

const stillNew = "begun_at > now() - interval '15 minutes'";

const wrong = () => new Rejection('wrong_code');

/** Returns whether one was on. */
export const dropFactor = async (trx: Knex, userId: UserId): Promise<boolean> => {
  await trx(recoveryTable).where({ userId }).delete();
  const dropped = await trx<Row>(factorTable).where({ userId }).delete().returning('confirmedAt');
  return dropped.some(({ confirmedAt }) => confirmedAt !== null);
};

/** Secrets of authenticator apps and recovery codes. They are stored in tables, never in events. */
export const secondFactors = ({ db, keys, secrets }: Pick<FeatureDependencies, 'db' | 'keys' | 'secrets'>) => {
  const factors = (on: Knex = db) => on<Row>(factorTable);
  const recovery = (on: Knex = db) => on<{ codeHash: string; userId: UserId }>(recoveryTable);
  const confirmed = (userId: UserId, on: Knex = db) => factors(on).where({ userId }).whereNotNull('confirmedAt');

  const secretOf = async ({ userId, sealed, factorId }: Row) =>
    open(await keys.use(userId), sealed, factorId).toString();

  return {
    factorOf: async (userId: UserId): Promise<SecondFactorView | null> => {
      const found = await confirmed(userId).first('confirmedAt');
      if (!found?.confirmedAt) return null;
      const codes = await recovery().where({ userId }).select('codeHash');
      return { since: found.confirmedAt, recoveryCodesLeft: codes.length };
    },

    isFactorOn: async (userId: UserId, on: Knex = db): Promise<boolean> =>
      (await confirmed(userId, on).first('userId')) !== undefined,

    /** Returns a new secret; it replaces one that is not confirmed. @throws Rejection `factor_on` */
    beginFactor: async (userId: UserId): Promise<string> => {
      const [secret, factorId] = [newSecret(), randomUUID()];
      const sealed = seal(await keys.use(userId), Buffer.from(secret), factorId);
      const begun = await factors()
        .insert({ userId, factorId, sealed, lastStep: '0', begunAt: db.fn.now() })
        .onConflict('userId')
        .merge()
        .whereNull('second_factors.confirmedAt')
        .returning('userId');
      if (begun.length === 0) throw new Rejection('factor_on');
      return secret;
    },

    /** A code of a secret that is not confirmed. @throws Rejection `factor_on`, `factor_not_begun`, `wrong_code` */
    weighFirst: async (userId: UserId, code: string): Promise<Weighed & { readonly step: number }> => {
      if (await confirmed(userId).first('userId')) throw new Rejection('factor_on');
      const row = await factors().where({ userId }).whereRaw(stillNew).first();
      if (!row) throw new Rejection('factor_not_begun');
      const step = stepOf(await secretOf(row), normalizedCode(code), Date.now());
      if (step === null) throw wrong();
      return { userId, factorId: row.factorId, step };
    },

    /** Turns it on. @throws Rejection `conflict` when another request was first */
    confirmFactor: async (trx: Knex, { userId, factorId, step }: Weighed & { readonly step: number }) => {
      const done = await factors(trx)
        .where({ userId, factorId, confirmedAt: null })
        .update({ confirmedAt: db.fn.now(), lastStep: String(step) });
      if (done === 0) throw new Rejection('conflict');
    },

    /** A code of the app or a recovery code. It is not spent yet. @throws Rejection `factor_off`, `wrong_code` */
    weighCode: async (userId: UserId, code: string): Promise<Weighed> => {
      const row = await confirmed(userId).first();
      if (!row) throw new Rejection('factor_off');
      const { factorId } = row;
      const step = stepOf(await secretOf(row), normalizedCode(code), Date.now());
      if (step !== null) return { userId, factorId, step };
      const recoveryHash = recoveryCodeHash(secrets, factorId, code);
      if (!(await recovery().where({ userId, codeHash: recoveryHash }).first('userId'))) throw wrong();
      return { userId, factorId, recoveryHash };
    },

    /** The same code again, and an older one, are rejected. @throws Rejection `wrong_code` */
    spendCode: async (trx: Knex, weighed: Weighed): Promise<void> => {
      const { userId, factorId } = weighed;
      const spent =
        'step' in weighed
          ? await confirmed(userId, trx)
              .where({ factorId })
              .where('lastStep', '<', weighed.step)
              .update({ lastStep: String(weighed.step) })
          : await recovery(trx).where({ userId, codeHash: weighed.recoveryHash }).delete();
      if (spent === 0) throw wrong();
    },

    /** Returns the new codes; the older ones stop working. */
    replaceCodes: async (trx: Knex, userId: UserId, factorId: string): Promise<string[]> => {
      const codes = newRecoveryCodes();
      await recovery(trx).where({ userId }).delete();
      await recovery(trx).insert(
        codes.map((code) => ({ userId, codeHash: recoveryCodeHash(secrets, factorId, code) })),
      );
      return codes;
    },
  };
};
