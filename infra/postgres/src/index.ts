export { ensureDatabase } from './database.ts';
export { startPostgres, type Postgres, type PostgresOptions } from './start-postgres.ts';
