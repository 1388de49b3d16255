import { resolve } from 'node:path';
import { z } from 'zod';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number (0 to 65535)')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number (0 to 65535)');

/** The projector, the worker and the event log take the three ports after it. */
const metricsPort = port.refine((value) => value > 0 && value <= 65_532, 'must be 1 to 65532');

const host = z.string().regex(/^[\w.:-]+$/, 'must be an address or a host name');

const url = (protocols: readonly string[]) =>
  z.string().refine(
    (text) => {
      const parsed = URL.parse(text);
      return parsed !== null && protocols.includes(parsed.protocol);
    },
    `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

/** Absolute, because every process is started in another folder. */
const file = z
  .string()
  .min(1, 'must name a file')
  .transform((path) => resolve(path));

const address = z.string().regex(/^[^\s:/]+:\d{1,5}$/, 'must be host:port, such as temporal.example.org:7233');

/** AES-256 wants exactly 32 bytes. */
const masterKey = z
  .base64('must be 32 bytes in base64')
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64');

const limit = z.coerce.number('must be a number').min(0, 'must be 0 or more');

const ceiling = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be 1 or more');

const setting = <Schema extends z.ZodType>(schema: Schema, fallback: string | undefined, meaning: string) => ({
  schema,
  fallback,
  meaning,
});

/**
 * Every setting of `pnpm start`, with its default and meaning. docs/settings.md is checked against it.
 * A setting without a default is left out, and `meaning` says what happens then.
 */
export const settingsTable = {
  PORT: setting(port, '3000', 'Port of the web app and its API; 0 picks a free one'),
  HOST: setting(host, '127.0.0.1', 'Address to listen on; 0.0.0.0 opens the app to the network'),
  DATA_DIR: setting(z.string().min(1, 'must name a folder'), '.data', 'Folder where everything is stored'),
  DATABASE_URL: setting(
    url(['postgres:', 'postgresql:']).optional(),
    undefined,
    'Your own Postgres; without it, an embedded one under DATA_DIR',
  ),
  EVENTSTORE_URL: setting(
    url(['esdb:', 'esdb+discover:']).optional(),
    undefined,
    'Your own EventStoreDB; without it, the embedded event log',
  ),
  TEMPORAL_ADDRESS: setting(
    address.optional(),
    undefined,
    'Your own Temporal server (host:port); without it, a local one is found or downloaded',
  ),
  TEMPORAL_NAMESPACE: setting(z.string().min(1).optional(), undefined, 'Namespace there; without it, default'),
  TEMPORAL_TLS: setting(
    z.enum(['true', 'false'], 'must be true or false').optional(),
    undefined,
    'TLS to your own Temporal server; switched on when one of the next four is set',
  ),
  TEMPORAL_TLS_CA_FILE: setting(
    file.optional(),
    undefined,
    "Its certificate authority (PEM file); without it, the system's",
  ),
  TEMPORAL_TLS_CERT_FILE: setting(file.optional(), undefined, 'Client certificate for mutual TLS (PEM file)'),
  TEMPORAL_TLS_KEY_FILE: setting(file.optional(), undefined, 'Private key of that certificate (PEM file)'),
  TEMPORAL_API_KEY: setting(z.string().min(1).optional(), undefined, 'API key, where the server wants one'),
  S3_BUCKET: setting(
    z.string().min(1).optional(),
    undefined,
    'Bucket for the files of students; without it, they are stored under DATA_DIR. pnpm hub files move moves them',
  ),
  S3_ENDPOINT: setting(
    url(['https:', 'http:']).optional(),
    undefined,
    "Server with the S3 API, e.g. https://s3.example.edu; without it, Amazon's",
  ),
  S3_REGION: setting(z.string(), 'us-east-1', 'Region of the bucket'),
  S3_ACCESS_KEY_ID: setting(
    z.string().min(1).optional(),
    undefined,
    "Key for the bucket; without it, found as Amazon's tools do, e.g. by the role of the machine",
  ),
  S3_SECRET_ACCESS_KEY: setting(z.string().min(1).optional(), undefined, 'Secret of that key'),
  S3_PATH_STYLE: setting(
    z.enum(['true', 'false'], 'must be true or false'),
    'false',
    "Address the bucket as a path instead of a host name, as most servers besides Amazon's need",
  ),
  MASTER_KEY: setting(
    masterKey.optional(),
    undefined,
    "Key that wraps the students' keys, 32 bytes in base64; without it, one is generated under DATA_DIR",
  ),
  WORKER_TOKEN: setting(
    z.string().min(16, 'must have at least 16 characters').optional(),
    undefined,
    'Secret by which the worker gets a token per workflow from the API; without it, one is generated under DATA_DIR',
  ),
  TRUST_PROXY: setting(
    z.enum(['true', 'false'], 'must be true or false'),
    'false',
    'Trust X-Forwarded-For and X-Forwarded-Proto; only behind a proxy that sets both',
  ),
  PUBLIC_URL: setting(
    url(['http:', 'https:']).optional(),
    undefined,
    'Address that students use, e.g. https://hub.example.edu; without it, the address printed at startup. Passkeys belong to its host name',
  ),
  SMTP_URL: setting(
    url(['smtp:', 'smtps:']).optional(),
    undefined,
    'Mail server, e.g. smtps://user:password@mail.example.edu; without it, pnpm hub mail lists the mails',
  ),
  MAIL_FROM: setting(z.string(), 'Academic Hub <no-reply@localhost>', 'Sender of the mails'),
  LANDING_CLAIM: setting(
    z.string().optional(),
    undefined,
    "The landing page's sentence about how many students use the product; off removes it",
  ),
  OIDC_ISSUER: setting(
    url(['https:', 'http:']),
    'https://accounts.google.com',
    'Identity provider behind Continue with Google; any OpenID Connect issuer',
  ),
  OIDC_CLIENT_ID: setting(
    z.string().optional(),
    undefined,
    'Client ID at that issuer, with the redirect PUBLIC_URL/api/auth/google/callback; without it, this sign-in is off',
  ),
  OIDC_CLIENT_SECRET: setting(z.string().optional(), undefined, 'Secret of that client'),
  SIGN_UP: setting(
    z.enum(['open', 'invitation', 'closed'], 'must be open, invitation or closed'),
    'open',
    'Who may make an account: open, invitation (pnpm hub invite) or closed; accounts that exist are not affected',
  ),
  SIGN_UP_DOMAINS: setting(
    z.string().optional(),
    undefined,
    'With SIGN_UP=open: only addresses of these domains, e.g. example.edu,college.edu, and invited ones',
  ),
  LIMIT_READS_PER_SECOND: setting(
    limit,
    '20',
    'Sustained reads of one student, with bursts of ten times as many; 0 removes the limit',
  ),
  LIMIT_WRITES_PER_SECOND: setting(limit, '5', 'The same for changes, with bursts of twenty times as many'),
  LIMIT_UPLOADS_PER_MINUTE: setting(limit, '20', 'The same for uploads'),
  LIMIT_AI_CALLS_PER_MINUTE: setting(limit, '10', 'The same for AI calls'),
  QUOTA_MEGABYTES: setting(limit, '2000', 'Megabytes of documents that one student may store; 0 removes the limit'),
  QUOTA_DOCUMENTS: setting(limit, '2000', 'Documents that one student may store; 0 removes the limit'),
  QUOTA_EVENTS: setting(limit, '5000', 'Events that one student may have on the calendar; 0 removes the limit'),
  WEBHOOKS_TO_LOOPBACK: setting(
    z.enum(['true', 'false'], 'must be true or false'),
    'false',
    'Let webhooks and push messages reach this machine, without TLS: for tests and for developers; other addresses must be public',
  ),
  LIMIT_ANONYMOUS_PER_SECOND: setting(
    limit,
    '50',
    'Sustained calls of one address without a session, with bursts of ten times as many; 0 removes the limit',
  ),
  LIMIT_ANONYMOUS_TOTAL_PER_SECOND: setting(limit, '500', 'The same for all addresses together'),
  AI_MODELS: setting(
    z.string().optional(),
    undefined,
    'One to three language models by class type, e.g. openai:name,google:name,local:file; without it, the built-in rules answer. They also read syllabi',
  ),
  OPENAI_API_KEY: setting(z.string().optional(), undefined, 'Key for OpenAI models'),
  OPENAI_BASE_URL: setting(
    url(['https:', 'http:']).optional(),
    undefined,
    "Server with an OpenAI-compatible API, e.g. http://127.0.0.1:11434/v1; without it, OpenAI's own",
  ),
  GOOGLE_API_KEY: setting(z.string().optional(), undefined, 'Key for Google models'),
  AI_MODEL_FOLDER: setting(
    z.string().optional(),
    undefined,
    'Folder of the GGUF files that local models are named by; without it, ~/.cache/academic-hub/models',
  ),
  EMBEDDINGS_URL: setting(
    url(['https:', 'http:']).optional(),
    undefined,
    'Embedding engine with an OpenAI-compatible API, e.g. http://127.0.0.1:8000/v1; without it, answers are found by their words alone',
  ),
  EMBEDDINGS_MODEL: setting(
    z.string().min(1).max(200).optional(),
    undefined,
    'Model of the embedding engine; without it, multilingual-e5-small. Another one makes new vectors',
  ),
  EMBEDDINGS_KEY: setting(z.string().optional(), undefined, 'Key for the embedding engine, where it wants one'),
  CALENDAR_LOOPBACK: setting(
    z.enum(['on', 'off'], 'must be on or off'),
    'off',
    'For tests: on lets students subscribe to calendars on this machine, and over http',
  ),
  AI_TOKENS_PER_STUDENT: setting(ceiling, '200000', 'Language model tokens per student and day (UTC)'),
  AI_TOKENS_PER_DAY: setting(ceiling, '5000000', 'Language model tokens per day (UTC) for all students together'),
  POSTGRES_PORT: setting(port, '54329', 'Port of the embedded Postgres; 0 picks a free one'),
  WAL_ARCHIVE: setting(
    file.optional(),
    undefined,
    'Folder for the journal of the embedded Postgres, for hub restore --until; without it, none is kept',
  ),
  EVENT_LOG_PORT: setting(port, '21139', 'Port of the embedded event log; 0 picks a free one'),
  EVENT_LOG_TLS: setting(
    z.enum(['on', 'off'], 'must be on or off'),
    'on',
    'TLS and password of the embedded event log; off accepts any client on its port, for debugging only',
  ),
  TEMPORAL_PORT: setting(port, '7239', 'Port of the local Temporal server; 0 picks a free one'),
  METRICS_PORT: setting(
    metricsPort.optional(),
    undefined,
    'First of four Prometheus ports: API, projector, worker, event log; without it, no metrics are served',
  ),
  METRICS_HOST: setting(host, '127.0.0.1', 'Address of those ports, which have no password'),
  CATCH_UP_ALARM_SECONDS: setting(
    z.coerce.number('must be whole seconds').int('must be whole seconds').min(1, 'must be at least 1'),
    '30',
    'How long a read model or reactor may lag behind the event log before an error is logged and a metric is set',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    z.url('must be an address').optional(),
    undefined,
    'OTLP/HTTP trace collector, e.g. http://127.0.0.1:4318; without it, nothing is traced',
  ),
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent'),
    'info',
    'Lowest severity that is logged',
  ),
} as const;

type Table = typeof settingsTable;
/** The environment, read and checked. */
export type Settings = { readonly [Name in keyof Table]: z.output<Table[Name]['schema']> };

/** All that is wrong with the environment, one line a setting. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings';
}

/**
 * Parses the environment. An empty value counts as not set. DATA_DIR comes back absolute, taken from `root`.
 * @throws InvalidSettings naming each wrong setting and what is wrong with it
 */
export const parseSettings = (environment: NodeJS.ProcessEnv, root: string): Settings => {
  const given = Object.entries(settingsTable).map(([name, { fallback }]) => [name, environment[name] || fallback]);
  const schema = z.object(
    Object.fromEntries(Object.entries(settingsTable).map(([name, { schema }]) => [name, schema])),
  );
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new InvalidSettings(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
    );
  }
  const settings = parsed.data as Settings;
  return { ...settings, DATA_DIR: resolve(root, settings.DATA_DIR) };
};
