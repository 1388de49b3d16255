import { pino, type Logger } from 'pino';
import { accessUrl, type Access } from './access/access.ts';
import { PublishedLog } from './delivery/published-log.ts';
import { Subscribers } from './delivery/subscribers.ts';
import { listenForMetrics } from './metrics/listen-for-metrics.ts';
import { Metrics } from './metrics/metrics.ts';
import { OpenCalls } from './protocol/open-calls.ts';
import { startServer } from './protocol/server.ts';
import type { Service } from './protocol/service.ts';
import { writeWithin } from './write-within.ts';
import { checkHeads } from './storage/check-heads.ts';
import { Reader } from './storage/reader.ts';
import { Writer } from './storage/writer.ts';

/** Options of an embedded event log. */
export interface EventLogOptions {
  /** Separate database for the event log; its tables are created when missing. */
  databaseUrl: string;
  host: string;
  /** 0 picks a free one. */
  port: number;
  /** Credentials and certificates. Without it there is neither TLS nor authentication: for tests only. */
  access?: Access | undefined;
  log?: Logger;
  /** Address for Prometheus metrics, without a password; none unless given. */
  metrics?: { host: string; port: number } | undefined;
  /** Smaller in tests only. */
  memory?: { tailEvents?: number; tailBytes?: number; page?: number };
  /**
   * `group` (default) stores all waiting appends with one statement and one flush to disk. `each` commits every append
   * separately; it exists only for the benchmark and has no setting.
   */
  commit?: 'group' | 'each';
}

/** A running event log; its clients get UNAVAILABLE when it stops. */
export interface EventLog {
  port: number;
  /** Port of the metrics; undefined when they are off. */
  metricsPort: number | undefined;
  /** Connection string for the official client; contains the password if there is one. */
  url: string;
  /** Completes pending requests (5 s at most), ends every call with UNAVAILABLE and closes the database connections. */
  drain: () => Promise<void>;
  /** Resolves when another writer has taken over the database: this log no longer serves and must be stopped. */
  fenced: Promise<Error>;
}

const writeLimitMs = 4_000;

/**
 * Starts the embedded event log: a single node that implements EventStoreDB's streams protocol on Postgres.
 * @throws WriterLockHeld when another one writes to the database, NotDurable, or an error that names the port
 */
export async function startEventLog({
  databaseUrl,
  host,
  port,
  memory,
  access,
  commit = 'group',
  ...options
}: EventLogOptions): Promise<EventLog> {
  const log = options.log ?? pino({ level: 'silent' });
  const published = new PublishedLog({ events: memory?.tailEvents ?? 8_192, bytes: memory?.tailBytes ?? 32 << 20 });
  const subscribers = new Subscribers();
  const metrics = new Metrics();
  const fenced = Promise.withResolvers<Error>();
  const writer = new Writer(databaseUrl, {
    written: (events, head) => published.publish(events, head),
    opened: ({ end, ended }) => {
      published.reopen(end.position);
      if (ended !== undefined) log.warn({ session: ended }, 'the session of a frozen writer was terminated');
      log.info({ head: String(end.position) }, 'writing to the database');
    },
    committed: (requests, seconds) => metrics.committed(requests, seconds),
    failed: (error) => {
      metrics.storageFailed();
      log.warn(error, 'the database is unavailable');
    },
    fenced: (error) => {
      log.fatal(error.message);
      fenced.resolve(error);
    },
    mostPerCommit: commit === 'each' ? 1 : undefined,
  });
  await writer.open();
  const { total, streams } = await checkHeads(databaseUrl);
  metrics.changedHeads(total);
  if (total > 0) log.error({ total, streams }, 'heads of streams were changed outside of the event log');
  const reader = new Reader(databaseUrl);
  const calls = new OpenCalls();
  const service: Service = {
    calls,
    reader,
    published,
    subscribers,
    page: memory?.page ?? 512,
    log,
    write: writeWithin(writer, metrics, writeLimitMs),
  };
  metrics.follow({
    queued: () => writer.queued,
    subscribers: () => subscribers.count,
    lag: () => subscribers.lag(published.head),
  });
  const letGo = () => Promise.all([writer.close(), reader.close()]);
  const orLetGo = async (error: unknown) => {
    await letGo();
    throw error;
  };
  const figures = options.metrics && (await listenForMetrics(metrics.registry, options.metrics).catch(orLetGo));
  const server = await startServer(service, { host, port, access }).catch((error: unknown) => {
    figures?.close();
    return orLetGo(error);
  });

  const close = async () => {
    calls.beginClosing();
    await writer.drained(5_000);
    calls.failAll();
    await server.close();
    figures?.close();
    await letGo();
  };
  let closed: Promise<void> | undefined;
  const drain = () => (closed ??= close());
  const url = access ? accessUrl(access, host, server.port) : `esdb://${host}:${server.port}?tls=false`;
  return { port: server.port, metricsPort: figures?.port, url, drain, fenced: fenced.promise };
}
