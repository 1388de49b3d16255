import { configOrExit } from './config.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrations.ts';

const config = configOrExit();
const log = createLog('migrate', config.logLevel);
const names = await migrate(config.databaseUrl);
log.info({ names }, names.length > 0 ? 'database brought up to date' : 'database is up to date');
