import { performance } from 'node:perf_hooks';
import { connectEngine, cosinesWith, joined, quantised } from '@hub/embeddings';
import { textsOfPassages } from '../../answering/evidence.ts';
import type { KnownDocument } from './known-documents.ts';

interface Compared {
  readonly documents: KnownDocument[];
  /** How long the engine took for each question. */
  readonly milliseconds: number[];
}

/** The documents with the closeness that an engine finds between each of their sentences and each question. */
export const withCloseness = async (
  documents: readonly KnownDocument[],
  settings: { readonly url: string; readonly model: string },
): Promise<Compared> => {
  // nobody waits for an answer here
  const engine = connectEngine(settings, { queryMs: 60_000, batchMs: 600_000, restMs: 1000 });
  const found: KnownDocument[] = [];
  const milliseconds: number[] = [];
  for (const document of documents) {
    const texts = textsOfPassages(document.passages.map(({ text }) => text));
    const vectors = joined((await engine.passages(texts.flat())).map(quantised));
    const closeness = new Map<string, number[][]>();
    const { answerable, unanswerable, open } = document;
    for (const asked of [
      ...answerable.map(({ question }) => question),
      ...unanswerable,
      ...open.map(({ ask }) => ask),
    ]) {
      const from = performance.now();
      const query = await engine.query(asked);
      milliseconds.push(performance.now() - from);
      const cosines = cosinesWith(query, vectors);
      closeness.set(
        asked,
        texts.map(({ length }) => cosines.splice(0, length)),
      );
    }
    found.push({ ...document, closeness });
  }
  return { documents: found, milliseconds };
};
