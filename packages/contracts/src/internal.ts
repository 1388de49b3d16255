import { z } from 'zod';
import { Day } from './date.ts';
import { mostSkippedLines, SkippedLine } from './document.ts';
import { endpoint } from './endpoint.ts';
import { eventTypes } from './calendar-event.ts';
import { TermChoice } from './finding.ts';
import { DocumentId, UserId } from './ids.ts';
import { priorities } from './task.ts';

/**
 * The calls that workflows make. They carry `Authorization: Bearer <token>` instead of a session: the token of their
 * workflow, or for that token and the key of its payloads the worker's own (WORKER_TOKEN). Any other client gets 404.
 */

/** An event that the analysis found in a syllabus; `dueTime` is HH:mm. */
export const ExtractedDate = z.object({
  title: z.string().trim().min(1).max(200),
  dueDate: Day,
  dueTime: z.string().nullable().default(null),
  eventType: z.enum(eventTypes),
  priority: z.enum(priorities),
  /** The line that it was read from, verbatim. */
  quote: z.string().max(500),
});
export type ExtractedDate = z.infer<typeof ExtractedDate>;

/** With the evidence for the student. */
export const FoundDate = ExtractedDate.extend({
  /** Where the quote is; counts from 1. */
  page: z.number().int().positive().default(1),
  /** How likely the event is right, 0 to 1. */
  probability: z.number().min(0).max(1).default(1),
});
export type FoundDate = z.infer<typeof FoundDate>;

/** The most events that an analysis returns for the student to check. */
export const mostToCheck = 200;

/** The longest analysis, in a script of three bytes a character. */
const mostAnalysisBytes = 3 * 1024 * 1024;

const params = z.object({ id: DocumentId });

/** GET: the decrypted file of a document; 404 once it was deleted or replaced (decision Q9). */
export const internalFilePath = '/api/internal/documents/:id/file';

/**
 * The facts that reading needs: the name for the format, the upload day for dates without a year, the term if the
 * student chose one.
 */
export const analysisSource = endpoint({
  method: 'GET',
  path: '/api/internal/documents/:id',
  params,
  result: z.object({
    name: z.string(),
    mimeType: z.string(),
    uploadedOn: Day,
    hash: z.string(),
    term: TermChoice.omit({ label: true }).nullable().default(null),
    /** Of the file, in bytes; null from an older API. */
    size: z.number().int().nullable().default(null),
    /** Whose tokens a language model uses; null from an older API, and then none reads the syllabus. */
    studentId: UserId.nullable().default(null),
  }),
});

/**
 * Adds calendar events with ids derived from document and item, then marks the document as analyzed. Safe to repeat.
 */
export const recordAnalysis = endpoint({
  method: 'POST',
  path: '/api/internal/documents/:id/analysis',
  params,
  body: z.object({
    dates: z.array(FoundDate).max(500),
    toCheck: z.array(FoundDate).max(mostToCheck).default([]),
    /** More than one term fits the dates alike: the student is asked, and nothing is scheduled before the choice. */
    termChoices: z.array(TermChoice).max(4).default([]),
    skipped: z.array(SkippedLine).max(mostSkippedLines).default([]),
  }),
  bodyBytes: mostAnalysisBytes,
  result: z.object({ scheduled: z.number().int() }),
});

const ofWorkflow = z.object({ id: z.string().min(1).max(255) });

/** The token by which activities act for the workflow's student, 15 minutes long; 404 for an unknown workflow. */
export const workflowToken = endpoint({
  method: 'POST',
  path: '/api/internal/workflows/:id/token',
  params: ofWorkflow,
  result: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
});

/** The base64 key that seals the payloads of one workflow in Temporal; 404 once its student was erased. */
export const payloadKey = endpoint({
  method: 'GET',
  path: '/api/internal/workflows/:id/payload-key',
  params: ofWorkflow,
  result: z.object({ key: z.base64() }),
});

/** `reason` is a sentence for the student. Does not change a finished analysis. Safe to repeat. */
export const recordAnalysisFailure = endpoint({
  method: 'POST',
  path: '/api/internal/documents/:id/analysis-failure',
  params,
  body: z.object({ reason: z.string().max(500) }),
  result: z.undefined(),
});
