import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/**
 * More pages than exist, so one step copies everything: a copy in several steps restarts whenever the server writes.
 */
const allPages = 2 ** 31 - 1;

/** Copies the local Temporal server's database while it is in use. @returns false when there is none */
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
