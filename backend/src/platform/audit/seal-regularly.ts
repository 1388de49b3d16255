import type { Knex } from 'knex';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { EventLog } from '../event-log/index.ts';
import { repeat } from '../runtime/index.ts';
import { sealKey } from './seal-key.ts';
import { beginAgain } from './continue-from.ts';
import { growTree } from './grow-tree.ts';
import { sealLog, type Sealed } from './seal-log.ts';
import { createSealMemory, type Head } from './seal-memory.ts';

/** Advisory lock: one process seals at a time. */
const lockId = 7_220_184_503;

interface SealingDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly masterKey: Buffer;
  /** The newest seal is remembered in its folder `seals`. */
  readonly dataDir: string;
}

/** The parts of one sealing. */
const sealingParts = ({ eventLog, masterKey, dataDir }: SealingDependencies) => {
  const key = sealKey(masterKey);
  return { eventLog, key, memory: createSealMemory(join(dataDir, 'seals'), key) };
};

const alone = <Result>(db: Knex, work: () => Promise<Result>): Promise<Result | null> =>
  db.transaction(async (trx) => {
    const sql = 'select pg_try_advisory_xact_lock(?) as held';
    const { rows } = await trx.raw<{ rows: { held: boolean }[] }>(sql, [lockId]);
    return rows[0]?.held ? work() : null;
  });

/** Seals the log, or returns null if another process is sealing it. @throws Error as sealLog does */
export const trySealLog = (parts: SealingDependencies): Promise<Sealed | null> =>
  alone(parts.db, () => sealLog(sealingParts(parts)));

/** Adds what was sealed to the tree, unless another process is sealing. @throws Error as growTree does */
export const tryGrowTree = async (parts: SealingDependencies): Promise<void> => {
  await alone(parts.db, () => growTree({ ...sealingParts(parts), db: parts.db }));
};

/**
 * Accepts the log as it is and seals from there, which the log then states. Returns null if another process is sealing.
 * @throws Error when the newest seal in the log is not genuine
 */
export const beginSealing = (parts: SealingDependencies, reason: string): Promise<Sealed | null> =>
  alone(parts.db, async () => {
    const sealing = sealingParts(parts);
    await beginAgain(sealing, { type: 'SealingBegun', reason });
    return sealLog(sealing);
  });

/**
 * The newest seal that was remembered outside of the log and must be in it: null when none is, or when a restore is still to
 * be recorded.
 *
 * @throws Error when it was altered
 */
export const rememberedSeal = async ({
  masterKey,
  dataDir,
}: Pick<SealingDependencies, 'masterKey' | 'dataDir'>): Promise<Head | null> => {
  const memory = createSealMemory(join(dataDir, 'seals'), sealKey(masterKey));
  const remembered = await memory.read();
  return (await memory.isRestored()) ? null : (remembered?.head ?? null);
};

/**
 * Seals new events now and then once a minute until the signal aborts. Logs the newest seal, so that a copy exists
 * outside the log.
 */
export const sealRegularly = async (
  parts: SealingDependencies & { readonly log: Logger },
  signal: AbortSignal,
  everyMs = 60_000,
): Promise<void> => {
  const seal = async () => {
    const sealed = await trySealLog(parts);
    if (!sealed) return parts.log.warn('another process holds the lock of the sealer');
    if (!sealed.newest || sealed.events === 0) return;
    const { number, root } = sealed.newest;
    parts.log.info({ events: sealed.events, seal: `${number}:${root}` }, 'log sealed');
  };
  const failed = (error: unknown) => parts.log.error({ err: error }, 'the log could not be sealed');
  const grow = () =>
    tryGrowTree(parts).catch((error: unknown) => parts.log.error({ err: error }, 'the tree of the log did not grow'));
  await repeat(() => seal().then(grow), { everyMs, signal, failed });
};
