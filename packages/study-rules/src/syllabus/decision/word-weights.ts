import type { DatedThing } from '../candidates/dated-thing.ts';

/** Log-odds of words by where they are: in the thing, in its line, in the header of its column, in the heading above, around its date. */
export type WordWeights = Readonly<Record<string, number>>;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/\p{L}+|\d+/gu)
    ?.map((word) => (/^\d/.test(word) ? '#' : word)) ?? [];

const pairs = (words: readonly string[]) => words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);

const fields = ['t', 'c', 'h', 's', 'd'] as const;

type FieldWords = Readonly<Record<(typeof fields)[number], readonly string[]>>;

const remembered = new WeakMap<DatedThing, FieldWords>();

/** The distinct words of a thing, each with its field. */
export const fieldWords = (thing: DatedThing): FieldWords => {
  const found = remembered.get(thing) ?? splitWords(thing);
  remembered.set(thing, found);
  return found;
};

const splitWords = ({ text, context, place, date }: DatedThing): FieldWords => {
  const own = wordsOf(text).slice(0, 40);
  const around = wordsOf(context)
    .slice(0, 60)
    .filter((word) => !own.includes(word));
  const prefixed = (field: string, words: readonly string[]) => [...new Set(words)].map((word) => `${field}:${word}`);
  return {
    t: prefixed('t', [...own, ...pairs(own)]),
    c: prefixed('c', around),
    h: prefixed('h', wordsOf(place.cell?.column?.header ?? '')),
    s: prefixed('s', wordsOf(place.heading).slice(0, 20)),
    d: prefixed('d', wordsOf(date.near ?? '').slice(0, 20)),
  };
};

/** Sum, highest and lowest weight of the words of each field. */
export const wordFeatures = (words: FieldWords, weights: WordWeights): [string, number][] =>
  fields.flatMap((field): [string, number][] => {
    const known = words[field].flatMap((word) => weights[word] ?? []);
    const sum = known.reduce((total, weight) => total + weight, 0);
    return [
      [`w.${field}.sum`, known.length === 0 ? 0 : sum / Math.sqrt(known.length)],
      [`w.${field}.high`, Math.max(0, ...known)],
      [`w.${field}.low`, Math.min(0, ...known)],
    ];
  });
