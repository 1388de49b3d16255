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

/** Seals unless another process does so now; then answers null. @throws Error as sealLog */
export const sealAlone = ({ db, eventLog, masterKey }: SealingDependencies): Promise<Sealed | null> =>
  db.transaction(async (trx) => {
    const sql = 'select pg_try_advisory_xact_lock(?) as held';
    const { rows } = await trx.raw<{ rows: { held: boolean }[] }>(sql, [lockId]);
    return rows[0]?.held ? sealLog({ eventLog, key: sealKey(masterKey) }) : null;
  });

/** Seals what came, at once and then once a minute, until the signal is given. The newest seal is logged, and so kept elsewhere too. */
export const keepSealing = async (
  parts: SealingDependencies & { readonly log: Logger },
  signal: AbortSignal,
  everyMs = 60_000,
): Promise<void> => {
  const seal = async () => {
    const sealed = await sealAlone(parts);
    if (!sealed?.newest || sealed.events === 0) return;
    const { number, root } = sealed.newest;
    parts.log.info({ events: sealed.events, seal: `${number}:${root}` }, 'log sealed');
  };
  const failed = (error: unknown) => parts.log.error({ err: error }, 'the log could not be sealed');
  await repeat(seal, { everyMs, signal, failed });
};
