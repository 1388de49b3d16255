import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** The supervisor kills the process after 10 s. */
const maxMs = 9000;

/**
 * Calls `close` on a signal and after a fatal error. Unhandled rejections are only logged: the event log's client
 * causes them when its connection breaks. `drainMs` is the time that `close` spends waiting.
 */
export const closeOnSignal = (log: Logger, close: () => Promise<void>, { drainMs = 0 } = {}): void => {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  closeWithGrace({ delay: maxMs + drainMs, logger: false, skip: ['unhandledRejection'] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'closing after an error');
    else log.info({ signal }, 'closing');
    await close();
  });
};
