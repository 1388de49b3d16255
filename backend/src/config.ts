import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { modelNameOf, SignUpRules } from '@hub/contracts';
import { readSettings, s3Access, s3Settings, temporalAccess, temporalSettings } from '@hub/settings';
import { z } from 'zod';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
const folder = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((path) => resolve(repositoryRoot, path));

const masterKey = z
  .string('is required: 32 random bytes in base64')
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64');

const perTime = z.coerce.number('must be a number').min(0, 'must be 0 or more');

/** Plain http is allowed only for a provider on this machine. */
const issuer = z
  .url({ protocol: /^https?$/, error: 'must be an address' })
  .refine(
    (text) => /^https:|^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::|\/|$)/.test(text),
    'must begin with https://',
  );

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address, such as https://hub.example.edu' })
  .transform((text) => new URL(text).origin);

const Environment = z.object({
  PORT: z.coerce.number('must be a port').int('must be a port').min(0).max(65_535, 'must be a port').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: folder('.data'),
  DATABASE_URL: z.string('is required: postgres://…'),
  EVENTSTORE_URL: z.string('is required: esdb://…'),
  ...temporalSettings,
  ...s3Settings,
  WEB_DIR: folder('build/web'),
  LOCALES_DIR: folder('locales'),
  LANDING_CLAIM: z.string().optional(),
  MASTER_KEY: masterKey,
  SIGN_UP: SignUpRules.shape.signUp.default('open'),
  SIGN_UP_DOMAINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .pipe(z.array(z.hostname('must list domains, such as example.edu'))),
  WORKER_TOKEN: z.string('is required').min(16, 'must have at least 16 characters'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  /**
   * How long the process keeps serving after a stop signal while it reports not ready, so that a load balancer notices.
   */
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(60, 'must be at most 60').default(0),
  /** Port for workflow activities alone; without it, PORT serves them too. */
  INTERNAL_PORT: z.coerce
    .number('must be a port')
    .int('must be a port')
    .min(1)
    .max(65_535, 'must be a port')
    .optional(),
  /** Port that serves metrics to Prometheus; 0 uses any free port. */
  METRICS_PORT: z.coerce.number('must be a port').int('must be a port').min(0).max(65_535, 'must be a port').optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** An alarm is raised when a projector subscription has been behind for this long without a break. */
  CATCH_UP_ALARM_SECONDS: z.coerce
    .number('must be whole seconds')
    .int('must be whole seconds')
    .min(1, 'must be at least 1')
    .default(30),
  /** Trust X-Forwarded-For and X-Forwarded-Proto. Only behind a proxy that sets them itself. */
  TRUST_PROXY: z.stringbool('must be true or false').default(false),
  /** The address students use. Links in mails and the return address for an identity provider start with it. */
  PUBLIC_URL: origin.optional(),
  /** Lets webhooks and push messages reach this machine, without TLS: for tests and for developers. */
  WEBHOOKS_TO_LOOPBACK: z.stringbool('must be true or false').default(false),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address, such as smtps://user:password@mail.example.edu' })
    .optional(),
  MAIL_FROM: z.string().default('Academic Hub <no-reply@localhost>'),
  OIDC_ISSUER: issuer.default('https://accounts.google.com'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** Per student, for all API processes together; 0 means no limit. */
  LIMIT_READS_PER_SECOND: perTime.default(20),
  LIMIT_WRITES_PER_SECOND: perTime.default(5),
  LIMIT_UPLOADS_PER_MINUTE: perTime.default(20),
  LIMIT_AI_CALLS_PER_MINUTE: perTime.default(10),
  /** What one student may store; 0 means no limit. */
  QUOTA_MEGABYTES: perTime.default(2000),
  QUOTA_DOCUMENTS: perTime.default(2000),
  QUOTA_EVENTS: perTime.default(5000),
  /** Without a session: per address, and for all of them together. */
  LIMIT_ANONYMOUS_PER_SECOND: perTime.default(50),
  LIMIT_ANONYMOUS_TOTAL_PER_SECOND: perTime.default(500),
  /** The worker's models, used here only for their names. */
  AI_MODELS: z.string().default(''),
});

export type Config = ReturnType<typeof readConfig>;

/** `openai:a,google:b` → the names. With fewer than three, the last one fills the remaining places. */
const modelNames = (text: string) => {
  const names = text.split(',').flatMap((model) => modelNameOf(model.trim()) || []);
  return names.length === 0 ? [] : [0, 1, 2].map((place) => names[place] ?? names.at(-1) ?? '');
};

/** @throws Error that lists every invalid variable */
export const readConfig = (environment: NodeJS.ProcessEnv) => {
  const value = readSettings(Environment, environment);
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    eventStoreUrl: value.EVENTSTORE_URL,
    temporal: temporalAccess(value),
    /** Null: files are stored under `dataDir`. */
    s3: s3Access(value),
    webDir: value.WEB_DIR,
    localesDir: value.LOCALES_DIR,
    /** Undefined: the message file's claim. */
    landingClaim: value.LANDING_CLAIM === 'off' ? '' : value.LANDING_CLAIM,
    masterKey: value.MASTER_KEY,
    workerToken: value.WORKER_TOKEN,
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    /** Null: mails are stored for `pnpm hub mail`. */
    smtp: value.SMTP_URL ? { url: value.SMTP_URL, from: value.MAIL_FROM } : null,
    /** Null: no sign-in through an identity provider. */
    oidc:
      value.OIDC_CLIENT_ID && value.OIDC_CLIENT_SECRET
        ? { issuer: value.OIDC_ISSUER, clientId: value.OIDC_CLIENT_ID, clientSecret: value.OIDC_CLIENT_SECRET }
        : null,
    signUpRules: { signUp: value.SIGN_UP, domains: value.SIGN_UP_DOMAINS },
    quota: {
      bytes: value.QUOTA_MEGABYTES * 1_048_576,
      documents: value.QUOTA_DOCUMENTS,
      events: value.QUOTA_EVENTS,
    },
    limits: {
      readsPerSecond: value.LIMIT_READS_PER_SECOND,
      writesPerSecond: value.LIMIT_WRITES_PER_SECOND,
      uploadsPerMinute: value.LIMIT_UPLOADS_PER_MINUTE,
      aiPerMinute: value.LIMIT_AI_CALLS_PER_MINUTE,
      anonymousPerSecond: value.LIMIT_ANONYMOUS_PER_SECOND,
      anonymousTotalPerSecond: value.LIMIT_ANONYMOUS_TOTAL_PER_SECOND,
    },
    webhooksToLoopback: value.WEBHOOKS_TO_LOOPBACK,
    aiModels: modelNames(value.AI_MODELS),
    alarmMs: value.CATCH_UP_ALARM_SECONDS * 1000,
    drainMs: value.DRAIN_SECONDS * 1000,
    /** Null: the routes of workflows are served with all others. */
    internal: value.INTERNAL_PORT === undefined ? null : { port: value.INTERNAL_PORT, host: value.HOST },
    /** Null: no metrics are served. */
    metrics: value.METRICS_PORT === undefined ? null : { port: value.METRICS_PORT, host: value.METRICS_HOST },
  };
};

/** The settings of this process. Exits with a list of the invalid ones if there are any. */
export const configOrExit = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
