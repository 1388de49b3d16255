import { resolve } from 'node:path';
import { z } from 'zod';

const Environment = z.object({
  EVENT_LOG_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' }),
  HOST: z.string().min(1).default('127.0.0.1'),
  EVENT_LOG_PORT: z.coerce.number().int().min(0).max(65_535).default(2113),
  EVENT_LOG_TLS: z.enum(['on', 'off']).default('on'),
  DATA_DIR: z.string().min(1).default('.data'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/**
 * Reads the settings of the process.
 * @throws an error that names each invalid setting
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new Error(`The event log's settings are invalid:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    databaseUrl: data.EVENT_LOG_DATABASE_URL,
    host: data.HOST,
    port: data.EVENT_LOG_PORT,
    metrics: data.METRICS_PORT === undefined ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    logLevel: data.LOG_LEVEL,
    /** Folder for the password and certificates; undefined disables TLS and authentication. */
    accessFolder: data.EVENT_LOG_TLS === 'on' ? resolve(data.DATA_DIR, 'event-log') : undefined,
  };
}
