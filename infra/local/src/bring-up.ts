import { backendEnvironment, eventLogEnvironment, withMetricsPort, workerEnvironment } from './environment.ts';
import { writeHubSettings } from './hub-settings-file.ts';
import { nodeService, postgresService, temporalService, workerService } from './services.ts';
import { temporalAddress, type Plan } from './plan.ts';
import type { Product } from './product.ts';
import { inRoot } from './root.ts';
import { runOnce } from './run-once.ts';
import { ensureTemporal, TemporalUnavailable } from './temporal/index.ts';
import { waitForPort } from './wait-for-port.ts';

/** What {@link bringUp} needs. */
export interface BringUpOptions {
  readonly plan: Plan;
  readonly product: Product;
  readonly line: (source: string, text: string) => void;
  /** Aborts when the start is cancelled. */
  readonly signal: AbortSignal;
}

const waitForServer = async ({ line, signal }: BringUpOptions, name: string, url: URL) => {
  const target = { host: url.hostname, port: Number(url.port) };
  await waitForPort(target, signal, () => {
    line('hub', `Waiting for ${name} at ${url.host}`);
  });
  signal.throwIfAborted();
};

/** Waits until the databases accept connections, embedded or external, and returns their URLs. */
const databases = async (bringUp: BringUpOptions) => {
  const { plan, product } = bringUp;
  const { DATABASE_URL, EVENTSTORE_URL } = plan.settings;
  if (DATABASE_URL !== undefined) {
    const url = new URL(DATABASE_URL);
    url.port ||= '5432';
    await waitForServer(bringUp, 'Postgres', url);
    return { app: DATABASE_URL, eventLog: DATABASE_URL, needsEventLog: EVENTSTORE_URL === undefined };
  }
  const postgres = postgresService(plan);
  await product.start(postgres).started;
  return { app: postgres.url('app'), eventLog: postgres.url('eventLog'), needsEventLog: EVENTSTORE_URL === undefined };
};

/** @returns why AI is unavailable; undefined when Temporal runs */
const temporal = async ({ plan, product, line, signal }: BringUpOptions): Promise<string | undefined> => {
  if (plan.settings.TEMPORAL_ADDRESS !== undefined) return undefined;
  try {
    const progress = (text: string) => {
      line('temporal', text);
    };
    const program = await ensureTemporal({ progress, stop: signal });
    signal.throwIfAborted();
    product.start(temporalService(plan, program));
    return undefined;
  } catch (error) {
    if (!(error instanceof TemporalUnavailable)) throw error;
    return error.message;
  }
};

/**
 * Starts the worker once Temporal accepts connections.
 * @returns why AI is unavailable; undefined when the worker was started
 */
const ai = async (bringUp: BringUpOptions): Promise<string | undefined> => {
  const { plan, product } = bringUp;
  const unavailable = await temporal(bringUp);
  if (unavailable !== undefined) return unavailable;
  await waitForServer(bringUp, 'Temporal', new URL(`tcp://${temporalAddress(plan)}`));
  product.start(workerService(workerEnvironment(plan), plan.watch));
  return undefined;
};

/**
 * Starts every service that has no external address. Fetching Temporal can take minutes; the rest does not wait for it.
 * @returns `unavailable` resolves with the reason why AI is unavailable, or with undefined once the worker is started
 * @throws when Postgres cannot start or the migrations fail
 */
export const bringUp = async (given: BringUpOptions): Promise<{ unavailable: Promise<string | undefined> }> => {
  const { plan, product, line, signal } = given;
  const unavailable = ai(given);
  unavailable.catch(() => undefined); // the caller awaits it, unless the rest fails first

  const urls = await databases(given);
  if (urls.needsEventLog) {
    const env = eventLogEnvironment(plan, urls.eventLog);
    product.start(nodeService('eventlog', 'infra/event-log/src/main.ts', { env, watch: plan.watch }));
  }
  const env = backendEnvironment(plan, urls.app);
  writeHubSettings(plan, env, signal);
  await runOnce({
    name: 'migration of the database',
    program: inRoot('backend/src/migrate.ts'),
    env,
    onLine: (text) => {
      line('migrate', text);
    },
    signal,
  });
  for (const name of ['api', 'projector'] as const) {
    product.start(
      nodeService(name, `backend/src/${name}.ts`, { env: withMetricsPort(env, plan, name), watch: plan.watch }),
    );
  }
  return { unavailable };
};
