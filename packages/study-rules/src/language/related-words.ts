import { readFileSync } from 'node:fs';

type Related = ReadonlyMap<number, readonly ReadonlySet<number>[]>;

/** The layout is numbers of 16 bits: a row of the list of usual words, how many are near in each of three degrees, and their rows. */
const load = (): Related => {
  const file = readFileSync(new URL('related-words.bin', import.meta.url));
  const values = new Uint16Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
  const found = new Map<number, Set<number>[]>();
  for (let at = 0; at < values.length;) {
    const [row = 0, ...counts] = values.subarray(at, at + 4);
    at += 4;
    const groups = counts.map((count) => new Set(values.subarray(at, (at += count))));
    found.set(row, groups);
  }
  return found;
};

let loaded: Related | undefined;

/** What each degree counts, chosen by leaving documents out of the training of the ranking. */
const strengths = [0.9, 0.7, 0.5];

/** How near two words are in WordNet, by their rows: the same meaning, one above the other, or named with it; 0 when they are not. */
export const relationOf = (one: number | undefined, other: number | undefined): number => {
  if (one === undefined || other === undefined) return 0;
  loaded ??= load();
  const at = (loaded.get(one) ?? []).findIndex((group) => group.has(other));
  const back = (loaded.get(other) ?? []).findIndex((group) => group.has(one));
  return Math.max(strengths[at] ?? 0, strengths[back] ?? 0);
};
