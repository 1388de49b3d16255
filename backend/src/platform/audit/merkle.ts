import { createHash } from 'node:crypto';

/** Leaves from one up to, and without, another. */
type Span = readonly [from: number, until: number];

/** The hashes of complete subtrees are read by this; 32 bytes each. @throws Error for a subtree that is not complete */
type ReadTile = (level: number, tile: number) => Promise<Buffer>;

export const hashBytes = 32;
/** Hashes of one tile; a full tile's root is a hash of the next level. */
export const tileWidth = 256;
const tileHeight = 8;

const hashOf = (prefix: number, ...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256').update(Uint8Array.of(prefix));
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RFC 6962 §2.1: of a leaf's content. */
export const leafHash = (content: Uint8Array): Buffer => hashOf(0, content);

const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => hashOf(1, left, right);

/** The root over adjacent hashes of complete subtrees, whose number is a power of two. */
export const rootOver = (hashes: Buffer): Buffer => {
  if (hashes.length === hashBytes) return hashes;
  const middle = hashes.length / 2;
  return nodeHash(rootOver(hashes.subarray(0, middle)), rootOver(hashes.subarray(middle)));
};

/** The largest power of two below a number above 1. */
const splitOf = (count: number): number => {
  let half = 1;
  while (half * 2 < count) half *= 2;
  return half;
};

/** RFC 6962 §2.1.1: the subtrees that prove a leaf, from the bottom up. */
export const inclusionSpans = (index: number, [from, until]: Span): Span[] => {
  const count = until - from;
  if (count === 1) return [];
  const middle = from + splitOf(count);
  return index < middle
    ? [...inclusionSpans(index, [from, middle]), [middle, until]]
    : [...inclusionSpans(index, [middle, until]), [from, middle]];
};

const subproof = (old: number, [from, until]: Span, isWhole: boolean): Span[] => {
  if (old === until) return isWhole ? [] : [[from, until]];
  const middle = from + splitOf(until - from);
  return old <= middle
    ? [...subproof(old, [from, middle], isWhole), [middle, until]]
    : [...subproof(old, [middle, until], false), [from, middle]];
};

/** RFC 6962 §2.1.2: the subtrees that prove that a tree of `size` continues one of `old` leaves, at least one. */
export const consistencySpans = (old: number, size: number): Span[] => subproof(old, [0, size], true);

const isPowerOfTwo = (count: number) => Math.log2(count) % 1 === 0;

/** The root over a span, as the definitions above cut them. Reads at most one tile per complete subtree. */
export const spanHash = async (read: ReadTile, [from, until]: Span): Promise<Buffer> => {
  const count = until - from;
  if (!isPowerOfTwo(count)) {
    const middle = from + splitOf(count);
    return nodeHash(await spanHash(read, [from, middle]), await spanHash(read, [middle, until]));
  }
  const height = Math.log2(count);
  const level = Math.floor(height / tileHeight);
  const first = from / tileWidth ** level;
  const width = count / tileWidth ** level;
  const start = (first % tileWidth) * hashBytes;
  const hashes = (await read(level, Math.floor(first / tileWidth))).subarray(start, start + width * hashBytes);
  if (hashes.length !== width * hashBytes) throw new Error(`The tree has no hash over leaves ${from} to ${until}`);
  return rootOver(hashes);
};
