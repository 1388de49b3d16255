import { createLog, startTracing } from '@hub/telemetry';
import { Runtime } from '@temporalio/worker';
import closeWithGrace from 'close-with-grace';
import { BuiltinAi } from './ai/builtin/builtin-ai.ts';
import { createBackend } from './backend.ts';
import { readConfig } from './config.ts';
import { payloadKeys } from './payload-keys.ts';
import { runWorker } from './run-worker.ts';
import { syllabusActivities } from './syllabus-analysis/activities.ts';
import { temporalLogger } from './temporal-log.ts';
import { TextReader } from './text/text-reader.ts';

const config = readConfig(process.env);
const log = createLog('worker', config.logLevel);
const stopTracing = await startTracing('worker');
// signals are ours: while Temporal is away there is no worker that could hear them
Runtime.install({
  logger: temporalLogger(log),
  shutdownSignals: [],
  ...(config.metricsAddress && {
    telemetryOptions: { metrics: { prometheus: { bindAddress: config.metricsAddress } } },
  }),
});

const stop = new AbortController();
const text = new TextReader();
const ai = new BuiltinAi();
const backend = createBackend(config.backend);
const activities = syllabusActivities({ backend, ai, text });
const done = runWorker({
  address: config.temporalAddress,
  activities,
  payloadKey: payloadKeys(backend),
  log,
  stop: stop.signal,
});

closeWithGrace({ delay: 9500, logger: false }, async ({ signal, err }) => {
  if (err) log.fatal({ err }, 'closing after an error');
  else log.info({ signal }, 'closing');
  stop.abort();
  await done;
  await Promise.all([text.close(), ai.close(), stopTracing()]);
});
