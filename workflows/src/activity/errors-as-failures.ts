import { messageForStudent } from '@hub/contracts';
import { ApplicationFailure, Context } from '@temporalio/activity';
import { RequestRefused } from '@hub/study-rules';
import { BackendAway, DocumentGone } from '../backend.ts';
import { UnreadableFile } from '../text/unreadable-file.ts';

const heartbeatMs = 2000;
/** A fault of our own may pass; this often, it does not. */
const mostAttempts = 3;

/** A call that beats while it runs, so that a cancelled workflow stops it and a dead worker is noticed. */
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

/** What trying again cannot mend ends the workflow; a backend that is away is waited for. */
const failureOf = (error: unknown, unreadable: string): unknown => {
  if (error instanceof UnreadableFile) return ApplicationFailure.nonRetryable(error.message, unreadable);
  if (error instanceof RequestRefused) return ApplicationFailure.nonRetryable(error.message, messageForStudent);
  if (error instanceof DocumentGone) return ApplicationFailure.nonRetryable(error.message, error.name);
  const last = !(error instanceof BackendAway) && Context.current().info.attempt >= mostAttempts;
  return last && error instanceof Error
    ? ApplicationFailure.create({ message: error.message, type: error.name, nonRetryable: true, cause: error })
    : error;
};

/** @param unreadable the type of failure that stands for a file at fault */
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
