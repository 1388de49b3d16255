export { ensureDatabase } from './database.ts';
export { ensureOwnDatabase, type OwnDatabase } from './owned-database.ts';
export { startPostgres, type Postgres, type PostgresOptions } from './start-postgres.ts';
