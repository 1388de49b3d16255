import { z } from 'zod';
import { findingChanges, findingDecisions, findingOutcomes } from './finding.ts';
import { skipReasons } from './document.ts';

/** What a student changed before accepting a finding. */
export const editKinds = ['date', 'time', 'title', 'type'] as const;
export type EditKind = (typeof editKinds)[number];

/**
 * A line of `hub decisions export`: what the reader said about one finding, and what the student made of it. Without
 * `texts` it has no personal data.
 */
export const ExportedDecision = z.object({
  /** Counts the syllabi of the export, from 1. */
  syllabus: z.number().int().positive(),
  outcome: z.enum(findingOutcomes),
  probability: z.number().min(0).max(1).nullable(),
  reason: z.enum(skipReasons).nullable(),
  change: z.enum(findingChanges).nullable(),
  decision: z.enum(findingDecisions),
  edits: z.array(z.enum(editKinds)),
  /** Only on request. */
  texts: z.object({ title: z.string(), quote: z.string(), editedTitle: z.string().nullable() }).optional(),
});
export type ExportedDecision = z.infer<typeof ExportedDecision>;
