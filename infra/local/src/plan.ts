import { accessUrl, type Access } from '@hub/event-log/access';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** All that the start has settled: what runs here, and where everything is reached. */
export interface Plan {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** Of the embedded event log; undefined where it serves in clear, or not at all. */
  readonly eventLogAccess: Access | undefined;
  readonly ports: {
    readonly web: number;
    readonly postgres: number;
    readonly eventLog: number;
    readonly temporal: number;
  };
  /** Restart a server process when its source changes. */
  readonly watch: boolean;
}

const loopback = '127.0.0.1';

/** Holds a password: never log it. */
export const eventStoreUrl = ({ settings, ports, eventLogAccess }: Plan) => {
  if (settings.EVENTSTORE_URL !== undefined) return settings.EVENTSTORE_URL;
  if (eventLogAccess) return accessUrl(eventLogAccess, loopback, ports.eventLog);
  return `esdb://${loopback}:${ports.eventLog}?tls=false`;
};

/** host:port of the configured Temporal, or of the one that is started here. */
export const temporalAddress = ({ settings, ports }: Plan) =>
  settings.TEMPORAL_ADDRESS ?? `${loopback}:${ports.temporal}`;

const wildcards: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** What offers figures, in the order of its ports. */
export const processesWithMetrics = ['api', 'projector', 'worker', 'event-log'] as const;

/** The port of a part's figures; undefined where none are wanted. */
export const metricsPort = ({ METRICS_PORT }: Settings, part: (typeof processesWithMetrics)[number]) =>
  METRICS_PORT === undefined ? undefined : METRICS_PORT + processesWithMetrics.indexOf(part);

/** Where the processes of this machine reach the API. */
export const backendUrl = ({ settings, ports }: Plan) =>
  `http://${bracketed(wildcards.has(settings.HOST) ? loopback : settings.HOST)}:${ports.web}`;

/** The address to open. */
export const publicUrl = ({ settings, ports }: Plan) => {
  const isLocal = settings.HOST === loopback || settings.HOST === '::1' || wildcards.has(settings.HOST);
  return `http://${isLocal ? 'localhost' : bracketed(settings.HOST)}:${ports.web}`;
};
