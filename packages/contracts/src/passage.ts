import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ClassId, DocumentId } from './ids.ts';

/** The text of documents, as workflows store and search it. For authorization see `internal.ts`. */

/** In reading order. Cells are ordered left to right; a line break in a cell is the author's, not the page width's. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'paragraph']), text: z.string() }).readonly(),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.string()).readonly()).readonly() }).readonly(),
]);
export type Block = z.infer<typeof Block>;

/** The cells of one row of a table, left to right. */
export type TableRow = Extract<Block, { kind: 'table' }>['rows'][number];

/** A block as plain text: one line per row, with a tab between cells. */
export const blockText = (block: Block): string =>
  block.kind === 'table' ? block.rows.map((row) => row.join('\t')).join('\n') : block.text;

/** A page, slide, sheet or picture; a document without pages has one. */
export const Page = z.object({ blocks: z.array(Block).readonly() });
export type Page = z.infer<typeof Page>;

/** Largest stored text of a document, in bytes of its JSON; the rest is cut off. */
export const maxTextBytes = 4_000_000;

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
