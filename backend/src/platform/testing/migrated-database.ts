import { createTestDatabase, templateDatabase } from '@hub/postgres/testing';
import { migrate } from '../postgres/index.ts';

/** A separate database with the current schema and no rows: a copy of one that is migrated once in a run. */
export const createMigratedDatabase = async () => createTestDatabase(await templateDatabase('migrated', migrate));
