import { readFileSync } from 'node:fs';

/** What is known of a word in general: how often it is used, and which other words mean nearly the same. */
interface WordVectors {
  /** The row of a word in lower case. */
  readonly rows: ReadonlyMap<string, number>;
  /** Zipf frequency of each row, times 25. */
  readonly frequencies: Uint8Array;
  readonly dimensions: number;
  /** Rows of unit length, times 127. */
  readonly values: Int8Array;
}

const headerBytes = 12;

/** The layout is: count, dimensions and length of the word list as 32 bits each, words, frequencies, rows. */
const load = (): WordVectors => {
  const file = readFileSync(new URL('word-vectors.bin', import.meta.url));
  const [count, dimensions, length] = [0, 4, 8].map((at) => file.readUInt32LE(at));
  const [rows = 0, width = 0, text = 0] = [count, dimensions, length];
  const words = file
    .subarray(headerBytes, headerBytes + text)
    .toString('utf8')
    .split('\n');
  const frequencies = file.subarray(headerBytes + text, headerBytes + text + rows);
  const values = file.subarray(headerBytes + text + rows);
  return {
    rows: new Map(words.map((word, row) => [word, row])),
    frequencies,
    dimensions: width,
    values: new Int8Array(values.buffer, values.byteOffset, values.length),
  };
};

let loaded: WordVectors | undefined;
/** About 3 MB, read with the first question. */
const wordVectors = () => (loaded ??= load());

/** Zipf frequency of a word in its language: 7 for "the", 3 for one in a million; undefined when it is not among the usual ones. */
export const frequencyOf = (word: string): number | undefined => {
  const { frequencies } = wordVectors();
  const row = rowOf(word);
  return row === undefined ? undefined : (frequencies[row] ?? 0) / 25;
};

/** The number of a word in the list of usual words; undefined when it is not among them. */
export const rowOf = (word: string): number | undefined => wordVectors().rows.get(word.toLowerCase());

/** The vector of a word; undefined when it is not among the usual ones. */
export const vectorOf = (word: string): Int8Array | undefined => {
  const { dimensions, values } = wordVectors();
  const row = rowOf(word);
  return row === undefined ? undefined : values.subarray(row * dimensions, (row + 1) * dimensions);
};

const unit = 127 * 127;

/** The cosine of two vectors of words. */
export const closenessOf = (one: Int8Array, other: Int8Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum / unit;
};
