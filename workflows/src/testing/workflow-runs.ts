import { sealedPayloads } from '@hub/cipher';
import { plainTemporal } from '@hub/settings';
import { Client, Connection, WorkflowFailedError, type WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { Runtime } from '@temporalio/worker';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Backend, createBackend } from '../backend.ts';
import { payloadKeys } from '../payload-keys.ts';
import { runWorker } from '../run-worker.ts';
import { temporalLogger } from '../temporal-log.ts';
import { type BackendServer, payloadKeyOf, token } from './backend-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    temporalAddress: string;
  }
}

const root = join(import.meta.dirname, '../../..', '/');

/** Writes the history of a run for `replay.spec.ts`, without this machine's paths; only with RECORD_HISTORY=1. */
export const recordHistory = async (file: URL, handle: WorkflowHandle): Promise<void> => {
  if (process.env['RECORD_HISTORY'] === undefined) return;
  const json = historyToJSON(await handle.fetchHistory());
  writeFileSync(file, `${json.replaceAll(root, '')}\n`);
};

/** Why a workflow failed; for a failed activity, the activity's own error. */
export const failureCauseOf = async (handle: WorkflowHandle): Promise<Error | undefined> => {
  const error = await handle.result().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof WorkflowFailedError)) throw new Error('the workflow did not fail');
  return error.cause?.name === 'ActivityFailure' ? (error.cause.cause as Error | undefined) : error.cause;
};

interface TestWorker {
  readonly address: string;
  readonly backend: BackendServer;
  readonly taskQueue: string;
  readonly activities: (calls: Backend) => object;
}

/** Starts the backend, a worker for its queue and a client for its workflows; `stop` ends all three. */
export const startTestWorker = async ({ address, backend, taskQueue, activities }: TestWorker) => {
  const log = pino({ level: 'silent' });
  Runtime.install({ logger: temporalLogger(log), shutdownSignals: [] });
  await backend.start();
  const calls = createBackend({ url: backend.url, token });
  const stop = new AbortController();
  const options = {
    temporal: plainTemporal(address),
    payloadKey: payloadKeys(calls),
    log,
    stop: stop.signal,
    taskQueue,
  };
  const worker = runWorker({ ...options, activities: activities(calls) });
  const connection = await Connection.connect({ address });
  return {
    connection,
    client: new Client({ connection, dataConverter: sealedPayloads(payloadKeyOf) }),
    stop: async () => {
      stop.abort();
      await worker;
      await connection.close();
      await backend.stop();
    },
  };
};
