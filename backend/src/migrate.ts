import { createLog } from '@hub/telemetry';
import { features } from './app.ts';
import { configOrExit } from './config.ts';
import { createDatabase } from './platform/postgres/database.ts';
import { grantRoles } from './platform/privacy/database-roles.ts';
import { ownMasterKeyOrExit } from './platform/encryption/master-key.ts';
import { migrate } from './platform/postgres/migrations.ts';
import { protectRows } from './platform/privacy/row-security.ts';

const config = configOrExit();
const log = createLog('migrate', config.logLevel);
const names = await migrate(config.databaseUrl);
const db = createDatabase(config.databaseUrl, log);
await ownMasterKeyOrExit(db, config.masterKey);
await protectRows(db, features);
await grantRoles(db, features);
await db.destroy();
log.info({ names }, names.length > 0 ? 'database brought up to date' : 'database is up to date');
