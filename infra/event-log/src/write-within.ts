import type { Service } from './protocol/service.ts';
import type { Outcome } from './rules/types.ts';
import type { Writer } from './storage/writer.ts';

/** Every write is answered in time: at the limit with `timeout`, and then its outcome is unknown to the caller. */
export function writeWithin(writer: Writer, limitMs: number): Service['write'] {
  return async (request, callerDeadline = Number.POSITIVE_INFINITY) => {
    const now = Date.now();
    const deadline = Math.min(callerDeadline, now + limitMs);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve({ kind: 'timeout' }), deadline - now);
    });
    try {
      return await Promise.race([writer.write({ ...request, deadline }), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
