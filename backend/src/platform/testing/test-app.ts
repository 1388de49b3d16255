import { startEventLog } from '@hub/event-log';
import { createTestDatabase } from '@hub/postgres/testing';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../app.ts';
import { userFeature } from '../../features/user/index.ts';
import type { Feature } from '../feature.ts';
import { listen } from '../http/listen.ts';
import { createLog } from '../log.ts';
import { migrate } from '../migrations.ts';
import { createPlatform, type Platform } from '../parts.ts';
import { superviseSubscriptions, type Supervision } from '../subscription.ts';
import { httpClient, type Cookies, type TestClient, type Visitor } from './http-client.ts';

/** A whole backend in this process: API and projector on a fresh database and a fresh event log, without Temporal. */
export interface TestApp {
  readonly origin: string;
  readonly platform: Platform;
  /** Registers a new student and signs in. */
  student(): Promise<TestClient>;
  /** Without a session. */
  readonly visitor: Visitor;
  /** With the worker token. */
  readonly worker: Visitor;
  /** Stops and starts the projector, to see what happens without it. */
  readonly projector: { stop(): Promise<void>; start(): void };
  stop(): Promise<void>;
}

const workerToken = 'the-token-of-the-test-worker';

const startStore = async () => {
  const [database, logDatabase] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const eventLog = await startEventLog({ databaseUrl: logDatabase.url, host: '127.0.0.1', port: 0 });
  await migrate(database.url);
  return {
    databaseUrl: database.url,
    eventStoreUrl: eventLog.url,
    async stop() {
      await eventLog.drain();
      await Promise.all([database.drop(), logDatabase.drop()]);
    },
  };
};

/** Start it in `beforeAll`, stop it in `afterAll`. Name the features in question; the user feature is always there. */
export const startTestApp = async (features: readonly Feature[] = []): Promise<TestApp> => {
  const all = [...new Set([userFeature, ...features])];
  const store = await startStore();
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-test-'));
  const log = createLog('test', process.env['LOG_LEVEL'] ?? 'silent');
  const config = {
    ...store,
    dataDir,
    webDir: join(dataDir, 'web'),
    temporalAddress: '127.0.0.1:1',
    masterKey: randomBytes(32),
    workerToken,
    trustProxy: false,
  };
  const platform = createPlatform(config, all, log);
  const app = createApp(config, platform, all);
  const listening = await listen(app.koa.callback(), { port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${listening.port}`;

  let supervision: Supervision | undefined;
  const projector = {
    start() {
      const subscribers = {
        projections: all.flatMap(({ projections = [] }) => projections),
        reactors: all.flatMap(({ reactors }) => reactors?.(platform) ?? []),
      };
      supervision = superviseSubscriptions(subscribers, { ...platform, databaseUrl: store.databaseUrl });
    },
    async stop() {
      await supervision?.stop();
      supervision = undefined;
    },
  };
  projector.start();

  return {
    origin,
    platform,
    visitor: httpClient(origin),
    worker: httpClient(origin, { authorization: `Bearer ${workerToken}` }),
    projector,
    async student() {
      const cookies: Cookies = new Map();
      const client = httpClient(origin, {}, cookies);
      const email = `${randomBytes(6).toString('hex')}@example.edu`;
      const form = { email, password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };
      const registered = await client.post('/api/auth/register', form);
      if (registered.status !== 201) throw new Error(`Registration failed: ${registered.status}`);
      const { id } = registered.body as { id: string };
      return { ...client, userId: id, email };
    },
    async stop() {
      app.close();
      await projector.stop();
      await listening.close();
      await platform.close();
      await store.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
