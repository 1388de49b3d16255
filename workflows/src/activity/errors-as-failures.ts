import { messageForStudent } from '@hub/contracts';
import { ApplicationFailure, Context } from '@temporalio/activity';
import { RequestRefused } from '@hub/study-rules';
import { BackendAway, DocumentGone } from '../backend.ts';
import { UnreadableFile } from '../text/unreadable-file.ts';

const heartbeatMs = 2000;
/** An unexpected error may be temporary, but not after this many attempts. */
const mostAttempts = 3;

/** Sends heartbeats while the work runs, so that a cancelled workflow stops it and a dead worker is noticed. */
export const withHeartbeat = async <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const context = Context.current();
  const timer = setInterval(() => {
    context.heartbeat();
  }, heartbeatMs);
  try {
    return await work(context.cancellationSignal);
  } finally {
    clearInterval(timer);
  }
};

/** Errors that a retry cannot fix end the workflow; an unreachable backend is retried. */
const failureOf = (error: unknown, unreadable: string): unknown => {
  if (error instanceof UnreadableFile) return ApplicationFailure.nonRetryable(error.message, unreadable);
  if (error instanceof RequestRefused) return ApplicationFailure.nonRetryable(error.message, messageForStudent);
  if (error instanceof DocumentGone) return ApplicationFailure.nonRetryable(error.message, error.name);
  const last = !(error instanceof BackendAway) && Context.current().info.attempt >= mostAttempts;
  return last && error instanceof Error
    ? ApplicationFailure.create({ message: error.message, type: error.name, nonRetryable: true, cause: error })
    : error;
};

/**
 * Runs an activity's work and converts its errors to Temporal failures.
 * @param unreadable failure type for a file that cannot be read
 */
export const errorsAsFailures =
  (unreadable: string) =>
  async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      Context.current().cancellationSignal.throwIfAborted();
      throw failureOf(error, unreadable);
    }
  };
