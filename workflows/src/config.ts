import { z } from 'zod';

const Environment = z.object({
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  BACKEND_URL: z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' }).default('http://127.0.0.1:3000'),
  WORKER_TOKEN: z.string('is required').min(16, 'must have at least 16 characters'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** @throws Error that names every variable at fault */
export const readConfig = (environment: NodeJS.ProcessEnv) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The settings are not complete:\n${faults.join('\n')}`);
  }
  const value = parsed.data;
  return {
    temporalAddress: value.TEMPORAL_ADDRESS,
    backend: { url: value.BACKEND_URL, token: value.WORKER_TOKEN },
    /** Where the worker's figures are offered to Prometheus; undefined for nowhere. */
    metricsAddress: value.METRICS_PORT && `${bracketed(value.METRICS_HOST)}:${value.METRICS_PORT}`,
    logLevel: value.LOG_LEVEL,
  };
};
