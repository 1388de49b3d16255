export { ensureDatabase } from './database.ts';
export { ensureOwnedDatabase, type OwnedDatabase } from './owned-database.ts';
export { startPostgres, type Postgres, type PostgresOptions } from './start-postgres.ts';
