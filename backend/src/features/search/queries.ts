import { mostHits, type SearchHit, type UserId } from '@hub/contracts';

/** One place to look in; answers its hits, best first. */
export type SearchSource = (owner: UserId, query: string) => Promise<readonly SearchHit[]>;

/** Looks in all places at once; what an earlier one found comes first, and is not named again by a later one. */
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
