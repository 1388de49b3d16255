import { z } from 'zod';
import { DocumentId } from './ids.ts';
import { limits } from './text.ts';

/** What sets, cards, tests and questions have in common. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
/** Of a card, a question or a whole test; medium unless chosen. */
export type Difficulty = (typeof difficulties)[number];

/** How many cards or questions can be asked for at once (specification §9); other numbers are refused (decision Q156). */
export const generatedCounts = [5, 10, 15, 20] as const;

/** Specification §5, for both generations. */
export const missingFields = 'Please fill in all required fields';

/** The piece of the student's own material that an item was made from (decision Q77). */
export const Source = z.object({
  documentId: DocumentId,
  page: z.number().int().positive().nullable(),
  quote: z.string().max(500),
});
export type Source = z.infer<typeof Source>;

/** Where a browser opens the document: viewers of PDFs go to the page that the address names, others open at the start. */
export const viewAddress = ({ documentId, page }: Pick<Source, 'documentId' | 'page'>): string =>
  `/api/documents/${documentId}/view${page === null ? '' : `#page=${page}`}`;

/** A text that a generation needs; blank and missing have the one message of specification §5. */
export const requiredForGeneration = (max: number) =>
  z.string(missingFields).trim().min(1, missingFields).max(max, `This must be at most ${max} characters`);

/** One of `generatedCounts`; any other number is refused with 400 (decision Q156). */
export const GeneratedCount = z.literal(generatedCounts, 'Please choose 5, 10, 15 or 20');

/** What cards or questions are to be about, in the student's words. */
export const Prompt = requiredForGeneration(limits.prompt);
