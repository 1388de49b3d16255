import { pino, type Logger } from 'pino';

/** One JSON line per message; never personal data, tokens or cookies. */
export const createLog = (name: string, level: string): Logger =>
  pino({ name, level, redact: { paths: ['*.password', '*.authorization', '*.cookie'], censor: '[redacted]' } });
