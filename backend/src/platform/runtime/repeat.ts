import { setTimeout as pause } from 'node:timers/promises';

interface RepeatOptions {
  /** Pause between the end of one run and the start of the next. */
  readonly everyMs: number;
  readonly signal: AbortSignal;
  /** Called with the error of a failed run; the next run still takes place. */
  readonly failed: (error: unknown) => void;
}

/**
 * Runs the work immediately and then periodically. Resolves when the signal aborts and the current run has finished.
 */
export const repeat = async (
  work: () => Promise<unknown>,
  { everyMs, signal, failed }: RepeatOptions,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      await work();
    } catch (error) {
      failed(error);
    }
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
};
