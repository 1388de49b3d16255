import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** The supervisor kills after 10 s. */
const mostMs = 9000;

/**
 * Closes in order on a signal and after a fatal error. Rejections that nobody waits for are logged and survived:
 * the event log's client leaves such behind when its connection breaks. `drainMs` is what `close` spends on waiting.
 */
export const closeOnSignal = (log: Logger, close: () => Promise<void>, { drainMs = 0 } = {}): void => {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  closeWithGrace({ delay: mostMs + drainMs, logger: false, skip: ['unhandledRejection'] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'closing after an error');
    else log.info({ signal }, 'closing');
    await close();
  });
};
