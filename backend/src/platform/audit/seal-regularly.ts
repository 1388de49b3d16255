import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { EventLog } from '../event-log/index.ts';
import { repeat } from '../runtime/index.ts';
import { sealKey } from './seal-key.ts';
import { sealLog, type Sealed } from './seal-log.ts';

/** Advisory lock: one process seals at a time. */
const lockId = 7_220_184_503;

interface SealingDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly masterKey: Buffer;
}

/** Seals the log, or returns null if another process is sealing it. @throws Error as sealLog does */
export const trySealLog = ({ db, eventLog, masterKey }: SealingDependencies): Promise<Sealed | null> =>
  db.transaction(async (trx) => {
    const sql = 'select pg_try_advisory_xact_lock(?) as held';
    const { rows } = await trx.raw<{ rows: { held: boolean }[] }>(sql, [lockId]);
    return rows[0]?.held ? sealLog({ eventLog, key: sealKey(masterKey) }) : null;
  });

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
    if (!sealed?.newest || sealed.events === 0) return;
    const { number, root } = sealed.newest;
    parts.log.info({ events: sealed.events, seal: `${number}:${root}` }, 'log sealed');
  };
  const failed = (error: unknown) => parts.log.error({ err: error }, 'the log could not be sealed');
  await repeat(seal, { everyMs, signal, failed });
};
