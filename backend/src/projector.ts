import { createLog, startTracing } from '@hub/telemetry';
import { features } from './app.ts';
import { keepFollowing } from './features/calendar-subscription/index.ts';
import { keepClassesErased } from './features/class/index.ts';
import { keepRemovingBuilds } from './features/release/index.ts';
import { keepPushing, keepReminding } from './features/reminder/index.ts';
import { keepErased, keepMailing } from './features/user/index.ts';
import { keepDelivering } from './features/webhook/index.ts';
import { configOrExit } from './config.ts';
import { sweepFilesRegularly } from './platform/files/index.ts';
import { createSealMetrics, sealRegularly } from './platform/audit/index.ts';
import { createSubscriberMetrics, subscribersOf, superviseSubscriptions } from './platform/subscriptions/index.ts';
import { listenForMetrics } from './platform/http/index.ts';
import { verifyMasterKeyOrExit } from './platform/encryption/index.ts';
import { watchLoop } from './platform/observability/index.ts';
import { createPlatform } from './platform/platform.ts';
import { closeOnSignal } from './platform/runtime/index.ts';
import { trimWorkflowOwnersRegularly } from './platform/workflows/index.ts';

const config = configOrExit();
const log = createLog('projector', config.logLevel);
const stopTracing = await startTracing('projector');
const platform = createPlatform(config, features, log);
await verifyMasterKeyOrExit(platform.db, config.masterKey);
const projections = features.flatMap(({ projections = [] }) => projections);
const supervision = superviseSubscriptions(
  {
    projections,
    reactors: features.flatMap(({ reactors }) => reactors?.(platform) ?? []),
  },
  { ...platform, databaseUrl: config.databaseUrl, alarmMs: config.alarmMs },
);

const stopping = new AbortController();
const unwatchLoop = watchLoop(log);
const erasing = keepErased(platform, stopping.signal);
const clearing = keepClassesErased({ ...platform, features }, stopping.signal);
const mailing = keepMailing(platform, stopping.signal);
const reminding = keepReminding(platform, stopping.signal);
const pushing = keepPushing(platform, stopping.signal);
const following = keepFollowing(platform, stopping.signal);
const removing = keepRemovingBuilds(platform, stopping.signal);
const delivering = keepDelivering(platform, stopping.signal);
const sealing = sealRegularly({ ...platform, masterKey: config.masterKey, dataDir: config.dataDir }, stopping.signal);
const sweeping = sweepFilesRegularly(platform.fileSweeper, log, stopping.signal);
const trimming = trimWorkflowOwnersRegularly(platform, stopping.signal);
const refreshSubscribers = createSubscriberMetrics({ ...platform, subscribers: subscribersOf(features, platform) });
const refreshSeals = createSealMetrics(platform.unsealedMs, log);
const refresh = async () => void (await Promise.all([refreshSubscribers(), refreshSeals()]));
const metricsListener = await listenForMetrics(config.metrics, { log, refresh });

closeOnSignal(log, async () => {
  stopping.abort();
  unwatchLoop();
  await Promise.all([
    supervision.stop(),
    mailing,
    reminding,
    pushing,
    following,
    delivering,
    removing,
    erasing,
    clearing,
    sealing,
    sweeping,
    trimming,
  ]);
  await metricsListener?.close();
  await platform.close();
  await stopTracing();
});
