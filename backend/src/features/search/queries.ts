import { mostHits, type SearchHit, type UserId } from '@hub/contracts';

/** Searches one source; returns its hits, best first. */
export type SearchSource = (owner: UserId, query: string) => Promise<readonly SearchHit[]>;

/** Searches all sources concurrently. Hits of earlier sources come first; duplicates are dropped. */
export const searchIn =
  (sources: readonly SearchSource[]) =>
  async (owner: UserId, query: string): Promise<SearchHit[]> => {
    const found = await Promise.all(sources.map((source) => source(owner, query)));
    const byThing = new Map<string, SearchHit>();
    for (const hit of found.flat()) {
      const key = `${hit.kind} ${hit.id}`;
      if (!byThing.has(key)) byThing.set(key, hit);
    }
    return [...byThing.values()].slice(0, mostHits);
  };
