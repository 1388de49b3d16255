import { ExponentialBackoff, halfJitterGenerator } from 'cockatiel';
import { setTimeout as wait } from 'node:timers/promises';

/** Pauses that double up to `mostMs`, each shortened at random by up to half so that clients do not retry in step. */
export const backOff = ({ firstMs, mostMs }: { firstMs: number; mostMs: number }) => {
  const pauses = new ExponentialBackoff({ initialDelay: firstMs, maxDelay: mostMs, generator: halfJitterGenerator });
  let next = pauses.next();
  return {
    /** Waits, or returns early when the signal aborts. */
    async pause(signal: AbortSignal): Promise<void> {
      const { duration } = next;
      next = next.next(undefined);
      await wait(duration, undefined, { signal }).catch(() => undefined);
    },
    reset() {
      next = pauses.next();
    },
  };
};
