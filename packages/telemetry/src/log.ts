import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { errorForLog } from './log-error.ts';
import { currentIds } from './ids.ts';
import { traceId } from './trace.ts';

/** What cannot be written waits up to this many bytes; more is dropped. */
const mostWaiting = 1024 * 1024;

/** The standard output. A full disk behind it costs lines of the log, never the process. */
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
 * One JSON line per message, with the ids of the request or event it belongs to; never personal data, tokens or
 * cookies. It goes to the standard output unless another destination is given.
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
