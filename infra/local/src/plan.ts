import { accessUrl, type Access } from '@hub/event-log/access';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** Everything decided before the start: settings, secrets, ports and addresses. */
export interface Plan {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** Credentials and certificates of the embedded event log; undefined when it runs without TLS, or not at all. */
  readonly eventLogAccess: Access | undefined;
  readonly ports: {
    readonly web: number;
    readonly postgres: number;
    readonly eventLog: number;
    readonly temporal: number;
  };
  /** Restart a process when its source changes. */
  readonly watch: boolean;
}

const loopback = '127.0.0.1';

/** Contains a password: never log it. */
export const eventStoreUrl = ({ settings, ports, eventLogAccess }: Plan) => {
  if (settings.EVENTSTORE_URL !== undefined) return settings.EVENTSTORE_URL;
  if (eventLogAccess) return accessUrl(eventLogAccess, loopback, ports.eventLog);
  return `esdb://${loopback}:${ports.eventLog}?tls=false`;
};

/** host:port of the configured Temporal server, or of the local one. */
export const temporalAddress = ({ settings, ports }: Plan) =>
  settings.TEMPORAL_ADDRESS ?? `${loopback}:${ports.temporal}`;

const wildcards: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Processes with a metrics port, in port order. */
export const processesWithMetrics = ['api', 'projector', 'worker', 'event-log'] as const;

/** The metrics port of a process; undefined when METRICS_PORT is not set. */
export const metricsPort = ({ METRICS_PORT }: Settings, name: (typeof processesWithMetrics)[number]) =>
  METRICS_PORT === undefined ? undefined : METRICS_PORT + processesWithMetrics.indexOf(name);

/** The URL at which processes on this machine reach the API. */
export const backendUrl = ({ settings, ports }: Plan) =>
  `http://${bracketed(wildcards.has(settings.HOST) ? loopback : settings.HOST)}:${ports.web}`;

/** The URL to open in a browser. */
export const publicUrl = ({ settings, ports }: Plan) => {
  const isLocal = settings.HOST === loopback || settings.HOST === '::1' || wildcards.has(settings.HOST);
  return `http://${isLocal ? 'localhost' : bracketed(settings.HOST)}:${ports.web}`;
};
