import type { Knex } from 'knex';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type AiTokens, createAiTokens, createWorkflowOwners, type WorkflowOwners } from './workflows/index.ts';
import { createDatabase } from './postgres/index.ts';
import { createEventCodec, type EventCodec, type EventLog } from './event-log/index.ts';
import { createHistories, createProofs, createTreeProofs, createUnsealedAge, sealKey } from './audit/index.ts';
import { createErasedList, createErasure, createPersonalData, platformPrivacy } from './privacy/index.ts';
import { openEventLog } from './event-log/client.ts';
import type { Feature, FeatureDependencies } from './feature.ts';
import {
  type Blobs,
  createDiskBlobs,
  createFileKeys,
  createFileStore,
  createFileSweeper,
  createS3Blobs,
  type FileSweeper,
  type FreeShareOf,
  type FreeSpace,
  refuseWhenFull,
  watchFreeSpace,
} from './files/index.ts';
import { createCommands, createIdempotency, type Idempotency } from './commands/index.ts';
import { createIdentityProvider, createPictureFetch, type FetchPicture } from './identity/index.ts';
import { createKeys, createSecrets, type Keys } from './encryption/index.ts';
import { loopbackToo, theInternet } from '@hub/safe-fetch';
import { createKeptMail, createSmtpMail } from './mail/index.ts';
import { followProgress, type Progress, streamsOf } from './read-models/index.ts';
import { createRequestLimit } from './http/index.ts';
import { webBuild } from './http/web/index.ts';
import { createWebPush } from './web-push/index.ts';
import { createTemporal, type Temporal } from './workflows/temporal.ts';

/** Everything that a backend process consists of, below its features. */
export interface Platform extends FeatureDependencies {
  readonly db: Knex;
  readonly eventLog: EventLog;
  readonly codec: EventCodec;
  readonly keys: Keys;
  readonly idempotency: Idempotency;
  readonly aiTokens: AiTokens;
  readonly progress: Progress;
  /** Where the bytes of files are stored. */
  readonly blobs: Blobs;
  readonly fileSweeper: FileSweeper;
  readonly freeSpace: FreeSpace;
  readonly owners: WorkflowOwners;
  readonly workflows: Temporal;
  /** Milliseconds for which the oldest event that no seal covers has been in the log. */
  readonly unsealedMs: () => Promise<number>;
  close(): Promise<void>;
}

const sweepEveryMs = 15 * 60_000;

/**
 * Without `smtp`, mails are stored; without `oidc`, there is no identity provider; without `s3`, files are stored on disk.
 * `publicUrl` defaults to http://localhost:3000.
 */
export const createPlatform = (
  config: Pick<Config, 'databaseUrl' | 'eventStoreUrl' | 'temporal' | 'dataDir' | 'masterKey'> &
    Partial<
      Pick<
        Config,
        'publicUrl' | 'smtp' | 'oidc' | 's3' | 'signUpRules' | 'quota' | 'aiModels' | 'webhooksToLoopback' | 'webDir'
      >
    > & {
      readonly limits?: Partial<Config['limits']>;
      readonly freeShareOf?: FreeShareOf;
      readonly fetchPicture?: FetchPicture;
      readonly temporalRetryAfterMs?: readonly number[];
    },
  features: readonly Feature[],
  log: Logger,
): Platform => {
  const { databaseUrl, eventStoreUrl, temporal, dataDir, masterKey } = config;
  const { publicUrl = 'http://localhost:3000', smtp, oidc } = config;
  const db = createDatabase(databaseUrl, log);
  const eventLog = openEventLog(eventStoreUrl);
  const keys = createKeys(db, masterKey);
  const codec = createEventCodec(
    features.flatMap(({ aggregates = [] }) => aggregates),
    keys,
  );
  const idempotency = createIdempotency(db, keys);
  const aiTokens = createAiTokens(db);
  const sweeping = setInterval(() => {
    idempotency.sweep().catch((error: unknown) => log.warn({ err: error }, 'expired responses were not deleted'));
    aiTokens.sweep().catch((error: unknown) => log.warn({ err: error }, 'expired token counts were not deleted'));
  }, sweepEveryMs).unref();
  const projections = features.flatMap(({ projections = [] }) => projections.map(({ name }) => name));
  const progress = followProgress({ databaseUrl, db, projections, log });
  const owners = createWorkflowOwners(db, keys);
  const workflows = createTemporal(temporal, owners, config.temporalRetryAfterMs);
  const freeSpace = watchFreeSpace({ places: { data: dataDir, uploads: tmpdir() }, log, measure: config.freeShareOf });
  const blobs = config.s3 ? createS3Blobs(config.s3) : createDiskBlobs(join(dataDir, 'files'));
  const fileKeys = createFileKeys(db, keys);
  const files = createFileStore(blobs, fileKeys);
  const privacies = [platformPrivacy, ...features.flatMap(({ privacy }) => privacy ?? [])];
  const secrets = createSecrets(masterKey);
  const unsealedMs = createUnsealedAge(eventLog, masterKey);
  const built = config.webDir === undefined ? () => Promise.resolve(null) : webBuild(config.webDir);
  const webhookReach = config.webhooksToLoopback ? loopbackToo : theInternet;
  const parts = {
    db,
    keys,
    workflows,
    commands: createCommands({ eventLog: refuseWhenFull(eventLog, freeSpace), codec, progress, log }),
    files,
    personalData: createPersonalData({
      db,
      eventLog,
      streamsOf: (ownerId) => streamsOf(db, ownerId),
      codec,
      files,
      privacies,
    }),
    erasure: createErasure({
      db,
      keys,
      files,
      workflows,
      owners,
      list: createErasedList(join(dataDir, 'erased')),
      privacies,
    }),
    secrets,
    mail: smtp ? createSmtpMail(smtp) : createKeptMail({ db, keys, log }),
    identityProvider: oidc ? createIdentityProvider(oidc, `${publicUrl}/api/auth/google/callback`) : null,
    fetchPicture: config.fetchPicture ?? createPictureFetch(),
    webhookReach,
    webPush: createWebPush({ masterKey, publicUrl, reach: webhookReach }),
    signUpRules: config.signUpRules ?? { signUp: 'open', domains: [] },
    quota: config.quota ?? { bytes: 0, documents: 0, events: 0 },
    aiCalls: createRequestLimit(
      { db, secrets },
      { name: 'ai calls', perSecond: (config.limits?.aiPerMinute ?? 0) / 60, seconds: 60 },
    ),
    aiModels: config.aiModels ?? [],
    publicUrl,
    publishedRemotes: async () => (await built())?.manifest ?? { revision: '', remotes: {} },
    proofs: createProofs(eventLog, masterKey, unsealedMs),
    histories: createHistories(eventLog, codec),
    treeProofs: createTreeProofs(db, eventLog, sealKey(masterKey)),
    log,
  };
  const references = Object.assign({}, ...features.map((feature) => feature.files?.(parts) ?? {}));
  return {
    ...parts,
    eventLog,
    idempotency,
    aiTokens,
    codec,
    progress,
    owners,
    freeSpace,
    unsealedMs,
    blobs,
    fileSweeper: createFileSweeper({ blobs, files, keys: fileKeys, references }),
    async close() {
      freeSpace.close();
      blobs.close();
      clearInterval(sweeping);
      parts.mail.close();
      await progress.close();
      await Promise.allSettled([eventLog.close(), workflows.close(), db.destroy()]);
    },
  };
};
