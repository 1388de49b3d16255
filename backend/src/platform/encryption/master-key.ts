import { open } from '@hub/cipher';
import type { Knex } from 'knex';

/** The master key and the database do not belong together: the key opens none of its data keys. */
export class WrongMasterKeyError extends Error {
  override readonly name = 'WrongMasterKeyError';

  constructor() {
    super(
      'MASTER_KEY does not belong to this database: it opens none of the data keys. Set the right key ' +
        '(pnpm start stores its own in secrets/master-key in DATA_DIR) or use the database that belongs to it.',
    );
  }
}

/** Several are tried, because one or two may be damaged. */
const maxTried = 10;

interface Row {
  readonly ownerId: string;
  readonly wrapped: Buffer;
}

/** Tries to open the oldest data keys, so no extra record of the master key is needed. @throws WrongMasterKeyError */
export const verifyMasterKey = async (db: Knex, masterKey: Buffer): Promise<void> => {
  const rows = db<Row>('data_keys').whereNotNull('wrapped').orderBy('createdAt').limit(maxTried);
  const found: Row[] = await rows.select('ownerId', 'wrapped');
  const opens = ({ ownerId, wrapped }: Row) => {
    try {
      return open(masterKey, wrapped, ownerId).length > 0;
    } catch {
      return false;
    }
  };
  if (found.length > 0 && !found.some(opens)) throw new WrongMasterKeyError();
};

/**
 * Exits if the master key belongs to another database. Continues if the database cannot be reached: the first use of a
 * data key checks again.
 */
export const verifyMasterKeyOrExit = async (db: Knex, masterKey: Buffer): Promise<void> => {
  try {
    await verifyMasterKey(db, masterKey);
  } catch (error) {
    if (!(error instanceof WrongMasterKeyError)) return;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
