import { relationOf } from '../../language/related-words.ts';
import { closenessOf, rowOf, vectorOf } from '../../language/word-vectors.ts';
import { rootOf, rootsIn } from '../text.ts';

/** A word that may name a subject. */
export interface SubjectWord {
  readonly text: string;
  readonly roots: readonly string[];
  /** A word that is no noun and that no document has says nothing: "numbers to remember". */
  readonly isNoun: boolean;
}

/** "women in the space race": the head is what is asked about, the context narrows it. */
export interface Subject {
  readonly head: readonly SubjectWord[];
  readonly context: readonly SubjectWord[];
}

/** The words of the documents. */
export interface KnownWords {
  /** The roots by which the documents know a word, or a near form of it; empty when they do not have it. */
  readonly rootsOf: (word: SubjectWord) => readonly string[];
  /** Whether they have the word itself. */
  readonly has: (word: SubjectWord) => boolean;
}

/** Two forms of one word: "women" and "woman", "injection" and "inject". */
const sameWord = 0.8;
const shortestClipped = 4;
/** WordNet's "acquisition" and "learning": the same meaning, or one above the other. */
const sameMeaning = 0.7;

/** Words for the same side of a subject: notes on a tool's "cons" answer what its weaknesses are. */
const sides = [
  /^(?:cons?|weakness(?:es)?|drawbacks?|disadvantages?|downsides?|limitations?|shortcomings?|flaws?)$/u,
  /^(?:pros?|strengths?|advantages?|benefits?|upsides?|merits?)$/u,
];

/** Two letters more, fewer, other or swapped, in a long word. */
const mostSlips = 2;
const shortestSlipped = 6;

/** How many letters two words differ in, at most {@link mostSlips} and one more. */
const slipsBetween = (one: string, other: string): number => {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return mostSlips + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 0; line < one.length; line += 1) {
    const next = [line + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[line] === other[at - 1] ? 0 : 1;
      next.push(Math.min((next[at - 1] ?? 0) + 1, (row[at] ?? 0) + 1, (row[at - 1] ?? 0) + same));
    }
    row = next;
  }
  return row.at(-1) ?? mostSlips + 1;
};

/** Reads which words the documents have. */
export const knownWordsOf = (texts: readonly string[]): KnownWords => {
  const roots = new Set(texts.flatMap(rootsIn));
  const uses = Map.groupBy(
    texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
    (word) => word,
  );
  const words = [...uses.keys()];
  const shortened = new Set(texts.flatMap((text) => text.toLowerCase().match(/(?<!\p{L})\p{L}{3,5}(?=\.)/gu) ?? []));
  // no dictionary knows one of the two: it is misspelt, there or here
  const misspelt = (word: string): string | undefined =>
    word.length < shortestSlipped
      ? undefined
      : words.find(
          (other) =>
            (rowOf(word) === undefined || rowOf(other) === undefined) && slipsBetween(word, other) <= mostSlips,
        );
  const relativeOf = (word: string): string[] => {
    const lower = word.toLowerCase();
    const own = vectorOf(lower);
    // "eras" are in a text that has an era
    const singular = lower.replace(/s$/u, '');
    if (singular !== lower && singular.length > 2 && roots.has(singular)) return [singular];
    const side = sides.find((names) => names.test(lower));
    const named = side && words.concat([...roots]).find((other) => side.test(other));
    if (named !== undefined) return [rootOf(named)];
    const slipped = misspelt(lower);
    if (slipped !== undefined) return [rootOf(slipped)];
    const clipped = lower.replace(/s$/u, '');
    // "algos" are algorithms
    const whole = words.find(
      (other) => clipped.length >= shortestClipped && other.length > clipped.length + 2 && other.startsWith(clipped),
    );
    // "Art. 48" is an article
    const short = [...shortened].find((other) => lower.length > other.length + 1 && lower.startsWith(other));
    if (whole === undefined && short !== undefined && !words.includes(lower) && roots.has(rootOf(short)))
      return [rootOf(short)];
    if (whole !== undefined || !own) return whole === undefined ? [] : [rootOf(whole)];
    const near = (other: string) => {
      const vector = vectorOf(other);
      return vector ? closenessOf(own, vector) : 0;
    };
    const nearest = words.filter((other) => near(other) >= sameWord).toSorted((a, b) => near(b) - near(a))[0];
    if (nearest !== undefined) return [rootOf(nearest)];
    const row = rowOf(lower);
    const [related] = words
      .filter((other) => roots.has(rootOf(other)) && relationOf(row, rowOf(other)) >= sameMeaning)
      .map((other) => ({ other, closeness: near(other), times: uses.get(other)?.length ?? 0 }))
      .toSorted((a, b) => b.closeness - a.closeness || b.times - a.times);
    return related ? [rootOf(related.other)] : [];
  };
  return {
    has: ({ roots: own }) => own.some((root) => roots.has(root)),
    rootsOf: ({ text, roots: own, isNoun }) => {
      const known = own.filter((root) => roots.has(root));
      return known.length > 0 || !isNoun ? known : relativeOf(text).filter((root) => roots.has(root));
    },
  };
};

/** Words for what any document has: they name a subject only if a document uses them. */
const general =
  /^(?:theor(?:y|ies)|events?|thinkers?|movements?|process(?:es)?|models?|systems?|results?|ideas?|methods?|topics?|details?|history|story|plot|structures?|functions?|features?|examples?|problems?|solutions?|exercises?|skills?|knowledge|understanding|arguments?|themes?|principles?|laws?|rules?|parts?|components?|elements?|roles?|pros?|cons?|etc)$/iu;

/** Whether a phrase names only what any document may have: "the examples", "a solution". */
export const isGeneral = (words: readonly SubjectWord[]): boolean =>
  words.some(({ isNoun }) => isNoun) && words.every(({ text, isNoun }) => !isNoun || general.test(text));

/** The words of a phrase that no document has, without those that any request may have. */
export const absentIn = (words: readonly SubjectWord[], known: KnownWords): string[] =>
  words
    .filter((word) => word.isNoun && !general.test(word.text) && known.rootsOf(word).length === 0)
    .map(({ text }) => text);
