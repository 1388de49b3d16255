import type { ClassId, ClassView } from '@hub/contracts';
import { cut, wholeWords, type Span } from './cut.ts';

interface Found extends Span {
  classId: ClassId;
}

/** Say nothing about which class is meant. */
const weak = new Set(
  (
    'a all an advanced and call class day due exam final for from fundamentals general get her his home homework in ' +
    'intro introduction lab make new next not of on one our paper part principles project quiz read report study ' +
    'test that the this to two week with work write your'
  ).split(' '),
);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const strongWordsOf = (text: string) => wordsOf(text).filter((word) => !weak.has(word));

const findAll = (text: string, pattern: RegExp, { id }: ClassView): Found[] =>
  [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ classId: id, index, length }));

/** A code or a name as it is, whatever stands between its words: "BIO 101", "bio101", "bio-101". */
const asWritten = (text: string, each: ClassView, name: string | null) => {
  const words = wordsOf(name ?? '').flatMap((word) => word.match(/\p{L}+|\p{N}+/gu) ?? []);
  return words.length > 0 ? findAll(text, wholeWords(words.join(String.raw`[\s._-]*`), 'giu'), each) : [];
};

const initialsOf = (name: string) =>
  strongWordsOf(name)
    .map(([first]) => first)
    .join('')
    .toUpperCase();

/** How a student names a class, surest first. */
const ways: readonly ((text: string, each: ClassView) => Found[])[] = [
  (text, each) =>
    findAll(text, /(?<!\S)[#@][\p{L}\p{N}]+/gu, each).filter(({ index, length }) => {
      const tag = text.slice(index + 1, index + length).toLowerCase();
      return wordsOf(`${each.courseCode?.replaceAll(/\W/g, '')} ${each.name}`).some((word) => word.startsWith(tag));
    }),
  (text, each) => asWritten(text, each, each.courseCode),
  (text, each) => [...asWritten(text, each, each.name), ...asWritten(text, each, strongWordsOf(each.name).join(' '))],
  (text, each) => {
    const [subject = ''] = each.courseCode?.match(/^\p{L}{2,}/u) ?? [];
    const initials = initialsOf(each.name);
    return findAll(text, /[\p{L}\p{N}]+/gu, each).filter(({ index, length }) => {
      const word = text.slice(index, index + length);
      if (word.length > 1 && word === initials) return true;
      return (
        !weak.has(word.toLowerCase()) &&
        [subject.toLowerCase(), ...strongWordsOf(each.name)].includes(word.toLowerCase())
      );
    });
  },
  (text, each) =>
    findAll(text, /\p{L}{3,}/gu, each).filter(({ index, length }) => {
      const start = text.slice(index, index + length).toLowerCase();
      return !weak.has(start) && strongWordsOf(each.name).some((word) => word.startsWith(start));
    }),
];
const exact = ways.slice(0, 3);

const longest = (found: readonly Found[], preferred: ClassId | null) => {
  const length = Math.max(...found.map((each) => each.length));
  const best = found.filter((each) => each.length === length);
  const ids = new Set(best.map(({ classId }) => classId));
  // two classes are named alike: better none than the wrong one
  return ids.size === 1 ? best[0] : best.find(({ classId }) => classId === preferred);
};

const joining = /(?<!\p{L})(?:for|in|of|from)\s+$/iu;

interface Options {
  classes: readonly ClassView[];
  /** Meant where two are named alike. */
  preferred: ClassId | null;
  /** Only what is certain: a tag, a course code, a whole name. */
  exactly: boolean;
}

/** The class that a text names, and the text without it. */
export const readClass = (text: string, { classes, preferred, exactly }: Options) => {
  for (const way of exactly ? exact : ways) {
    const found = classes.flatMap((each) => way(text, each));
    if (found.length === 0) continue;
    const best = longest(found, preferred);
    if (!best) return { classId: null, rest: text };
    const isLast = best.index + best.length === text.length;
    const before = isLast ? (joining.exec(text.slice(0, best.index))?.[0].length ?? 0) : 0;
    return { classId: best.classId, rest: cut(text, { index: best.index - before, length: before + best.length }) };
  }
  return { classId: null, rest: text };
};
