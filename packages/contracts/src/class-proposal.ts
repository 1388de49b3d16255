import { z } from 'zod';
import { Day } from './date.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './text.ts';

/** The most syllabi that become classes in one go; each is sent twice within the upload limit of a minute. */
export const mostNewClasses = 10;

/** A class as its syllabus describes it; null where the document does not say. */
export const ClassProposal = z.object({
  /** The file's name when the document names no course. */
  name: z.string().min(1).max(limits.className),
  courseCode: z.string().max(limits.courseCode).nullable(),
  instructor: z.string().max(limits.instructor).nullable(),
  /** As a student would say it, such as "Fall 2026", with its first and last day if they are stated. */
  term: z.object({ label: z.string().max(60), first: Day.nullable(), last: Day.nullable() }).nullable(),
});
export type ClassProposal = z.infer<typeof ClassProposal>;

/**
 * Multipart: one `file`. Reads it and proposes a class; neither the file nor its text is kept. 422 `proposal_failed`
 * when the file cannot be read.
 */
export const proposeClass = endpoint({
  method: 'POST',
  path: '/api/documents/propose-class',
  result: ClassProposal,
});
