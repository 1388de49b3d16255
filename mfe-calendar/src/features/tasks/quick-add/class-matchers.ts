import type { ClassId, ClassView } from '@hub/contracts';
import { wholeWordPattern, type Span } from './text-span.ts';

export interface ClassMatch extends Span {
  classId: ClassId;
}

/** Finds where a text may name a class. */
type ClassMatcher = (text: string, each: ClassView) => ClassMatch[];

/** Words that do not identify a class. */
const weak = new Set(
  (
    'a all an advanced and call class day due exam final for from fundamentals general get her his home homework in ' +
    'intro introduction lab make new next not of on one our paper part principles project quiz read report study ' +
    'test that the this to two week with work write your'
  ).split(' '),
);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const strongWordsOf = (text: string) => wordsOf(text).filter((word) => !weak.has(word));

const findAll = (text: string, pattern: RegExp, { id }: ClassView): ClassMatch[] =>
  [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ classId: id, index, length }));

/** A code or a name, whatever separates its words: "BIO 101", "bio101", "bio-101". */
const asWritten = (text: string, each: ClassView, name: string | null) => {
  const words = wordsOf(name ?? '').flatMap((word) => word.match(/\p{L}+|\p{N}+/gu) ?? []);
  // a class called "C" must not match every c
  if (words.join('').length < 2) return [];
  return findAll(text, wholeWordPattern(words.join(String.raw`[\s._-]*`), 'giu'), each);
};

/** `#bio` or `@bio`, however short. */
const byTag: ClassMatcher = (text, each) => {
  const names = wordsOf(`${each.courseCode?.replaceAll(/\W/g, '') ?? ''} ${each.name}`);
  return findAll(text, /(?<!\S)[#@][\p{L}\p{N}]+/gu, each).filter(({ index, length }) => {
    const tag = text.slice(index + 1, index + length).toLowerCase();
    return names.some((name) => name.startsWith(tag));
  });
};

const byCode: ClassMatcher = (text, each) => asWritten(text, each, each.courseCode);

/** The whole name, with or without its "Introduction to". */
const byName: ClassMatcher = (text, each) => [
  ...asWritten(text, each, each.name),
  ...asWritten(text, each, strongWordsOf(each.name).join(' ')),
];

/** A word of the name, the subject of the code ("CS"), or the initials in capitals ("ML"). */
const byWord: ClassMatcher = (text, each) => {
  const subject = each.courseCode?.match(/^\p{L}{2,}/u)?.[0].toLowerCase();
  const strong = strongWordsOf(each.name);
  const names = new Set(subject ? [...strong, subject] : strong);
  const initials = strong.map(([first]) => first?.toUpperCase()).join('');
  return findAll(text, /[\p{L}\p{N}]{2,}/gu, each).filter(({ index, length }) => {
    const word = text.slice(index, index + length);
    return word === initials || (names.has(word.toLowerCase()) && !weak.has(word.toLowerCase()));
  });
};

/** At least three letters that start a word of the name. */
const byStart: ClassMatcher = (text, each) => {
  const strong = strongWordsOf(each.name);
  return findAll(text, /\p{L}{3,}/gu, each).filter(({ index, length }) => {
    const start = text.slice(index, index + length).toLowerCase();
    return !weak.has(start) && strong.some((word) => word.startsWith(start));
  });
};

/** Ways to name a class unambiguously, the surest first. */
export const certainMatchers: readonly ClassMatcher[] = [byTag, byCode, byName];
export const allMatchers: readonly ClassMatcher[] = [...certainMatchers, byWord, byStart];
