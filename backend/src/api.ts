import { createLog, startTracing } from '@hub/telemetry';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp, features } from './app.ts';
import { configOrExit } from './config.ts';
import { listen, listenForMetrics } from './platform/http/index.ts';
import { keepUploadsSwept } from './platform/http/routing/index.ts';
import { ownMasterKeyOrExit } from './platform/encryption/index.ts';
import { createPlatform } from './platform/platform.ts';
import { closeOnSignal } from './platform/runtime/index.ts';

const config = configOrExit();
const log = createLog('api', config.logLevel);
const stopTracing = await startTracing('api');
const platform = createPlatform(config, features, log);
await ownMasterKeyOrExit(platform.db, config.masterKey);
const app = createApp(config, platform, features);
const listening = await listen(app.koa.callback(), config);
log.info({ port: listening.port }, 'listening');
const stopping = new AbortController();
const sweeping = keepUploadsSwept(log, stopping.signal);
const figures = await listenForMetrics(config.metrics, { log });

const close = async () => {
  app.retire();
  stopping.abort();
  await pause(config.drainMs);
  app.close();
  await listening.close();
  await sweeping;
  await figures?.close();
  await platform.close();
  await stopTracing();
};
closeOnSignal(log, close, config);
