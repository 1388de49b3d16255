import { DefaultLogger, type LogLevel } from '@temporalio/worker';
import type { Logger } from 'pino';
import { z } from 'zod';

const levels: Readonly<Record<LogLevel, 'trace' | 'debug' | 'info' | 'warn' | 'error'>> = {
  TRACE: 'trace',
  DEBUG: 'debug',
  INFO: 'debug',
  WARN: 'warn',
  ERROR: 'error',
};

/**
 * The names and numbers of a run, from what Temporal's library adds to a log line. Payloads and tasks can contain a
 * student's words.
 */
const About = z.object({
  taskQueue: z.string().optional(),
  workflowType: z.string().optional(),
  workflowId: z.string().optional(),
  runId: z.string().optional(),
  activityType: z.string().optional(),
  attempt: z.number().optional(),
  durationMs: z.number().optional(),
  correlationId: z.uuid().optional().catch(undefined),
  causationId: z.uuid().optional().catch(undefined),
});
const Failed = z.object({ error: z.instanceof(Error) });

/** Writes the messages of Temporal's library to our own log; routine ones only at level debug. */
export const temporalLogger = (log: Logger) =>
  new DefaultLogger(log.isLevelEnabled('debug') ? 'DEBUG' : 'WARN', ({ level, message, meta }) => {
    const about = About.catch({}).parse(meta);
    const { data: failed } = Failed.safeParse(meta);
    log[levels[level]]({ ...about, ...(failed && { err: failed.error }) }, message);
  });
