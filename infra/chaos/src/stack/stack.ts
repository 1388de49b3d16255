import {
  backendEnvironment,
  createLog,
  eventLogEnvironment,
  eventStoreUrl,
  inRoot,
  makePlan,
  nodeService,
  parseSettings,
  pidFilesIn,
  postgresService,
  runFolder,
  runOnce,
  temporalService,
  waitForPort,
  workerEnvironment,
  workerService,
  type Service,
  type Plan,
} from '@hub/local/supervisor';
import { ensureTemporal } from '@hub/local/temporal';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Recovery } from '../check/recovery.ts';
import { randomOf } from '../plan/random.ts';
import { roles, type Role } from '../plan/moves.ts';
import { startProxies, type Proxies } from './proxies.ts';
import { quietPort } from './quiet-port.ts';
import { RoleProcess, type ServingSignal } from './role-process.ts';

/** The whole product as processes that can be killed, with their addresses. */
export interface Stack {
  readonly plan: Plan;
  readonly processes: Readonly<Record<Role, readonly RoleProcess[]>>;
  readonly proxies: Proxies;
  /** URLs of both APIs, through the proxies if there are any. */
  readonly apis: readonly string[];
  /** Databases with the locks of the active writer and the active projector. */
  readonly databases: { readonly eventlog: string; readonly projector: string };
  readonly environment: {
    /** For `pnpm hub`, without the proxies. */
    readonly hub: NodeJS.ProcessEnv;
    readonly eventLog: NodeJS.ProcessEnv;
    readonly projector: NodeJS.ProcessEnv;
  };
  readonly recoveries: Recovery[];
  close(): Promise<void>;
}

const unlimited = {
  LIMIT_READS_PER_SECOND: '0',
  LIMIT_WRITES_PER_SECOND: '0',
  LIMIT_UPLOADS_PER_MINUTE: '0',
  LIMIT_ANONYMOUS_PER_SECOND: '0',
};

const settingsFor = async (folder: string, limited: boolean) => {
  const ports: number[] = [];
  while (new Set(ports).size < 4) ports.push(await quietPort());
  const [PORT, POSTGRES_PORT, EVENT_LOG_PORT, TEMPORAL_PORT] = [...new Set(ports)].map(String);
  const given = { PORT, POSTGRES_PORT, EVENT_LOG_PORT, TEMPORAL_PORT };
  const limits = limited ? {} : unlimited;
  return parseSettings(
    { ...given, ...limits, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info', TRUST_PROXY: 'true' },
    inRoot('.'),
  );
};

/** How long an API keeps serving after it was asked to stop, in ms. */
export const drainMs = 1_000;

const by = (url: string, port: number) => {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
};

const line = (pattern: RegExp): ServingSignal => ({ kind: 'line', line: pattern });
const port = (number: number): ServingSignal => ({
  kind: 'probe',
  probe: (signal) => waitForPort({ host: '127.0.0.1', port: number }, signal),
});
const atOnce: ServingSignal = { kind: 'probe', probe: async () => undefined };

interface StackOptions {
  readonly seed: number;
  /** As in production: with the limits of a student, and without proxies between the processes. */
  readonly asInProduction: boolean;
}

/** @param folder folder for all files of this run */
export const startStack = async (folder: string, { seed, asInProduction }: StackOptions): Promise<Stack> => {
  const plan = await makePlan(await settingsFor(folder, asInProduction), false, () => undefined);
  const output = createWriteStream(join(folder, 'product.log'));
  const log = createLog(output);
  const surroundings = { log: log.line, pidFiles: pidFilesIn(runFolder(plan.settings)) };
  const recoveries: Recovery[] = [];
  const role = (service: Service, serves: ServingSignal, needs: readonly RoleProcess[] = []) =>
    new RoleProcess({ service, serves, needs, surroundings, recovered: (recovery) => recoveries.push(recovery) });

  const postgres = postgresService(plan);
  const database = role(postgres, atOnce);
  await database.start();
  const secondApi = await quietPort();
  const proxies = await startProxies({ ...plan.ports, secondApi }, (drawer) => randomOf(seed, drawer));

  const direct = backendEnvironment(plan, postgres.url('app'));
  await runOnce({
    name: 'migration of the database',
    program: inRoot('backend/src/migrate.ts'),
    env: direct,
    onLine: (text) => log.line('migrate', text),
    signal: new AbortController().signal,
  });
  const eventLog = eventLogEnvironment(plan, postgres.url('eventLog'));
  const through = (url: string, proxy: number) => (asInProduction ? url : by(url, proxy));
  const logBy = (proxy: number) => through(eventStoreUrl(plan), proxy);
  const projector = { ...direct, EVENTSTORE_URL: logBy(proxies.ports.projectorToLog) };
  const api = {
    ...direct,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: String(drainMs / 1000),
    EVENTSTORE_URL: logBy(proxies.ports.apiToLog),
    DATABASE_URL: through(postgres.url('app'), proxies.ports.apiToPostgres),
  };
  const worker = {
    ...workerEnvironment(plan),
    TEMPORAL_ADDRESS: `127.0.0.1:${asInProduction ? plan.ports.temporal : proxies.ports.workerToTemporal}`,
  };
  const node = (name: string, program: string, env: NodeJS.ProcessEnv) =>
    nodeService(name, program, { env, watch: false });
  const apiRole = (name: string, number: number) =>
    role(node(name, 'backend/src/api.ts', { ...api, PORT: String(number) }), port(number));

  const temporal = role(temporalService(plan, await ensureTemporal()), port(plan.ports.temporal));
  const processes = {
    postgres: [database],
    eventlog: [role(node('eventlog', 'infra/event-log/src/main.ts', eventLog), port(plan.ports.eventLog), [database])],
    temporal: [temporal],
    api: [apiRole('api-1', plan.ports.web), apiRole('api-2', secondApi)],
    projector: [
      role(node('projector', 'backend/src/projector.ts', projector), line(/this projector is active/), [database]),
    ],
    worker: [role(workerService(worker, false), line(/worker started/), [temporal])],
  };
  for (const each of roles.flatMap((name) => processes[name])) if (each !== database) await each.start();

  return {
    plan,
    processes,
    proxies,
    apis: (asInProduction ? [plan.ports.web, secondApi] : [proxies.ports.firstApi, proxies.ports.secondApi]).map(
      (number) => `http://127.0.0.1:${number}`,
    ),
    databases: { eventlog: postgres.url('eventLog'), projector: postgres.url('app') },
    environment: { hub: { ...direct, LOG_LEVEL: 'silent' }, eventLog, projector: direct },
    recoveries,
    async close() {
      const order = ['api', 'worker', 'projector', 'temporal', 'eventlog', 'postgres'] as const;
      for (const name of order) await Promise.all(processes[name].map((each) => each.stop()));
      await proxies.close();
      output.end();
    },
  };
};
