import type { FoundWeight, Page } from '@hub/contracts';
import { type Line, linesOf } from './lines.ts';
import { type Stated, statedIn } from './stated-weights.ts';
import { assessment, countIn, dropped, gradingHeading, lowest } from './weight-words.ts';

/** A weight, and where the document states it. */
export type ReadWeight = Omit<FoundWeight, 'documentId'>;

/** So many lines may be between two weights of one list. */
const gap = 8;
const mostWeights = 20;
const longestQuote = 300;

const sumOf = (all: readonly Stated[]) => all.reduce((sum, { weight, extra }) => (extra ? sum : sum + weight), 0);
const isWhole = (all: readonly Stated[]) => Math.abs(sumOf(all) - 100) < 1;

const keyOf = ({ name }: Stated) => name.toLowerCase();

/** Each name once; the first one says it. */
const once = (all: readonly Stated[]): readonly Stated[] =>
  [...new Map(all.toReversed().map((each) => [keyOf(each), each])).values()].toReversed();

/** The lists of weights of a document: those that are close to each other. */
const listsIn = (all: readonly Stated[]): readonly (readonly Stated[])[] => {
  const lists: Stated[][] = [];
  for (const each of all) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && each.line.place - last.line.place <= gap) list.push(each);
    else lists.push([each]);
  }
  return lists;
};

/** Higher for what looks like the weights of a course: a sum of 100, known words, the right heading. */
const worthOf = (all: readonly Stated[]): number => {
  const known = all.filter(({ name }) => assessment.test(name)).length;
  const headed = all.some(({ line }) => gradingHeading.test(line.heading)) ? 1 : 0;
  return (isWhole(all) ? 10 : 0) + (sumOf(all) > 101 ? -3 : 0) + Math.min(5, known) + headed + (known === 0 ? -10 : 0);
};

/** Within a list that says more than 100, the run that says 100: the rest are parts of it, or a second list. */
const wholePart = (all: readonly Stated[]): readonly Stated[] => {
  if (sumOf(all) < 101 || all.length > 60) return all;
  for (let from = 0; from < all.length; from += 1) {
    for (let to = from + 2; to <= all.length; to += 1) {
      const part = all.slice(from, to);
      if (isWhole(part)) return part;
    }
  }
  return all;
};

const stem = (name: string) => (assessment.exec(name)?.[0] ?? name).toLowerCase().slice(0, 4);

/** How many of the lowest the document says do not count, for the category that the sentence names. */
const dropsOf = (name: string, lines: readonly Line[]): number => {
  const saying = lines.find(({ text }) => {
    return lowest.test(text) && dropped.test(text) && text.toLowerCase().includes(stem(name));
  });
  if (!saying) return 0;
  const words = saying.text.split(/[\s,.()]/u);
  const at = words.findIndex((word) => lowest.test(word));
  const near = [words[at + 1], words[at - 1], words[at - 2]].map((word) => (word ? countIn(word) : null));
  return Math.min(20, near.find((count) => count !== null && count > 0) ?? 1);
};

/**
 * The weights of a course that its syllabus states, in the order of the document; nothing when it states none. Reads
 * tables, lists and sentences in English, German, Spanish and French.
 */
export const readWeights = (pages: readonly Page[]): readonly ReadWeight[] => {
  const lines = linesOf(pages);
  const all = lines.flatMap(statedIn);
  const lists = listsIn(all).map((list) => once(wholePart(once(list))));
  const best = lists.toSorted((a, b) => worthOf(b) - worthOf(a))[0] ?? [];
  if (worthOf(best) <= 0) return [];
  const others = all.filter(({ name, inProse }) => inProse && assessment.test(name));
  let chosen = best;
  for (const each of others) {
    if (chosen.some((known) => stem(known.name) === stem(each.name))) continue;
    if (sumOf(chosen) + each.weight <= 100.5) chosen = [...chosen, each];
  }
  return chosen
    .toSorted((a, b) => a.line.place - b.line.place)
    .slice(0, mostWeights)
    .map(({ name, weight, extra, line }) => ({
      name: name.slice(0, 120),
      weight: Math.round(weight * 100) / 100,
      dropLowest: dropsOf(name, lines),
      extra,
      page: line.page,
      quote: line.text.slice(0, longestQuote),
    }));
};
