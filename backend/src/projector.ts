import { createLog, startTracing } from '@hub/telemetry';
import { features } from './app.ts';
import { keepClassesErased } from './features/class/index.ts';
import { keepErased, keepMailing } from './features/user/index.ts';
import { configOrExit } from './config.ts';
import { keepSwept } from './platform/files/file-sweeper.ts';
import { keepSealing } from './platform/audit/keep-sealing.ts';
import { followersAmong } from './platform/subscriptions/subscribers.ts';
import { listenForMetrics } from './platform/http/metrics-listener.ts';
import { ownMasterKeyOrExit } from './platform/encryption/master-key.ts';
import { createPlatform } from './platform/platform.ts';
import { closeOnSignal } from './platform/runtime/close-on-signal.ts';
import { followStanding } from './platform/subscriptions/subscriber-metrics.ts';
import { keepOwnersTrimmed } from './platform/workflows/trim-owners.ts';
import { superviseSubscriptions } from './platform/subscriptions/subscription.ts';

const config = configOrExit();
const log = createLog('projector', config.logLevel);
const stopTracing = await startTracing('projector');
const platform = createPlatform(config, features, log);
await ownMasterKeyOrExit(platform.db, config.masterKey);
const projections = features.flatMap(({ projections = [] }) => projections);
const supervision = superviseSubscriptions(
  {
    projections,
    reactors: features.flatMap(({ reactors }) => reactors?.(platform) ?? []),
  },
  { ...platform, databaseUrl: config.databaseUrl, alarmMs: config.alarmMs },
);

const stopping = new AbortController();
const erasing = keepErased(platform, stopping.signal);
const clearing = keepClassesErased({ ...platform, features }, stopping.signal);
const mailing = keepMailing(platform, stopping.signal);
const sealing = keepSealing({ ...platform, masterKey: config.masterKey }, stopping.signal);
const sweeping = keepSwept(platform.fileSweeper, log, stopping.signal);
const trimming = keepOwnersTrimmed(platform, stopping.signal);
const standing = followStanding({ ...platform, followers: followersAmong(features, platform) });
const figures = await listenForMetrics(config.metrics, { log, refresh: standing });

closeOnSignal(log, async () => {
  stopping.abort();
  await Promise.all([supervision.stop(), mailing, erasing, clearing, sealing, sweeping, trimming]);
  await figures?.close();
  await platform.close();
  await stopTracing();
});
