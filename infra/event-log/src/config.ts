import { z } from 'zod';

const Environment = z.object({
  EVENT_LOG_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' }),
  HOST: z.string().min(1).default('127.0.0.1'),
  EVENT_LOG_PORT: z.coerce.number().int().min(0).max(65_535).default(2113),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The process' settings. @throws an error that names each setting that is wrong */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new Error(`The event log's settings are wrong:\n${z.prettifyError(parsed.error)}`);
  const { EVENT_LOG_DATABASE_URL: databaseUrl, HOST: host, EVENT_LOG_PORT: port, LOG_LEVEL: logLevel } = parsed.data;
  return { databaseUrl, host, port, logLevel };
}
