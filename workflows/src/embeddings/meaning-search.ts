import type { ClassId, DocumentId, Passage, UserId } from '@hub/contracts';
import type { EmbeddingEngine } from '@hub/embeddings';
import type { Backend } from '../backend.ts';
import { closenessIn, hashOf } from './stored-vectors.ts';
import type { VectorWriter } from './vector-writer.ts';

export interface SearchDependencies {
  readonly engine: EmbeddingEngine;
  readonly backend: Pick<Backend, 'classVectors' | 'passagesAt'>;
  readonly writer: Pick<VectorWriter, 'prepare'>;
  readonly report: (fault: unknown) => void;
}

interface Asked {
  readonly studentId: UserId;
  readonly classId: ClassId;
  readonly question: string;
}

/** What is near a question in meaning. */
interface Near {
  /** Nearest first. */
  readonly passages: readonly Passage[];
  /** Of each text of a passage; null for a passage without vectors. */
  readonly closenessOf: (passage: Pick<Passage, 'text'>) => readonly number[] | null;
}

export type MeaningSearch = (asked: Asked, signal?: AbortSignal) => Promise<Near | null>;

const mostPassages = 30;

interface Place {
  readonly documentId: DocumentId;
  readonly place: number;
  readonly hash: string;
  readonly closeness: readonly number[];
}

/** A student waits: whatever takes longer is left out of the answer. */
const longestMs = 2000;

/**
 * Finds the passages of a class that are near a question, whatever their words. Null when the engine or the vectors are not
 * there in time: the question is then answered by words alone. Documents without vectors get them for the next question.
 */
export const meaningSearch = ({ engine, backend, writer, report }: SearchDependencies): MeaningSearch => {
  const search = async ({ studentId, classId, question }: Asked, signal: AbortSignal): Promise<Near> => {
    const [query, documents] = await Promise.all([
      engine.query(question, signal),
      backend.classVectors({ classId, model: engine.model }, signal),
    ]);
    const places: Place[] = [];
    for (const { documentId, vectors } of documents) {
      const found = vectors ? closenessIn(vectors, query) : [];
      if (found.length === 0) writer.prepare(documentId, studentId);
      places.push(...found.map((each, place) => ({ ...each, documentId, place })));
    }
    const nearest = places
      .map((each) => ({ ...each, most: Math.max(-1, ...each.closeness) }))
      .toSorted((a, b) => b.most - a.most)
      .slice(0, mostPassages);
    const byHash = new Map(places.map(({ hash, closeness }) => [hash, closeness]));
    const rank = new Map(nearest.map(({ hash }, at) => [hash, at]));
    const rankOf = ({ text }: Passage) => rank.get(hashOf(text)) ?? mostPassages;
    const passages = nearest.length > 0 ? await backend.passagesAt({ classId, places: nearest }, signal) : [];
    return {
      passages: passages.toSorted((a, b) => rankOf(a) - rankOf(b)),
      closenessOf: ({ text }) => byHash.get(hashOf(text)) ?? null,
    };
  };

  return async (asked, signal) => {
    const limit = AbortSignal.timeout(longestMs);
    try {
      return await search(asked, signal ? AbortSignal.any([signal, limit]) : limit);
    } catch (error) {
      signal?.throwIfAborted();
      report(error);
      return null;
    }
  };
};
