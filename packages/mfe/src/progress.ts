import type { LiveProgress } from '@hub/contracts';
import { skipToken, useQuery } from '@tanstack/react-query';

/** Query key of the progress of work on a document, set or test; the shell writes it. */
export const progressKey = (subjectId: string) => ['progress', subjectId] as const;

/**
 * Progress of the workflow on a document, set or test; null before the first report. It is dropped when no component
 * reads it, so render the reading component only while the work is running.
 */
export const useProgress = (subjectId: string): LiveProgress | null =>
  useQuery<LiveProgress>({ queryKey: progressKey(subjectId), queryFn: skipToken, gcTime: 0 }).data ?? null;
