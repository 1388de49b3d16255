import { createTestDatabase } from '@hub/postgres/testing';
import type { Knex } from 'knex';
import { createDatabase, migrate } from '../platform/postgres/index.ts';
import { log } from './histories.ts';

/** A migrated database without a row. */
export const createReadModelDatabase = async (): Promise<{ db: Knex; drop: () => Promise<void> }> => {
  const database = await createTestDatabase();
  await migrate(database.url);
  const db = createDatabase(database.url, log);
  const drop = async () => {
    await db.destroy();
    await database.drop();
  };
  return { db, drop };
};
