import type { LiveProgress } from '@hub/contracts';
import { skipToken, useQuery } from '@tanstack/react-query';

/** Where the query client holds how far the work on a document, set or test has come; the shell writes it there. */
export const progressKey = (subjectId: string) => ['progress', subjectId] as const;

/**
 * How far the workflow on a document, set or test has come; null until it is told. It is forgotten when nobody looks,
 * so use it in a component that stands on the page only while the work is under way.
 */
export const useProgress = (subjectId: string): LiveProgress | null =>
  useQuery<LiveProgress>({ queryKey: progressKey(subjectId), queryFn: skipToken, gcTime: 0 }).data ?? null;
