import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ClassId, DocumentId } from './ids.ts';
import { maxTextBytes, Page } from './page.ts';

/** The text of documents, as workflows store and search it. For authorization see `internal.ts`. */

const params = z.object({ id: DocumentId });
const path = '/api/internal/documents/:id/text';

/** Stores the sealed text next to the file and makes it searchable. Safe to repeat. */
export const storeText = endpoint({
  method: 'PUT',
  path,
  params,
  body: z.object({ pages: z.array(Page) }),
  bodyBytes: maxTextBytes + 1000,
  result: z.undefined(),
});
/** null until the document was read. */
export const storedText = endpoint({
  method: 'GET',
  path,
  params,
  result: z.object({ pages: z.array(Page).nullable() }),
});
/** `reason` is a sentence for the student. Does not change a text that was read. Safe to repeat. */
export const recordTextFailure = endpoint({
  method: 'POST',
  path: '/api/internal/documents/:id/text-failure',
  params,
  body: z.object({ reason: z.string().max(500) }),
  result: z.undefined(),
});

/** A piece of a document, small enough to be quoted to a model and found by a question. */
export const Passage = z.object({
  documentId: DocumentId,
  documentName: z.string(),
  /** From 1. */
  page: z.number().int().positive(),
  text: z.string(),
  /** Its sentences that answer the question best, verbatim. */
  quote: z.string().max(500),
});
export type Passage = z.infer<typeof Passage>;

/** The passages of a class that answer a question, best first; without a question, the first ones. */
export const findPassages = endpoint({
  method: 'GET',
  path: '/api/internal/classes/:id/passages',
  params: z.object({ id: ClassId }),
  query: z.object({
    q: z.string().max(8000).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(12),
    /** Comma-separated: only from these documents; by default from all of the class (decision Q77). */
    documentIds: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(DocumentId).max(100))
      .optional(),
  }),
  result: z.array(Passage),
});
