import { compareDays } from '../dates/calendar.ts';
import { fold } from '../dates/fold.ts';
import { eventNoun, isGenericWord } from '../events/event-words.ts';
import type { Candidate } from './readers/scope.ts';

const tokensOf = (title: string) =>
  fold(title)
    .replace(/(\d)(?:st|nd|rd|th)\b/gu, '$1')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter((token) => token !== '')
    .map((token) => (/^\d+$/.test(token) ? String(Number(token)) : token.length > 4 ? token.replace(/s$/, '') : token));

const numbers = (tokens: readonly string[]) => tokens.filter((token) => /^\d+$/.test(token));

const dayOff =
  /no (?:\w+ )?(?:class|lecture|school|lab|meeting)|closed|holiday|break|recess|vacation|reading week|cancel|not meet/i;

/** "1st outline" and "paper outline" are one event: the words that differ are generic. */
const sameThing = (first: readonly string[], second: readonly string[]) => {
  const shared = first.filter((token) => second.includes(token) && eventNoun.test(token));
  const rest = [
    ...first.filter((token) => !second.includes(token)),
    ...second.filter((token) => !first.includes(token)),
  ];
  return shared.length > 0 && rest.every((token) => isGenericWord(token) || /^\d+$/.test(token));
};

type Named = Pick<Candidate, 'title' | 'day' | 'type'>;

/** Two candidates on one day are one event when one title adds nothing to the other, or both share a specific word. */
export const isSameEvent = (a: Named, b: Named): boolean => {
  if (a.day !== b.day) return false;
  const [first, second] = [tokensOf(a.title), tokensOf(b.title)];
  if (first.join(' ') === second.join(' ')) return true;
  if (a.type === 'other' && b.type === 'other' && dayOff.test(a.title) && dayOff.test(b.title)) return true;
  const [some, other] = [numbers(first), numbers(second)];
  if (some.length > 0 && other.length > 0 && !some.some((number) => other.includes(number))) return false;
  const within = (inner: readonly string[], outer: readonly string[]) => inner.every((token) => outer.includes(token));
  if (a.type === b.type && (within(first, second) || within(second, first))) return true;
  if (a.type === b.type && a.type !== 'exam' && a.type !== 'quiz' && sameThing(first, second)) return true;
  const special = first.filter((token) => second.includes(token) && !isGenericWord(token) && !/^\d+$/.test(token));
  return special.length > 0 && (a.type === b.type || special.length >= Math.min(first.length, second.length) - 1);
};

/** The longer title, unless it is a whole sentence. */
const moreInformative = (a: Candidate, b: Candidate): Candidate => {
  const vague = (one: Candidate) => /^(?:no \w+|\w+ closed|holiday)$/i.test(one.title);
  if (vague(a) !== vague(b)) return vague(a) ? b : a;
  const [short, long] = a.title.length <= b.title.length ? [a, b] : [b, a];
  const kept = long.title.length <= 60 ? long : short;
  return { ...kept, time: kept.time ?? short.time ?? long.time };
};

export const mergeCandidates = (candidates: readonly Candidate[]): Candidate[] => {
  const result: Candidate[] = [];
  for (const one of candidates) {
    const index = result.findIndex((other) => isSameEvent(one, other));
    const other = result[index];
    if (other) result[index] = moreInformative(other, one);
    else result.push(one);
  }
  return result.toSorted((a, b) => compareDays(a.day, b.day));
};
