import { createLog } from '@hub/telemetry';
import { features } from './app.ts';
import { configOrExit } from './config.ts';
import { createDatabase, migrate } from './platform/postgres/index.ts';
import { grantRoles, protectRows } from './platform/privacy/index.ts';
import { ownMasterKeyOrExit } from './platform/encryption/index.ts';

const config = configOrExit();
const log = createLog('migrate', config.logLevel);
const names = await migrate(config.databaseUrl);
const db = createDatabase(config.databaseUrl, log);
await ownMasterKeyOrExit(db, config.masterKey);
await protectRows(db, features);
await grantRoles(db, features);
await db.destroy();
log.info({ names }, names.length > 0 ? 'database brought up to date' : 'database is up to date');
