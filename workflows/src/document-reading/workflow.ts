import type { readDocument as contract, unreadableDocument } from '@hub/contracts';
import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
} from '@temporalio/workflow';
import type { z } from 'zod';
import type { ReadingActivities } from './activities.ts';

const unreadable: typeof unreadableDocument = 'UnreadableDocument';
const gone = 'DocumentGone';
const failed = 'The document could not be read.';

/** A backend that is away is waited for, up to a day. */
const retry = { initialInterval: '500 milliseconds', backoffCoefficient: 2, maximumInterval: '20 seconds' } as const;

/** Forty pages of a scan take minutes, and wait for those of others. */
const { readText } = proxyActivities<ReadingActivities>({
  startToCloseTimeout: '30 minutes',
  scheduleToCloseTimeout: '1 day',
  heartbeatTimeout: '10 seconds',
  retry,
});

const { recordTextFailure } = proxyLocalActivities<ReadingActivities>({
  startToCloseTimeout: '40 seconds',
  scheduleToCloseTimeout: '1 day',
  retry,
});

const reasonOf = (error: unknown) => {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  const type = cause instanceof ApplicationFailure ? (cause.type ?? '') : '';
  return type === unreadable && cause instanceof ApplicationFailure
    ? { type, message: cause.message }
    : { type, message: failed };
};

/** Reads a document for its text and has it kept; a failure is recorded with its reason. */
export async function readDocument({
  documentId,
}: z.infer<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  try {
    return await readText({ documentId });
  } catch (error) {
    if (isCancellation(error)) throw error;
    const { type, message } = reasonOf(error);
    // nobody is left to tell when the document is gone
    if (type !== gone) await recordTextFailure({ documentId, reason: message });
    throw ApplicationFailure.nonRetryable(message, type);
  }
}
