import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { DocumentId } from './ids.ts';

/** How deep a point of a list can be in others. */
export const deepestPoint = 6;

/**
 * In reading order. `level` says how many points of its list a point is in, and is absent for other texts and in documents that
 * were read before it existed. Cells are ordered left to right; a line break in a cell is the author's, not the page width's. */
export const Block = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.enum(['heading', 'paragraph']),
      text: z.string(),
      level: z.int().min(1).max(deepestPoint).optional(),
    })
    .readonly(),
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

/**
 * The text of one page of a document, at most {@link maxTextBytes}. `page` counts from 1. A page that does not exist, or
 * was not read yet, is missing.
 */
export const readPage = endpoint({
  method: 'GET',
  path: '/api/documents/:id/text',
  params: z.object({ id: DocumentId }),
  query: z.object({
    page: z
      .string()
      .max(6)
      .regex(/^[1-9]\d*$/),
  }),
  result: Page,
});
