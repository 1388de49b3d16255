import { DefaultLogger, type LogLevel } from '@temporalio/worker';
import type { Logger } from 'pino';

const levels: Readonly<Record<LogLevel, 'trace' | 'debug' | 'info' | 'warn' | 'error'>> = {
  TRACE: 'trace',
  DEBUG: 'debug',
  INFO: 'debug',
  WARN: 'warn',
  ERROR: 'error',
};

/** What Temporal's library says, in our own log; its everyday news only for those who debug. */
export const temporalLogger = (log: Logger) =>
  new DefaultLogger(log.isLevelEnabled('debug') ? 'DEBUG' : 'WARN', ({ level, message, meta }) => {
    log[levels[level]]({ ...meta }, message);
  });
