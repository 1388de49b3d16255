import { open } from '@hub/cipher';
import type { Knex } from 'knex';

/** Nothing in this database can be read with this master key: one of the two belongs elsewhere. */
export class OtherMasterKeyError extends Error {
  override readonly name = 'OtherMasterKeyError';

  constructor() {
    super(
      'MASTER_KEY is not the one that this database was written with: it opens none of the data keys. Set the right one ' +
        '(pnpm start keeps its own in secrets/master-key below DATA_DIR), or the database that belongs to it.',
    );
  }
}

/** A damaged one or two prove nothing. */
const mostTried = 10;

interface Row {
  readonly ownerId: string;
  readonly wrapped: Buffer;
}

/** The oldest data keys are tried: nothing else has to be kept to tell a master key by. @throws OtherMasterKeyError */
export const proveMasterKey = async (db: Knex, masterKey: Buffer): Promise<void> => {
  const rows = db<Row>('data_keys').whereNotNull('wrapped').orderBy('createdAt').limit(mostTried);
  const found: Row[] = await rows.select('ownerId', 'wrapped');
  const opens = ({ ownerId, wrapped }: Row) => {
    try {
      return open(masterKey, wrapped, ownerId).length > 0;
    } catch {
      return false;
    }
  };
  if (found.length > 0 && !found.some(opens)) throw new OtherMasterKeyError();
};

/**
 * Ends a process that begins with the master key of another database. Where the database does not answer it goes on: the
 * first use of a data key asks again.
 */
export const ownMasterKeyOrExit = async (db: Knex, masterKey: Buffer): Promise<void> => {
  try {
    await proveMasterKey(db, masterKey);
  } catch (error) {
    if (!(error instanceof OtherMasterKeyError)) return;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
