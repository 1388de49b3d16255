import { UserId } from '@hub/contracts';
import { plainTemporal } from '@hub/settings';
import { createLog } from '@hub/telemetry';
import { startEventLog } from '@hub/event-log';
import { createTestDatabase } from '@hub/postgres/testing';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Knex } from 'knex';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, features as productFeatures } from '../../app.ts';
import type { Config } from '../../config.ts';
import { userFeature } from '../../features/user/index.ts';
import type { Feature } from '../feature.ts';
import type { FetchPicture } from '../identity/index.ts';
import { listen, signWorkflowToken } from '../http/index.ts';
import type { Operation } from '../http/routing/index.ts';
import { createPlatform, type Platform } from '../platform.ts';
import type { FreeShareOf } from '../files/index.ts';
import { protectRows } from '../privacy/index.ts';
import { superviseSubscriptions, type Supervision } from '../subscriptions/index.ts';
import { checkAgainstDocument } from './document-check.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import { cookieHeader, httpClient, type Cookies, type TestClient, type Visitor } from './http-client.ts';

export type { TestClient } from './http-client.ts';

/**
 * A complete backend in this process: API and projector on a fresh database and a fresh event log, without Temporal.
 */
export interface TestApp {
  readonly origin: string;
  readonly platform: Platform;
  /** All routes of the API. */
  readonly operations: readonly Operation[];
  /** Starts another instance of the API on the same services, with separate connections; returns its origin. */
  anotherApi(): Promise<string>;
  /** Registers a new student and signs in. */
  student(): Promise<TestClient>;
  /** A client without a session. */
  readonly visitor: Visitor;
  /** A client with the worker's own token. */
  readonly worker: Visitor & { at(origin: string): Visitor };
  /** A client with the token of a workflow of this student. */
  workflowOf(studentId: string, workflowId?: string): Visitor & { at(origin: string): Visitor };
  /** `start` adds another projector, `stop` stops all of them. */
  readonly projector: { stop(): Promise<void>; start(instead?: readonly Feature[]): Supervision };
  /**
   * Stops and starts the event log at the same address; `startEmpty` uses a new database, as after a disaster. `backUp`
   * copies the database byte for byte while the log is stopped, and returns a function that starts with the copy.
   */
  readonly eventLog: {
    stop(): Promise<void>;
    start(): Promise<void>;
    startEmpty(): Promise<void>;
    backUp(): Promise<() => Promise<void>>;
  };
  /** The environment with which another process finds the same services. */
  readonly environment: {
    readonly [Name in 'DATABASE_URL' | 'EVENTSTORE_URL' | 'MASTER_KEY' | 'DATA_DIR']: string;
  };
  /** Behaves as when the process is stopping. */
  retire(): void;
  stop(): Promise<void>;
}

const workerToken = 'the-token-of-the-test-worker';

const startStore = async (data?: TestData) => {
  const [database, firstLogDatabase] = await Promise.all([
    data?.database ?? createMigratedDatabase(),
    data?.logDatabase ?? createTestDatabase(),
  ]);
  const logDatabases = [firstLogDatabase];
  let logDatabase = firstLogDatabase;
  const start = (port: number) => startEventLog({ databaseUrl: logDatabase.url, host: '127.0.0.1', port });
  let eventLog = await start(0);
  const startWith = async (other: typeof logDatabase) => {
    logDatabase = other;
    eventLog = await start(eventLog.port);
  };
  const another = async (copied?: string) => {
    const created = await createTestDatabase(copied);
    logDatabases.push(created);
    return created;
  };
  return {
    databaseUrl: database.url,
    eventStoreUrl: eventLog.url,
    eventLog: {
      stop: () => eventLog.drain(),
      start: () => startWith(logDatabase),
      startEmpty: async () => startWith(await another()),
      async backUp() {
        const copy = await another(logDatabase.url);
        return () => startWith(copy);
      },
    },
    async stop() {
      await eventLog.drain();
      await Promise.all([database, ...logDatabases].map((each) => each.drop()));
    },
  };
};

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** Where the data is that an app starts on; it drops both databases when it stops, and leaves the folder. */
export interface TestData {
  readonly database: TestDatabase;
  readonly logDatabase: TestDatabase;
  readonly dataDir: string;
  readonly masterKey: Buffer<ArrayBuffer>;
}

interface Setup {
  /** Existing data instead of none. */
  readonly data?: TestData;
  /** Runs before anything else, on the migrated database. */
  readonly prepare?: (db: Knex) => Promise<unknown>;
  /** The front end's build, and its texts in other languages; none if not set. */
  readonly webDir?: string;
  readonly localesDir?: string;
  /** Called with every log line, from the lowest level on. */
  readonly onLogLine?: (line: string) => void;
  /** Settings of mail, identity provider and limits; none of them if not set. */
  readonly settings?: Partial<
    Pick<
      Config,
      'publicUrl' | 'smtp' | 'oidc' | 's3' | 'aiModels' | 'trustProxy' | 'signUpRules' | 'quota' | 'webhooksToLoopback'
    >
  > & { readonly limits?: Partial<Config['limits']> };
  /** Replaces the measurement of the real disks. */
  readonly freeShareOf?: FreeShareOf;
  /** Replaces the internet: there are no pictures if not set. */
  readonly fetchPicture?: FetchPicture;
}

/**
 * Start it in `beforeAll`, stop it in `afterAll`. Pass the features under test; the user feature is always included.
 */
export const startTestApp = async (
  features: readonly Feature[] = [],
  { data, prepare, webDir, localesDir, onLogLine, settings, freeShareOf, fetchPicture = async () => null }: Setup = {},
): Promise<TestApp> => {
  const all = [...new Set([userFeature, ...features])];
  const store = await startStore(data);
  const dataDir = data?.dataDir ?? (await mkdtemp(join(tmpdir(), 'hub-test-')));
  const log = onLogLine
    ? createLog('test', 'trace', { write: onLogLine })
    : createLog('test', process.env['LOG_LEVEL'] ?? 'silent');
  const config = {
    ...store,
    dataDir,
    webDir: webDir ?? join(dataDir, 'web'),
    localesDir: localesDir ?? join(dataDir, 'locales'),
    landingClaim: undefined,
    temporal: plainTemporal('127.0.0.1:1'),
    temporalRetryAfterMs: [], // it never comes
    masterKey: data?.masterKey ?? randomBytes(32),
    workerToken,
    trustProxy: false,
    fetchPicture,
    ...settings,
    ...(freeShareOf && { freeShareOf }),
  };
  const platform = createPlatform(config, all, log);
  await prepare?.(platform.db);
  await protectRows(platform.db, [...productFeatures, ...all]); // their tables exist in any case
  const app = createApp(config, platform, all);
  const listening = await listen(app.koa.callback(), { port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${listening.port}`;
  checkAgainstDocument(origin, app.operations);

  const running = new Set<Supervision>();
  const projector = {
    start(instead: readonly Feature[] = features) {
      const active = [...new Set([userFeature, ...instead])];
      const subscribers = {
        projections: active.flatMap(({ projections = [] }) => projections),
        reactors: active.flatMap(({ reactors }) => reactors?.(platform) ?? []),
      };
      const supervision = superviseSubscriptions(subscribers, { ...platform, databaseUrl: store.databaseUrl });
      running.add(supervision);
      return supervision;
    },
    async stop() {
      await Promise.all([...running].map((supervision) => supervision.stop()));
      running.clear();
    },
  };
  projector.start();

  const others: (() => Promise<void>)[] = [];
  const anotherApi = async () => {
    const own = createPlatform(config, all, log);
    const api = createApp(config, own, all);
    const other = await listen(api.koa.callback(), { port: 0, host: '127.0.0.1' });
    others.push(async () => {
      api.close();
      await other.close();
      await own.close();
    });
    const otherOrigin = `http://127.0.0.1:${other.port}`;
    checkAgainstDocument(otherOrigin, api.operations);
    return otherOrigin;
  };

  const bearer = (token: string) => {
    const at = (where: string) => httpClient(where, { authorization: `Bearer ${token}` });
    return { ...at(origin), at };
  };

  return {
    origin,
    anotherApi,
    platform,
    operations: app.operations,
    visitor: httpClient(origin),
    worker: bearer(workerToken),
    workflowOf: (studentId, workflowId = 'any') =>
      bearer(signWorkflowToken(platform.secrets, { workflowId, studentId: UserId.parse(studentId) }).token),
    projector,
    eventLog: store.eventLog,
    environment: {
      DATABASE_URL: store.databaseUrl,
      EVENTSTORE_URL: store.eventStoreUrl,
      DATA_DIR: dataDir,
      MASTER_KEY: config.masterKey.toString('base64'),
    },
    async student() {
      const cookies: Cookies = new Map();
      const client = httpClient(origin, {}, cookies);
      const email = `${randomBytes(6).toString('hex')}@example.edu`;
      const form = { email, password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
      const registered = await client.post('/api/auth/register', form);
      if (registered.status !== 201) throw new Error(`Registration failed: ${registered.status}`);
      const { id } = registered.body as { id: string };
      return {
        ...client,
        userId: id,
        email,
        cookie: () => cookieHeader(cookies),
        at: (other) => httpClient(other, {}, cookies),
      };
    },
    retire: () => app.retire(),
    async stop() {
      for (const close of others) await close();
      app.close();
      await projector.stop();
      await listening.close();
      await platform.close();
      await store.stop();
      if (!data) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
