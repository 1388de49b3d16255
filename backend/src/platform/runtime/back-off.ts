import { setTimeout as wait } from 'node:timers/promises';

/** Pauses that double up to `mostMs`, each shortened at random by up to a half so that clients do not come in step. */
export const backOff = ({ firstMs, mostMs }: { firstMs: number; mostMs: number }) => {
  let next = firstMs;
  return {
    /** Waits, or returns early when the signal is given. */
    async pause(signal: AbortSignal): Promise<void> {
      const ms = next * (0.5 + Math.random() / 2);
      next = Math.min(mostMs, next * 2);
      await wait(ms, undefined, { signal }).catch(() => undefined);
    },
    reset() {
      next = firstMs;
    },
  };
};
