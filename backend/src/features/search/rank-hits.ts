import type { SearchHit } from '@hub/contracts';
import { fold } from './fold-text.ts';
import { typeWordsOf } from './type-words.ts';

/** A thing that has all words of the query somewhere: in its title, in what its kind is called, or in its class. */
export interface Candidate extends SearchHit {
  /** Name and code of its class; of a class its code and who teaches it. */
  readonly around: string;
  readonly completed: boolean;
}

export interface Wanted {
  readonly query: string;
  /** The words of the query that count, folded. */
  readonly terms: readonly string[];
  /** The student's day, YYYY-MM-DD. */
  readonly today: string;
}

/** How well a text has a word: not at all, inside of a word, at the beginning of one, or as a word. */
type Fit = 0 | 1 | 2 | 3;

const wordsIn = (text: string) => fold(text).match(/\p{L}+|\p{N}+/gu) ?? [];
const isNumber = (term: string) => /^\p{N}+$/u.test(term);
const isSame = (term: string, word: string) => term === word || `${term}s` === word || term === `${word}s`;

const fitOf = (term: string, text: string): Fit => {
  const words = wordsIn(text);
  if (words.some((word) => isSame(term, word))) return 3;
  if (words.some((word) => word.startsWith(term))) return 2;
  // the 3 of "13" is another number
  return !isNumber(term) && fold(text).includes(term) ? 1 : 0;
};

/** Where the words of the query are, the best place first. */
const places = ['title', 'class', 'begins', 'inside'] as const;
type Place = (typeof places)[number];

interface Match {
  readonly place: Place;
  /** The query names its kind: "exam". */
  readonly isTyped: boolean;
  /** Words that only the name of its kind explains. */
  readonly byType: number;
}

/** Null where the query only names its class, or where a number of the query is only a part of another number. */
const matchOf = (terms: readonly string[], candidate: Candidate): Match | null => {
  const { kind, title, around } = candidate;
  const isClass = kind === 'class';
  const names = wordsIn(typeWordsOf(candidate));
  const fits = terms.map((term) => {
    const own = fitOf(term, isClass ? `${title} ${around}` : title);
    const typed = names.some((name) => isSame(term, name));
    // students shorten the names of their classes
    const inTitle: Fit = typed || (isClass && own === 2) ? 3 : own;
    const ofType = names.some((name) => name.startsWith(term)) ? 2 : 0;
    const nearby = fitOf(term, around);
    return {
      own,
      typed,
      inTitle,
      isOwn: own > 0 || ofType > 0,
      anywhere: Math.max(inTitle, ofType, nearby > 1 ? nearby : 0),
    };
  });
  if (fits.some(({ anywhere }) => anywhere === 0) || !fits.some(({ isOwn }) => isOwn)) return null;
  const all = (least: Fit, of: 'inTitle' | 'anywhere') => fits.every((fit) => fit[of] >= least);
  const place = all(3, 'inTitle') ? 'title' : all(3, 'anywhere') ? 'class' : all(2, 'anywhere') ? 'begins' : 'inside';
  return {
    place,
    isTyped: fits.some(({ typed }) => typed),
    byType: fits.filter(({ own, typed }) => typed && own < 3).length,
  };
};

const exactness = (query: string, title: string) => {
  const [wanted, given] = [fold(query).trim(), fold(title).trim()];
  if (given === wanted) return 0;
  return given.startsWith(wanted) ? 1 : 2;
};

const daysBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;

/** Compared one after the other; the smaller comes first. */
const keysOf = ({ place, isTyped, byType }: Match, candidate: Candidate, { query, today }: Wanted) => {
  const { dueDate, completed, archived, title } = candidate;
  const isOver = archived || completed || (dueDate !== null && dueDate < today);
  return [
    places.indexOf(place),
    isTyped ? 0 : 1,
    isOver ? 1 : 0,
    exactness(query, title),
    byType,
    dueDate === null ? 0 : daysBetween(dueDate, today),
    title.length,
  ];
};

const compared = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((key, index) => key !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/**
 * What the student most likely means first: the words as words of the title or as the name of its kind, then with the
 * help of its class, then as beginnings and parts of words. Among these what the query names by its kind ("exam"), what
 * is still to come, the exact title, and the nearest day. Equals keep their order.
 */
export const rankHits = (candidates: readonly Candidate[], wanted: Wanted): SearchHit[] =>
  candidates
    .flatMap((candidate) => {
      const match = matchOf(wanted.terms, candidate);
      return match ? [{ candidate, keys: keysOf(match, candidate, wanted) }] : [];
    })
    .toSorted((a, b) => compared(a.keys, b.keys))
    .map(({ candidate: { around: _around, completed: _completed, ...hit } }) => hit);
