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
  /** Time limit of all attempts together: the student waits a minute. */
  readonly wholeMs: number;
  /** Wait before the second attempt; doubled before the third. */
  readonly pauseMs: number;
  /** How long a provider is not called after five failures in a row. */
  readonly restMs: number;
}

/** Reliability R25. */
const usual: RetryLimits = { callMs: 50_000, wholeMs: 58_000, pauseMs: 500, restMs: 30_000 };
const attempts = 3;
const failuresInARow = 5;

const isTemporary = (error: unknown) => error instanceof ProviderFault && error.isTemporary;

const waitBefore = (context: IRetryBackoffContext<unknown>, pauseMs: number): number => {
  const asked =
    'error' in context.result && context.result.error instanceof ProviderFault ? context.result.error.retryAfterMs : 0;
  const own = pauseMs * 2 ** (context.attempt - 1);
  return Math.max(asked, own * (0.5 + Math.random()));
};

const timedOut = (signal: AbortSignal, limit: AbortSignal) => !signal.aborted && limit.aborted;

/** Retries temporary faults after the wait that the provider requests; stops calling a provider that keeps failing. */
export const resilient = (model: LanguageModel, patience: RetryLimits = usual): LanguageModel => {
  const { callMs, wholeMs, pauseMs, restMs } = patience;
  const isWorthRetrying = (error: unknown) =>
    isTemporary(error) && error instanceof ProviderFault && error.retryAfterMs < wholeMs;
  const policy = wrap(
    retry(handleWhen(isWorthRetrying), {
      maxAttempts: attempts - 1,
      backoff: new DelegateBackoff((context: IRetryBackoffContext<unknown>) => waitBefore(context, pauseMs)),
    }),
    circuitBreaker(handleWhen(isTemporary), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) }),
  );
  return {
    name: model.name,
    async complete(request) {
      const cancelled = request.signal ?? new AbortController().signal;
      const whole = AbortSignal.any([cancelled, AbortSignal.timeout(wholeMs)]);
      const call = async () => {
        const limit = AbortSignal.any([whole, AbortSignal.timeout(callMs)]);
        try {
          return await model.complete({ ...request, signal: limit });
        } catch (error) {
          if (!timedOut(cancelled, limit)) throw error;
          throw new ProviderFault('The provider took too long', { isTemporary: !whole.aborted, cause: error });
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
