export { ensureDatabase } from './database.ts';
export { ensureOwnedDatabase as ensureOwnDatabase, type OwnedDatabase as OwnDatabase } from './owned-database.ts';
export { startPostgres, type Postgres, type PostgresOptions } from './start-postgres.ts';
