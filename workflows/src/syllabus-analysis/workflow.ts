import type { analyzeSyllabus as contract, ExtractedDate, unreadableSyllabus } from '@hub/contracts';
import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
} from '@temporalio/workflow';
import type { z } from 'zod';
import type { SyllabusReading } from '@hub/study-rules';
import type { SyllabusActivities } from './activities.ts';

const unreadable: typeof unreadableSyllabus = 'UnreadableSyllabus';
const gone = 'DocumentGone';
const failed = 'The syllabus could not be analyzed. Please try again.';

/** A backend that is away is waited for, up to a day. */
const retry = { initialInterval: '500 milliseconds', backoffCoefficient: 2, maximumInterval: '20 seconds' } as const;

const { extractDates } = proxyActivities<SyllabusActivities>({
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '1 day',
  heartbeatTimeout: '10 seconds',
  retry,
});

const { recordDates, recordFailure } = proxyLocalActivities<SyllabusActivities>({
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

/** Runs that began before skipped lines were told hold the dates alone. */
const readingOf = (found: SyllabusReading | ExtractedDate[]): SyllabusReading =>
  Array.isArray(found) ? { dates: found, skipped: [] } : found;

/** Reads a syllabus and has its dates written as calendar events; a failure is recorded with its reason. */
export async function analyzeSyllabus({
  documentId,
}: z.infer<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  try {
    const reading = readingOf(await extractDates({ documentId }));
    return await recordDates({ documentId, ...reading });
  } catch (error) {
    if (isCancellation(error)) throw error;
    const { type, message } = reasonOf(error);
    // nobody is left to tell when the document is gone
    if (type !== gone) await recordFailure({ documentId, reason: message });
    throw ApplicationFailure.nonRetryable(message, type);
  }
}
