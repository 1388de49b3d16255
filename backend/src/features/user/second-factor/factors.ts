import { open, seal } from '@hub/cipher';
import type { UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Rejection } from '../../../platform/domain/index.ts';
import type { FeatureDependencies } from '../../../platform/feature.ts';
import { dropPasskeys, oldestPasskey } from './passkeys/passkeys.ts';
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

interface CodeRow {
  codeHash: string;
  userId: UserId;
  /** With which they were given, or null: the app, in rows of earlier releases. */
  factorId: string | null;
}

const factorTable = 'second_factors';
const recoveryTable = 'recovery_codes';

const stillNew = "begun_at > now() - interval '15 minutes'";

const wrong = () => new Rejection('wrong_code');

export const dropCodes = async (trx: Knex, userId: UserId): Promise<void> => {
  await trx<CodeRow>(recoveryTable).where({ userId }).delete();
};

/** The app's secret; the recovery codes stay. Returns the id of an app that was on. */
export const dropApp = async (trx: Knex, userId: UserId): Promise<string | null> => {
  const [dropped] = await trx<Row>(factorTable)
    .where({ userId })
    .delete()
    .returning<Pick<Row, 'factorId' | 'confirmedAt'>[]>(['factorId', 'confirmedAt']);
  if (!dropped?.confirmedAt) return null;
  const { factorId } = dropped;
  await trx<CodeRow>(recoveryTable).where({ userId, factorId: null }).update({ factorId });
  return factorId;
};

/** Everything that signs in besides the first step. Returns whether there was any. */
export const dropFactors = async (trx: Knex, userId: UserId): Promise<boolean> => {
  const [app, ids] = [await dropApp(trx, userId), await dropPasskeys(trx, userId)];
  await dropCodes(trx, userId);
  return app !== null || ids.length > 0;
};

/** Secrets of authenticator apps and recovery codes. They are stored in tables, never in events. */
export const secondFactors = ({ db, keys, secrets }: Pick<FeatureDependencies, 'db' | 'keys' | 'secrets'>) => {
  const factors = (on: Knex = db) => on<Row>(factorTable);
  const recovery = (on: Knex = db) => on<CodeRow>(recoveryTable);
  const confirmed = (userId: UserId, on: Knex = db) => factors(on).where({ userId }).whereNotNull('confirmedAt');

  const secretOf = async ({ userId, sealed, factorId }: Row) =>
    open(await keys.use(userId), sealed, factorId).toString();

  const isAppOn = async (userId: UserId, on: Knex = db): Promise<boolean> =>
    (await confirmed(userId, on).first('userId')) !== undefined;

  return {
    isAppOn,

    /** Since when the app is on, and how many recovery codes are left. */
    appOf: async (userId: UserId): Promise<{ since: string | null; recoveryCodesLeft: number }> => {
      const [app, codes] = await Promise.all([
        confirmed(userId).first('confirmedAt'),
        recovery().where({ userId }).pluck('codeHash'),
      ]);
      return { since: app?.confirmedAt ?? null, recoveryCodesLeft: codes.length };
    },

    /** Whether a sign-in takes a second step: by the app, or by a passkey. */
    isFactorOn: async (userId: UserId, on: Knex = db): Promise<boolean> =>
      (await isAppOn(userId, on)) || (await oldestPasskey(on, userId)) !== null,

    /** The id of the app, else of the oldest passkey. @throws Rejection `factor_off` */
    firstFactor: async (on: Knex, userId: UserId): Promise<string> => {
      const app = await confirmed(userId, on).first('factorId');
      const first = app?.factorId ?? (await oldestPasskey(on, userId));
      if (first === null) throw new Rejection('factor_off');
      return first;
    },

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
      const app = await confirmed(userId).first();
      if (!app && (await oldestPasskey(db, userId)) === null) throw new Rejection('factor_off');
      const step = app ? stepOf(await secretOf(app), normalizedCode(code), Date.now()) : null;
      if (app && step !== null) return { userId, factorId: app.factorId, step };
      const given = await recovery().where({ userId }).first('factorId');
      const factorId = given?.factorId ?? app?.factorId;
      if (factorId === undefined) throw wrong();
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
      await dropCodes(trx, userId);
      await recovery(trx).insert(
        codes.map((code) => ({ userId, factorId, codeHash: recoveryCodeHash(secrets, factorId, code) })),
      );
      return codes;
    },
  };
};
