import type { analyzeSyllabus as contract, ExtractedDate, unreadableSyllabus } from '@hub/contracts';
import { patched, proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { z } from 'zod';
import type { SyllabusReading } from '@hub/study-rules';
import { isFinal, recordingFailure, retry } from '../recorded-failure/workflow.ts';
import type { SyllabusActivities } from './activities.ts';

const unreadable: typeof unreadableSyllabus = 'UnreadableSyllabus';

/** A scan of forty pages takes minutes, and waits behind other students' scans. */
const { extractDates } = proxyActivities<SyllabusActivities>({
  startToCloseTimeout: '30 minutes',
  scheduleToCloseTimeout: '1 day',
  heartbeatTimeout: '10 seconds',
  retry,
});

/** Local, so that it waits for no place among long activities. */
const { extractDatesSoon } = proxyLocalActivities<SyllabusActivities>({
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '1 minute',
  retry: { maximumAttempts: 1 },
});

const { recordDates, recordFailure } = proxyLocalActivities<SyllabusActivities>({
  startToCloseTimeout: '40 seconds',
  scheduleToCloseTimeout: '1 day',
  retry,
});

/** Runs recorded before skipped lines existed contain only the dates. */
const readingOf = (found: SyllabusReading | ExtractedDate[]): SyllabusReading =>
  Array.isArray(found) ? { dates: found, skipped: [] } : found;

/** Runs recorded before short syllabi were read apart have no attempt to do so. */
const datesOf = async (input: z.infer<typeof contract.input>) => {
  if (!patched('short syllabi')) return extractDates(input);
  const soon = extractDatesSoon(input).catch((error: unknown) => {
    if (isFinal(error, unreadable)) throw error;
    return null;
  });
  return (await soon) ?? extractDates(input);
};

/** Reads a syllabus and records its dates as calendar events; a failure is recorded with its reason. */
export async function analyzeSyllabus({
  documentId,
}: z.infer<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  const analyze = async () => recordDates({ documentId, ...readingOf(await datesOf({ documentId })) });
  return recordingFailure(analyze, {
    unreadable,
    otherwise: 'The syllabus could not be analyzed. Please try again.',
    record: (reason) => recordFailure({ documentId, reason }),
  });
}
