import type { Knex } from 'knex';
import { createDatabase } from '../platform/postgres/index.ts';
import { createMigratedDatabase } from '../platform/testing/migrated-database.ts';
import { log } from './histories.ts';

/** A migrated database without rows. */
export const createReadModelDatabase = async (): Promise<{ db: Knex; drop: () => Promise<void> }> => {
  const database = await createMigratedDatabase();
  const db = createDatabase(database.url, log);
  const drop = async () => {
    await db.destroy();
    await database.drop();
  };
  return { db, drop };
};
