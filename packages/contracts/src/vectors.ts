import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ClassId, DocumentId } from './ids.ts';
import { Passage } from './passage.ts';

/** Vectors of the sentences of documents, as workflows compute and compare them. For authorization see `internal.ts`. */

/** Most bytes of vectors of one document; the rest of a longer one is found by its words only. */
export const maxVectorBytes = 2_000_000;
const mostPassages = 5000;
const inBase64 = Math.ceil(maxVectorBytes / 3) * 4;

/** Where a document's sentences are by meaning. */
export const DocumentVectors = z.object({
  /** The model that they are from: vectors of different models do not compare. */
  model: z.string().min(1).max(200),
  /** In reading order: a hash of the passage's text, and how many vectors its sentences have. */
  passages: z
    .array(z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/), vectors: z.number().int().min(0).max(2000) }))
    .max(mostPassages),
  /** How many numbers a vector has. */
  dimension: z.number().int().min(1).max(4096),
  /** Of all vectors, one signed byte a number, in base64. */
  numbers: z.string().max(inBase64),
});
export type DocumentVectors = z.infer<typeof DocumentVectors>;

/** Stores the vectors sealed next to the file, and deletes them with it. Safe to repeat. */
export const storeVectors = endpoint({
  method: 'PUT',
  path: '/api/internal/documents/:id/vectors',
  params: z.object({ id: DocumentId }),
  body: DocumentVectors,
  bodyBytes: inBase64 + mostPassages * 80 + 1000,
  result: z.undefined(),
});

/** The vectors of the documents of a class that can be searched, newest first; null for those without vectors of this model. */
export const classVectors = endpoint({
  method: 'GET',
  path: '/api/internal/classes/:id/vectors',
  params: z.object({ id: ClassId }),
  query: z.object({ model: z.string().min(1).max(200) }),
  result: z.array(z.object({ documentId: DocumentId, vectors: DocumentVectors.nullable() })),
});

const Place = z
  .string()
  .regex(/^[^:]+:\d{1,6}$/)
  .transform((text) => {
    const [documentId, place] = text.split(':');
    return { documentId, place: Number(place) };
  })
  .pipe(z.object({ documentId: DocumentId, place: z.number() }));

/** The passages of a class at some places, as far as they exist, in any order. */
export const passagesAt = endpoint({
  method: 'GET',
  path: '/api/internal/classes/:id/passages-at',
  params: z.object({ id: ClassId }),
  query: z.object({
    /** `<document>:<place>`, comma-separated; places count from 0 in reading order. */
    places: z
      .string()
      .max(4000)
      .transform((text) => text.split(','))
      .pipe(z.array(Place).min(1).max(60)),
  }),
  result: z.array(Passage),
});
