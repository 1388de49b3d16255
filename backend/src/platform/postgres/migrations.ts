import { default as knex } from 'knex';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** One file per migration, in the order of their names. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Advisory lock, so that several processes may start at once. */
const lockId = 7_220_184_502;

/**
 * Migrates the database to the current schema and returns the names of the migrations that ran. Safe to call at every
 * start and from several processes.
 */
export const migrate = async (databaseUrl: string): Promise<string[]> => {
  const holder = new Client({ connectionString: databaseUrl });
  const db = knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 2 } });
  try {
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [lockId]);
    const [, names] = (await db.migrate.latest({
      directory: migrationsFolder,
      loadExtensions: ['.ts'],
      disableMigrationsListValidation: false,
    })) as [number, string[]];
    return names;
  } finally {
    await db.destroy();
    await holder.end();
  }
};
