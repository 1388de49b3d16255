import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { errorForLog } from './log-error.ts';
import { currentIds } from './ids.ts';
import { traceId } from './trace.ts';

/** Maximum bytes that wait to be written; more is dropped. */
const mostWaiting = 1024 * 1024;

/** Standard output. A full disk behind it loses log lines, but never stops the process. */
const standardOutput = (): DestinationStream => {
  const output = destination({ dest: 1, sync: true, maxLength: mostWaiting });
  output.on('error', () => undefined);
  return output;
};

const idsOfLine = () => {
  const trace = traceId();
  return { ...currentIds(), ...(trace && { traceId: trace }) };
};

/**
 * One JSON line per message, with the ids of its request or event; never personal data, tokens or cookies. The default
 * destination is standard output.
 */
export const createLog = (name: string, level: string, output: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      name,
      level,
      redact: { paths: ['*.password', '*.authorization', '*.cookie'], censor: '[redacted]' },
      serializers: { err: errorForLog },
      mixin: idsOfLine,
    },
    output,
  );
