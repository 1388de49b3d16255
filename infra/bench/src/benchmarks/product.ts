import { plainTemporal } from '@hub/settings';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { features } from '../../../../backend/src/app.ts';
import { createEventCodec } from '../../../../backend/src/platform/event-log/index.ts';
import { createKeys } from '../../../../backend/src/platform/encryption/index.ts';
import { migrate } from '../../../../backend/src/platform/postgres/index.ts';
import { createPlatform } from '../../../../backend/src/platform/platform.ts';
import { followProgress } from '../../../../backend/src/platform/read-models/index.ts';
import { protectRows } from '../../../../backend/src/platform/privacy/index.ts';
import type { BenchEnvironment } from '../environment.ts';

/** The projections of all features, as in the projector. */
export const projections = features.flatMap(({ projections = [] }) => projections);
const names = projections.map(({ name }) => name);

const listening = (said: Readonly<Record<string, unknown>>) =>
  said['msg'] === 'listening' ? `http://127.0.0.1:${String(said['port'])}` : undefined;
const active = (said: Readonly<Record<string, unknown>>) =>
  said['msg'] === 'this projector is active' ? 'active' : undefined;

/**
 * The backend on a new database and event log, without Temporal: its platform in this process, which has no other
 * client of the log, and its programs as separate processes. Without `smtp` mails are stored.
 */
export const prepareProduct = async (
  environment: BenchEnvironment,
  smtp: { readonly url: string; readonly from: string } | null = null,
) => {
  const databaseUrl = await environment.database();
  const [eventLog] = await Promise.all([environment.eventLog(), migrate(databaseUrl)]);
  const [masterKey, dataDir, temporalAddress] = [randomBytes(32), join(environment.folder, 'data'), '127.0.0.1:1'];
  const log = pino({ name: 'bench', level: 'warn' }, process.stderr);
  const platform = createPlatform(
    { databaseUrl, eventStoreUrl: eventLog.at, temporal: plainTemporal(temporalAddress), dataDir, masterKey, smtp },
    features,
    log,
  );
  environment.onEnd(() => platform.close());
  await protectRows(platform.db, features);
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    WEB_DIR: join(dataDir, 'web'),
    DATABASE_URL: databaseUrl,
    EVENTSTORE_URL: eventLog.at,
    TEMPORAL_ADDRESS: temporalAddress,
    MASTER_KEY: masterKey.toString('base64'),
    WORKER_TOKEN: randomBytes(16).toString('hex'),
    // a few students represent many
    LIMIT_READS_PER_SECOND: '0',
    LIMIT_WRITES_PER_SECOND: '0',
    LIMIT_ANONYMOUS_PER_SECOND: '0',
  };
  return {
    platform,
    databaseUrl,
    api: () => environment.start({ program: 'backend/src/api.ts', env, serves: listening }),
    projector: () => environment.start({ program: 'backend/src/projector.ts', env, serves: active }),
    /** A codec that has not opened any student's key yet. */
    freshCodec: () =>
      createEventCodec(
        features.flatMap(({ aggregates = [] }) => aggregates),
        createKeys(platform.db, masterKey),
      ),
    /** Follows the progress from now on, without knowledge of the past. Close it when done. */
    freshProgress: () => followProgress({ databaseUrl, db: platform.db, projections: names, log }),
  };
};

/** The platform and the programs of {@link prepareProduct}. */
export type Product = Awaited<ReturnType<typeof prepareProduct>>;
