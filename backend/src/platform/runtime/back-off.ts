import { setTimeout as wait } from 'node:timers/promises';
import { ExponentialBackoff, halfJitterGenerator, type IBackoffFactory } from 'cockatiel';

/**
 * Pauses that double from `initialMs` up to `maxMs`. Each is shortened at random by up to half, so that clients do not
 * retry in step.
 */
export const backOff = ({ initialMs, maxMs }: { readonly initialMs: number; readonly maxMs: number }) => {
  const delays = new ExponentialBackoff({
    generator: halfJitterGenerator,
    initialDelay: initialMs,
    maxDelay: maxMs,
  });
  let current: IBackoffFactory<unknown> = delays;
  return {
    /** Waits for the next pause; returns early when the signal aborts. */
    async pause(signal: AbortSignal): Promise<void> {
      const next = current.next(undefined);
      current = next;
      await wait(next.duration, undefined, { signal }).catch(() => undefined);
    },
    /** Starts again with `initialMs`. */
    reset() {
      current = delays;
    },
  };
};
