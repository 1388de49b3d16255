import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/** More than there are: a copy in several steps begins anew whenever the server writes in between. */
const allPages = 2 ** 31 - 1;

/** A whole copy of the local Temporal server's workflows while it writes to them; false where it has none. */
export const copyTemporalDatabase = async (source: string, target: string): Promise<boolean> => {
  if (!existsSync(source)) return false;
  const database = new DatabaseSync(source, { readOnly: true, timeout: 10_000 });
  try {
    await backup(database, target, { rate: allPages });
  } finally {
    database.close();
  }
  return true;
};
