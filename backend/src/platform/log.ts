import { pino, type DestinationStream, type Logger } from 'pino';
import { errorForLog } from './log-error.ts';
import { logIds } from './log-ids.ts';

/**
 * One JSON line per message, with the ids of the request or event it belongs to; never personal data, tokens or
 * cookies. It goes to the standard output unless another destination is given.
 */
export const createLog = (name: string, level: string, destination?: DestinationStream): Logger => {
  const options = {
    name,
    level,
    redact: { paths: ['*.password', '*.authorization', '*.cookie'], censor: '[redacted]' },
    serializers: { err: errorForLog },
    mixin: () => ({ ...logIds() }),
  };
  return destination ? pino(options, destination) : pino(options);
};
