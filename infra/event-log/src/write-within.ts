import type { Metrics } from './metrics/metrics.ts';
import type { Service } from './protocol/service.ts';
import type { Outcome } from './rules/types.ts';
import type { Writer } from './storage/writer.ts';

/** Limits the duration of a write: at the limit it returns `timeout`, and the outcome is unknown to the caller. */
export function writeWithin(writer: Writer, metrics: Metrics, limitMs: number): Service['write'] {
  return async (request, callerDeadline = Number.POSITIVE_INFINITY) => {
    const begun = performance.now();
    const answered = (outcome: Outcome['kind'] | 'unavailable') =>
      metrics.appended(outcome, (performance.now() - begun) / 1_000);
    const now = Date.now();
    const deadline = Math.min(callerDeadline, now + limitMs);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => resolve({ kind: 'timeout' }), deadline - now);
    });
    try {
      const outcome = await Promise.race([writer.write({ ...request, deadline }), late]);
      answered(outcome.kind);
      return outcome;
    } catch (error) {
      answered('unavailable');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
