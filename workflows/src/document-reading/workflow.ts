import type { readDocument as contract, unreadableDocument } from '@hub/contracts';
import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { z } from 'zod';
import { recordingFailure, retry } from '../recorded-failure/workflow.ts';
import type { ReadingActivities } from './activities.ts';

const unreadable: typeof unreadableDocument = 'UnreadableDocument';

/** A scan of forty pages takes minutes, and waits behind other students' scans. */
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

/** Reads the text of a document and stores it; a failure is recorded with its reason. */
export async function readDocument({
  documentId,
}: z.infer<typeof contract.input>): Promise<z.infer<typeof contract.result>> {
  return recordingFailure(() => readText({ documentId }), {
    unreadable,
    otherwise: 'The document could not be read.',
    record: (reason) => recordTextFailure({ documentId, reason }),
  });
}
