import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { ensureAccess } from './access/access.ts';
import { readConfig } from './config.ts';
import { startEventLog } from './start-event-log.ts';

const log = pino({ name: 'event-log' });

try {
  const { logLevel, accessFolder, ...config } = readConfig(process.env);
  log.level = logLevel;
  const access = accessFolder === undefined ? undefined : await ensureAccess(accessFolder);
  if (!access) log.warn('EVENT_LOG_TLS is off: every client that reaches the port can read and write');
  const eventLog = await startEventLog({ ...config, access, log });
  log.info({ host: config.host, port: eventLog.port }, 'event log is listening');
  if (config.metrics) log.info({ port: eventLog.metricsPort }, 'metrics at /metrics');

  closeWithGrace({ delay: 9_000, logger: false }, async ({ err }) => {
    if (err) log.fatal(err, 'event log is stopping');
    await eventLog.drain();
    log.info('event log has stopped');
  });
  await eventLog.fenced;
  await eventLog.drain();
  process.exit(1);
} catch (error) {
  log.fatal(error instanceof Error ? error.message : error, 'event log has failed');
  process.exitCode = 1;
}
