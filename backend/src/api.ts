import { createLog, startTracing } from '@hub/telemetry';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp, features } from './app.ts';
import { configOrExit } from './config.ts';
import { listen, listenForMetrics } from './platform/http/index.ts';
import { sweepUploadsRegularly } from './platform/http/routing/index.ts';
import { verifyMasterKeyOrExit } from './platform/encryption/index.ts';
import { watchLoop } from './platform/observability/index.ts';
import { createPlatform } from './platform/platform.ts';
import { closeOnSignal } from './platform/runtime/index.ts';

const config = configOrExit();
const log = createLog('api', config.logLevel);
const stopTracing = await startTracing('api');
const platform = createPlatform(config, features, log);
await verifyMasterKeyOrExit(platform.db, config.masterKey);
const app = createApp(config, platform, features);
const internal = config.internal && (await listen(app.serveWorkers, config.internal));
const listening = await listen(app.koa.callback(), config);
log.info({ port: listening.port }, 'listening');
const stopping = new AbortController();
const unwatchLoop = watchLoop(log);
const sweeping = sweepUploadsRegularly(log, stopping.signal);
const metricsListener = await listenForMetrics(config.metrics, { log });

const close = async () => {
  app.retire();
  stopping.abort();
  unwatchLoop();
  await pause(config.drainMs);
  app.close();
  await Promise.all([listening.close(), internal?.close()]);
  await sweeping;
  await metricsListener?.close();
  await platform.close();
  await stopTracing();
};
closeOnSignal(log, close, config);
