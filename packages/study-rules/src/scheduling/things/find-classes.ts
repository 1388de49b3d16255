import { editDistance, isSlip } from '../words/spelling.ts';
import { stopWords } from '../words/stop-words.ts';
import { commonName } from '../words/study-words.ts';
import { fold, type Token } from '../words/tokens.ts';
import type { ClassOf } from './things.ts';

/** Tokens that name classes: usually one class, several when they fit alike. */
export interface ClassSpan {
  readonly first: number;
  readonly last: number;
  readonly classes: readonly ClassOf[];
}

const general = new Set(
  'intro introduction introductory advanced principles fundamentals general topics basic lab i ii iii class course'.split(
    ' ',
  ),
);

interface Names {
  readonly of: ClassOf;
  readonly words: readonly string[];
  readonly initials: readonly string[];
  readonly code: readonly string[];
}

const wordsIn = (text: string): string[] => fold(text).match(/\p{L}+|\d+/gu) ?? [];

const namesOf = (of: ClassOf): Names => {
  const all = wordsIn(of.name);
  const own = all.filter((word) => !stopWords.has(word));
  const initials = [all, own].map((words) => words.map((word) => (/^\d/u.test(word) ? word : word.charAt(0))).join(''));
  return {
    of,
    words: own.filter((word) => !general.has(word)),
    initials: initials.filter((letters) => letters.length > 1),
    code: wordsIn(of.courseCode ?? ''),
  };
};

/** "linalg" is the beginnings of "linear algebra". */
const isJoined = (said: string, words: readonly string[]): boolean =>
  words.some((word, index) => {
    const next = words[index + 1];
    if (next === undefined) return false;
    for (let cut = 3; cut <= said.length - 2; cut += 1)
      if (word.startsWith(said.slice(0, cut)) && next.startsWith(said.slice(cut))) return true;
    return false;
  });

const isShort = (said: string, word: string) => {
  const stem = said.replace(/(?:s|o)$/u, '');
  return (
    said.length >= 3 &&
    (word.startsWith(said) || (stem.length >= 3 && stem.length <= 6 && word.startsWith(stem) && said.length <= 6))
  );
};

const consonants = (word: string) => word.replaceAll(/[aeiouy]/gu, '');

/** "Chemie", "biología": the word of another language begins alike. */
const isCognate = (said: string, word: string) => {
  let same = 0;
  while (same < said.length && said[same] === word[same]) same += 1;
  const isAlike = same >= 3 && said.length >= 8 && editDistance(consonants(said), consonants(word), 2) <= 2;
  return said.length >= 5 && (same >= Math.max(4, said.length - 3) || isAlike);
};

/** How well a token names a class: by a whole word, an abbreviation or a slip. */
const strength = ({ word, text }: Token, { words, initials, code }: Names, isPhrase: boolean): number => {
  if (words.includes(word)) return 1;
  if (isPhrase && text !== text.toUpperCase()) return 0;
  if (initials.includes(word) && (word.length > 2 || !stopWords.has(word) || text === text.toUpperCase())) return 1;
  if (word.length > 1 && code.includes(word) && (/^\p{L}/u.test(word) ? !stopWords.has(word) : word.length >= 3))
    return 1;
  if (stopWords.has(word) || /\d/u.test(word) || isPhrase) return 0;
  const [common] = commonName(word);
  if (
    common !== word &&
    !words.some(
      (name) => word.length > 3 && (name.startsWith(word) || (common && common.length > 3 && name.startsWith(common))),
    )
  )
    return 0;
  if (words.some((name) => isShort(word, name) || isCognate(word, name)) || isJoined(word, words)) return 0.8;
  return words.some((name) => isSlip(word, name)) ? 0.7 : 0;
};

/** The class names in a message. `taken` tokens belong to a date or a phrase. */
export const findClasses = (
  tokens: readonly Token[],
  classes: readonly ClassOf[],
  taken: (at: number) => 'date' | 'phrase' | undefined,
): ClassSpan[] => {
  const names = classes.map(namesOf);
  const spans: ClassSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const scored = names
      .map((each) => {
        let [last, score] = [at, 0];
        for (let next = at; next < tokens.length && taken(next) !== 'date'; next += 1) {
          const token = tokens[next];
          const own = token ? strength(token, each, taken(next) === 'phrase') : 0;
          const between =
            token &&
            next > at &&
            /^(?:of|and|to|the|&|in|for|y|de|und)$/u.test(token.word) &&
            wordsIn(each.of.name).includes(token.word);
          if (own === 0 && !between) break;
          if (own > 0) [last, score] = [next + 1, score + own];
        }
        return { of: each.of, last, score };
      })
      .filter(({ score }) => score > 0);
    const best = Math.max(0, ...scored.map(({ score }) => score));
    if (best === 0) continue;
    const found = scored.filter(({ score }) => score === best);
    const last = Math.max(...found.map((each) => each.last));
    // "con law": a beginning that is a word of another language
    const before = tokens[at - 1]?.word ?? '';
    const isBegun =
      before.length >= 3 &&
      stopWords.has(before) &&
      found.some(({ of }) => wordsIn(of.name).some((word) => word !== before && word.startsWith(before)));
    spans.push({ first: isBegun ? at - 1 : at, last, classes: found.map(({ of }) => of) });
    at = last - 1;
  }
  return spans;
};

/** The one class that the spans name together, or those that fit alike. */
export const classesNamed = (spans: readonly ClassSpan[]): readonly ClassOf[] => {
  const [first, ...others] = spans;
  if (!first) return [];
  return others.reduce<readonly ClassOf[]>((left, { classes }) => {
    const both = left.filter((of) => classes.some(({ id }) => id === of.id));
    return both.length > 0 ? both : left;
  }, first.classes);
};
