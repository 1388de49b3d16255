import { mostHits, type SearchHit, type UserId } from '@hub/contracts';

/** What is looked for, and the student's day. */
export interface Question {
  readonly query: string;
  readonly today: string;
}

/** Searches one source; returns its hits, best first. */
export type SearchSource = (owner: UserId, question: Question) => Promise<readonly SearchHit[]>;

/** Searches all sources concurrently. Hits of earlier sources come first; duplicates are dropped. */
export const searchIn =
  (sources: readonly SearchSource[]) =>
  async (owner: UserId, question: Question): Promise<SearchHit[]> => {
    const found = await Promise.all(sources.map((source) => source(owner, question)));
    const byThing = new Map<string, SearchHit>();
    for (const hit of found.flat()) {
      const key = `${hit.kind} ${hit.id}`;
      if (!byThing.has(key)) byThing.set(key, hit);
    }
    return [...byThing.values()].slice(0, mostHits);
  };
