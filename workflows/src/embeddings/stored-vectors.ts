import { DocumentVectors, maxVectorBytes } from '@hub/contracts';
import { cosinesWith, joined, quantised } from '@hub/embeddings';
import { sha256 } from '../ai/provenance.ts';

/** What a passage with vectors is recognised by. */
export const hashOf = (text: string): string => sha256(text).slice(0, 32);

/** A passage with the vectors of its texts. */
interface EmbeddedPassage {
  readonly text: string;
  readonly vectors: readonly (readonly number[])[];
}

/** As many as one document may have. */
export const mostVectors = (dimension: number): number => Math.floor(maxVectorBytes / dimension);

export const packed = (model: string, passages: readonly EmbeddedPassage[]): DocumentVectors => {
  const all = passages.flatMap(({ vectors }) => vectors);
  return DocumentVectors.parse({
    model,
    passages: passages.map(({ text, vectors }) => ({ hash: hashOf(text), vectors: vectors.length })),
    dimension: all[0]?.length ?? 1,
    numbers: Buffer.from(joined(all.map(quantised))).toString('base64'),
  });
};

/** How near the texts of each passage are to a question. Nothing when the vectors do not compare. */
export const closenessIn = (
  { passages, dimension, numbers }: DocumentVectors,
  query: readonly number[],
): { readonly hash: string; readonly closeness: readonly number[] }[] => {
  if (dimension !== query.length) return [];
  const cosines = cosinesWith(query, new Int8Array(Buffer.from(numbers, 'base64')));
  let from = 0;
  return passages.map(({ hash, vectors }) => {
    const closeness = cosines.slice(from, from + vectors);
    from += vectors;
    return { hash, closeness };
  });
};
