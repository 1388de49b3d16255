import { compileCache } from './compile-cache.ts';
import {
  backendUrl,
  eventStoreUrl,
  type processesWithMetrics,
  metricsPort,
  publicUrl,
  temporalAddress,
  type Plan,
} from './plan.ts';
import { inRoot } from './root.ts';

/** Variables that every child inherits. Everything else is passed explicitly. */
const inheritedVariables = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
];

/** Environment of a child process: the inherited variables plus `given`. */
export const childEnvironment = (given: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inheritedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  NODE_COMPILE_CACHE: compileCache,
  ...given,
});

const mode = (plan: Plan) => ({
  NODE_ENV: plan.watch ? 'development' : 'production',
  LOG_LEVEL: plan.settings.LOG_LEVEL,
  ...(plan.settings.OTEL_EXPORTER_OTLP_ENDPOINT && {
    OTEL_EXPORTER_OTLP_ENDPOINT: plan.settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  }),
});

const metricsSettings = ({ settings }: Plan, name: (typeof processesWithMetrics)[number]) => {
  const port = metricsPort(settings, name);
  return port === undefined ? {} : { METRICS_PORT: String(port), METRICS_HOST: settings.METRICS_HOST };
};

/** How the backend and the worker prove themselves to Temporal. */
export const temporalSettings = [
  'TEMPORAL_NAMESPACE',
  'TEMPORAL_TLS',
  'TEMPORAL_TLS_CA_FILE',
  'TEMPORAL_TLS_CERT_FILE',
  'TEMPORAL_TLS_KEY_FILE',
  'TEMPORAL_API_KEY',
] as const;

/** Where the backend stores files. */
export const s3Settings = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
] as const;

const backendSettings = [
  ...s3Settings,
  'SMTP_URL',
  'MAIL_FROM',
  'LANDING_CLAIM',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'SIGN_UP',
  'SIGN_UP_DOMAINS',
  'LIMIT_READS_PER_SECOND',
  'LIMIT_WRITES_PER_SECOND',
  'LIMIT_UPLOADS_PER_MINUTE',
  'LIMIT_AI_CALLS_PER_MINUTE',
  'QUOTA_MEGABYTES',
  'QUOTA_DOCUMENTS',
  'QUOTA_EVENTS',
  'WEBHOOKS_TO_LOOPBACK',
  'LIMIT_ANONYMOUS_PER_SECOND',
  'LIMIT_ANONYMOUS_TOTAL_PER_SECOND',
  'AI_MODELS', // the backend shows the models' names
] as const;

const workerSettings = [
  'AI_MODELS',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'GOOGLE_API_KEY',
  'AI_MODEL_FOLDER',
  'EMBEDDINGS_URL',
  'EMBEDDINGS_MODEL',
  'EMBEDDINGS_KEY',
  'AI_TOKENS_PER_STUDENT',
  'AI_TOKENS_PER_DAY',
  'CALENDAR_LOOPBACK',
] as const;

type PassedSetting = (typeof backendSettings | typeof workerSettings | typeof temporalSettings)[number];

const selectSettings = ({ settings }: Plan, names: readonly PassedSetting[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = settings[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

const accountSettings = (plan: Plan) => ({
  PUBLIC_URL: plan.settings.PUBLIC_URL ?? publicUrl(plan),
  ...selectSettings(plan, backendSettings),
});

/** Environment of the API, the projector and the migrations. */
export const backendEnvironment = (plan: Plan, databaseUrl: string) =>
  childEnvironment({
    ...mode(plan),
    NODE_OPTIONS: '--disable-warning=DEP0123', // the event log's client sets a TLS server name that is an IP address
    PORT: String(plan.ports.web),
    HOST: plan.settings.HOST,
    TRUST_PROXY: plan.settings.TRUST_PROXY,
    DATA_DIR: plan.settings.DATA_DIR,
    WEB_DIR: inRoot('build', 'web'),
    DATABASE_URL: databaseUrl,
    EVENTSTORE_URL: eventStoreUrl(plan),
    TEMPORAL_ADDRESS: temporalAddress(plan),
    ...selectSettings(plan, temporalSettings),
    MASTER_KEY: plan.secrets.masterKey,
    WORKER_TOKEN: plan.secrets.workerToken,
    CATCH_UP_ALARM_SECONDS: String(plan.settings.CATCH_UP_ALARM_SECONDS),
    ...accountSettings(plan),
  });

/** Adds the metrics port of the API or the projector. */
export const withMetricsPort = (environment: NodeJS.ProcessEnv, plan: Plan, name: 'api' | 'projector') => ({
  ...environment,
  ...metricsSettings(plan, name),
});

/** Environment of the event log. */
export const eventLogEnvironment = (plan: Plan, databaseUrl: string) =>
  childEnvironment({
    ...mode(plan),
    HOST: '127.0.0.1',
    EVENT_LOG_PORT: String(plan.ports.eventLog),
    EVENT_LOG_TLS: plan.settings.EVENT_LOG_TLS,
    EVENT_LOG_DATABASE_URL: databaseUrl,
    DATA_DIR: plan.settings.DATA_DIR,
    ...metricsSettings(plan, 'event-log'),
  });

/** Environment of the workflow worker. */
export const workerEnvironment = (plan: Plan) =>
  childEnvironment({
    ...mode(plan),
    TEMPORAL_ADDRESS: temporalAddress(plan),
    ...selectSettings(plan, temporalSettings),
    BACKEND_URL: backendUrl(plan),
    ...metricsSettings(plan, 'worker'),
    ...selectSettings(plan, workerSettings),
    WORKER_TOKEN: plan.secrets.workerToken,
  });
