import { createLog } from '@hub/telemetry';
import { configOrExit } from './config.ts';
import { migrate } from './platform/migrations.ts';

const config = configOrExit();
const log = createLog('migrate', config.logLevel);
const names = await migrate(config.databaseUrl);
log.info({ names }, names.length > 0 ? 'database brought up to date' : 'database is up to date');
