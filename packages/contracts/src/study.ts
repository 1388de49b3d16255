import { z } from 'zod';
import { DocumentId } from './ids.ts';
import { limits } from './text.ts';

/** Shared by sets, cards, tests and questions. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
/** Of a card, a question or a whole test; the default is medium. */
export type Difficulty = (typeof difficulties)[number];

/**
 * How many cards or questions one generation can request (specification §9); other numbers are rejected (decision
 * Q156).
 */
export const generatedCounts = [5, 10, 15, 20] as const;

/** Specification §5, for both kinds of generation. */
export const missingFields = 'Please fill in all required fields';

/** The piece of the student's own material that an item was made from (decision Q77). */
export const Source = z.object({
  documentId: DocumentId,
  page: z.number().int().positive().nullable(),
  quote: z.string().max(500),
});
export type Source = z.infer<typeof Source>;

/** The address that opens the document in a browser. PDF viewers jump to the page in it; others open at the start. */
export const viewAddress = ({ documentId, page }: Pick<Source, 'documentId' | 'page'>): string =>
  `/api/documents/${documentId}/view${page === null ? '' : `#page=${page}`}`;

/** A text that a generation needs; a blank and a missing text have the same message (specification §5). */
export const requiredForGeneration = (max: number) =>
  z.string(missingFields).trim().min(1, missingFields).max(max, `This must be at most ${max} characters`);

/** One of `generatedCounts`; any other number is rejected with 400 (decision Q156). */
export const GeneratedCount = z.literal(generatedCounts, 'Please choose 5, 10, 15 or 20');

/** The subject of the cards or questions, in the student's words. */
export const Prompt = requiredForGeneration(limits.prompt);
