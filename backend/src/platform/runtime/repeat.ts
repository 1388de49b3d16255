import { setTimeout as pause } from 'node:timers/promises';

interface RepeatOptions {
  /** Between the end of a round and the next. */
  readonly everyMs: number;
  readonly signal: AbortSignal;
  /** Told what a round threw: the next one comes all the same. */
  readonly failed: (error: unknown) => void;
}

/** Does the work at once and then now and again. Resolves when the signal is given, and the round in hand is over. */
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
