import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  TaskCancelledError,
  wrap,
} from 'cockatiel';
import { type LanguageModel, ProviderFault } from './language-model.ts';

export interface RetryLimits {
  /** Time limit of one call. */
  readonly callMs: number;
  /** How long a provider may send nothing, at first or between two pieces. */
  readonly silentMs: number;
  /** Time limit of all attempts together: the student waits a minute. */
  readonly wholeMs: number;
  /** Wait before the second attempt; doubled before the third. */
  readonly pauseMs: number;
  /** How long a provider is not called after five failures in a row. */
  readonly restMs: number;
}

/** Reliability R25. */
const usual: RetryLimits = { callMs: 40_000, silentMs: 15_000, wholeMs: 45_000, pauseMs: 500, restMs: 30_000 };
const attempts = 3;
const failuresInARow = 5;
/** A provider that requests a longer wait is not waited for: the rules answer at once. */
const longestWaitMs = 5000;

const isTemporary = (error: unknown) => error instanceof ProviderFault && error.isTemporary;

const waitBefore = (context: IRetryBackoffContext<unknown>, pauseMs: number): number => {
  const asked =
    'error' in context.result && context.result.error instanceof ProviderFault ? context.result.error.retryAfterMs : 0;
  const own = pauseMs * 2 ** (context.attempt - 1);
  return Math.max(asked, own * (0.5 + Math.random()));
};

const timedOut = (signal: AbortSignal, limit: AbortSignal) => !signal.aborted && limit.aborted;

/** Aborts when nothing was heard for a while. */
const silenceAfter = (milliseconds: number) => {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), milliseconds);
  return { signal: silence.signal, heard: () => void timer.refresh(), stop: () => clearTimeout(timer) };
};

/** Counts as a failure of the provider, and is not repeated: the student has waited long enough. */
const silent = (cause: unknown) =>
  new ProviderFault('The provider sent nothing for too long', { isTemporary: true, retryAfterMs: Infinity, cause });

/**
 * Retries temporary faults after the wait that the provider requests; stops calling a provider that keeps failing. One
 * that stays silent is not called again. Silence is noticed only in streamed answers.
 */
export const resilient = (model: LanguageModel, patience: RetryLimits = usual): LanguageModel => {
  const { callMs, silentMs, wholeMs, pauseMs, restMs } = patience;
  const isWorthRetrying = (error: unknown) =>
    isTemporary(error) && error instanceof ProviderFault && error.retryAfterMs <= longestWaitMs;
  const policy = wrap(
    retry(handleWhen(isWorthRetrying), {
      maxAttempts: attempts - 1,
      backoff: new DelegateBackoff((context: IRetryBackoffContext<unknown>) => waitBefore(context, pauseMs)),
    }),
    circuitBreaker(handleWhen(isTemporary), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) }),
  );
  return {
    ...model,
    async complete(request) {
      const cancelled = request.signal ?? new AbortController().signal;
      const whole = AbortSignal.any([cancelled, AbortSignal.timeout(wholeMs)]);
      const { onText } = request;
      const call = async () => {
        const silence = silenceAfter(silentMs);
        const limit = AbortSignal.any([whole, AbortSignal.timeout(callMs), ...(onText ? [silence.signal] : [])]);
        const hear = (text: string) => {
          silence.heard();
          onText?.(text);
        };
        try {
          return await model.complete({ ...request, signal: limit, ...(onText && { onText: hear }) });
        } catch (error) {
          if (!timedOut(cancelled, limit)) throw error;
          if (silence.signal.aborted) throw silent(error);
          throw new ProviderFault('The provider took too long', { isTemporary: !whole.aborted, cause: error });
        } finally {
          silence.stop();
        }
      };
      try {
        return await policy.execute(call, whole);
      } catch (error) {
        cancelled.throwIfAborted();
        const ended = error instanceof BrokenCircuitError || error instanceof TaskCancelledError;
        throw ended ? new ProviderFault('The provider keeps failing', { isTemporary: false, cause: error }) : error;
      }
    },
  };
};
