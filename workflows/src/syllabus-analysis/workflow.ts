import type { analyzeSyllabus as contract, ExtractedDate, unreadableSyllabus } from '@hub/contracts';
import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { z } from 'zod';
import type { SyllabusReading } from '@hub/study-rules';
import { recordingFailure, retry } from '../recorded-failure/workflow.ts';
import type { SyllabusActivities } from './activities.ts';

const unreadable: typeof unreadableSyllabus = 'UnreadableSyllabus';

/** A scan of forty pages takes minutes, and waits behind other students' scans. */
const { extractDates } = proxyActivities<SyllabusActivities>({
  startToCloseTimeout: '30 minutes',
  scheduleToCloseTimeout: '1 day',
  heartbeatTimeout: '10 seconds',
  retry,
});

const { recordDates, recordFailure } = proxyLocalActivities<SyllabusActivities>({
  startToCloseTimeout: '40 seconds',
  scheduleToCloseTimeout: '1 day',
  retry,
});

/** Runs recorded before skipped lines existed contain only the dates. */
const readingOf = (found: SyllabusReading | ExtractedDate[]): SyllabusReading =>
  Array.isArray(found) ? { dates: found, skipped: [] } : found;

/** Reads a syllabus and records its dates as calendar events; a failure is recorded with its reason. */
export async function analyzeSyllabus({
  documentId,
}: z.infer<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  const analyze = async () => recordDates({ documentId, ...readingOf(await extractDates({ documentId })) });
  return recordingFailure(analyze, {
    unreadable,
    otherwise: 'The syllabus could not be analyzed. Please try again.',
    record: (reason) => recordFailure({ documentId, reason }),
  });
}
