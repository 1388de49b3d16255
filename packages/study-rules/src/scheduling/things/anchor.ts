import { commonName } from '../words/study-words.ts';
import { stopWords } from '../words/stop-words.ts';
import type { Token } from '../words/tokens.ts';
import { findClasses } from './find-classes.ts';
import { findThings } from './find-things.ts';
import type { ClassOf, Thing } from './things.ts';

/** A thing from whose day another day is counted: "the day before the midterm". */
interface Anchor {
  readonly day: string;
  readonly of: string | undefined;
  /** Tokens that name it. */
  readonly length: number;
}

/** The thing that the tokens at a place name. */
export type AnchorAt = (at: number) => Anchor | undefined;

interface Known {
  readonly things: readonly Thing[];
  readonly classes: readonly ClassOf[];
  readonly today: string;
}

const article = /^(?:the|my|our|that|der|dem|den|die|das|meiner|la|el|le|l|del|du|de|d|mi)$/u;
const longest = 5;
/** A message that names more is no request, and each costs a search. */
const mostLookups = 2;

/** Finds the one thing on the schedule that the tokens at a place name; none when two fit. */
export const anchorsIn = (tokens: readonly Token[], { things, classes, today }: Known): AnchorAt => {
  const dated = things.filter(({ day }) => day !== null && day >= today);
  let left = mostLookups;
  return (at) => {
    left -= 1;
    if (left < 0) return undefined;
    let first = at;
    while (article.test(tokens[first]?.word ?? '') && first < at + 3) first += 1;
    for (let length = longest; length > 0; length -= 1) {
      const own = tokens.slice(first, first + length);
      if (own.length < length || own.some(({ text }) => !/^[\p{L}\p{N}]+$/u.test(text))) continue;
      const spans = findClasses(own, classes, () => undefined);
      const isClass = (index: number) => spans.some((span) => index >= span.first && index < span.last);
      const names = own.flatMap(({ word }, index) => (stopWords.has(word) || isClass(index) ? [] : commonName(word)));
      if (names.length === 0) continue;
      const named = spans.flatMap((span) => span.classes);
      const found = findThings(dated, { names, classes: named }, today);
      const [thing] = found.things;
      if (found.certainty === 'one' && thing?.day)
        return { day: thing.day, of: thing.of?.id, length: first - at + length };
    }
    return undefined;
  };
};
