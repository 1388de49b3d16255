import { createLog } from '@hub/telemetry';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { features } from '../app.ts';
import { createDatabase } from '../platform/postgres/index.ts';
import { createEventCodec, type EventCodec, type EventLog } from '../platform/event-log/index.ts';
import { openEventLog } from '../platform/event-log/client.ts';
import { createKeys } from '../platform/encryption/index.ts';
import { createPlatform, type Platform } from '../platform/platform.ts';
import type { AnyProjection } from '../platform/read-models/index.ts';
import type { HubContext } from './context.ts';
import { hubConfig } from './environment.ts';

/** The dependencies of the commands. */
export interface HubParts {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly projections: readonly AnyProjection[];
  readonly masterKey: Buffer;
  readonly dataDir: string;
  /** Silent: commands print their own output. */
  readonly log: Logger;
}

const closeMs = 3000;

/** A connection that does not close must not keep the command from finishing. */
const closeWithin = async (closing: Promise<unknown>) => {
  const timer = new AbortController();
  const late = pause(closeMs, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([closing, late]).finally(() => timer.abort());
};

/** Connects with the context's settings, and disconnects when the work is done or has failed. */
export const withParts = async <Result>(
  { environment }: HubContext,
  work: (parts: HubParts) => Promise<Result>,
): Promise<Result> => {
  const { databaseUrl, eventStoreUrl, masterKey, dataDir } = hubConfig(environment);
  const log = createLog('hub', 'silent');
  const db = createDatabase(databaseUrl, log);
  const eventLog = openEventLog(eventStoreUrl);
  const codec = createEventCodec(
    features.flatMap(({ aggregates = [] }) => aggregates),
    createKeys(db, masterKey),
  );
  const projections = features.flatMap(({ projections = [] }) => projections);
  try {
    return await work({ db, eventLog, codec, projections, masterKey, dataDir, log });
  } finally {
    await closeWithin(Promise.allSettled([eventLog.close(), db.destroy()]));
  }
};

/** The same, with everything that reactors need. */
export const withPlatform = async <Result>(
  { environment }: HubContext,
  work: (platform: Platform) => Promise<Result>,
): Promise<Result> => {
  const platform = createPlatform(hubConfig(environment), features, createLog('hub', 'silent'));
  try {
    return await work(platform);
  } finally {
    await closeWithin(platform.close());
  }
};
