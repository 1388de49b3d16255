import { ActivityFailure, ApplicationFailure, isCancellation } from '@temporalio/workflow';

/** Retries continue until the activity's own time limit: the backend may be away for hours. */
export const retry = {
  initialInterval: '500 milliseconds',
  backoffCoefficient: 2,
  maximumInterval: '20 seconds',
} as const;

/** The error of a document that was deleted or replaced (`workflows/src/backend/call.ts`). */
const gone = 'DocumentGone';

const failureOf = (error: unknown) => {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure ? { type: cause.type ?? '', message: cause.message } : { type: '' };
};

/** Whether another attempt would end in the same way. @param unreadable as in {@link Recording} */
export const isFinal = (error: unknown, unreadable: string): boolean =>
  isCancellation(error) || [unreadable, gone].includes(failureOf(error).type);

interface Recording {
  /** The type of failures whose message is a sentence for the student. */
  readonly unreadable: string;
  /** The sentence that is recorded for any other failure. */
  readonly otherwise: string;
  readonly record: (reason: string) => Promise<void>;
}

/** Runs a workflow's work. A failure is recorded with its reason and ends the workflow; a cancellation only ends it. */
export const recordingFailure = async <Result>(
  work: () => Promise<Result>,
  { unreadable, otherwise, record }: Recording,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (isCancellation(error)) throw error;
    const { type, message } = failureOf(error);
    const reason = type === unreadable && message !== undefined ? message : otherwise;
    // a deleted document has no place to record a reason
    if (type !== gone) await record(reason);
    throw ApplicationFailure.nonRetryable(reason, type);
  }
};
