import type { Description } from '../things/find-things.ts';
import { numbers, ordinals } from '../when/day-words.ts';
import { sentenceWords } from '../words/sentence-words.ts';
import { genericWords, kindNamed, stopWords } from '../words/stop-words.ts';
import { commonName } from '../words/study-words.ts';
import { isQuoted, unquoted } from '../words/tokens.ts';
import { type Clause, hasMeaning, headOf } from './clause.ts';

interface Part {
  readonly from?: number;
  readonly to?: number;
  readonly day?: string | undefined;
}

const because = /^(?:,|;|\(|—|–|because|cuz|bc|since|coz|cause|im|weil|da|denn|porque|ya|parce|car|so)$/u;

const remark =
  /^(?:[,;:(.!?—–]|because|cuz|bc|since|coz|cause|im|ill|ive|i|he|hes|she|shes|we|were|they|theyre|its|my|is|was|isnt|not|dont|someone|weil|da|denn|ist|er|sie|porque|ya|es|parce|car|c|est)$/u;

/** Where a remark may begin behind the words that name a thing: "drop the sunday one my parents are coming". */
export const remarksOf = ({ tokens }: Clause, from: number): readonly number[] =>
  tokens.flatMap(({ word }, at) => (at > from && remark.test(word) ? [at] : []));

/** Where a reason or an aside begins: "cancel it, im sick". */
export const asideOf = ({ tokens, whens }: Clause, from: number): number => {
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > from && because.test(word) && !whens.some(({ first, last }) => index >= first && index < last),
  );
  return at === -1 ? tokens.length : at;
};

const nouns = /^(?:it|them|that one|this one|the last one|the other one|that|this)$/u;

/**
 * Where a remark begins behind a verb whose object is a pronoun: "cancel that its on zoom", "delete it i was wrong". A
 * word right behind "that" may be its noun: "cancel that quiz".
 */
const asideAfterPronoun = (clause: Clause): number => {
  const { tokens, phrases } = clause;
  const head = headOf(clause);
  const object = head && hasMeaning(head, 'verb') ? phrases.find(({ first }) => first === head.last) : undefined;
  if (!object || !hasMeaning(object, 'pron')) return tokens.length;
  const said = tokens
    .slice(object.first, object.last)
    .map(({ word }) => word)
    .join(' ');
  const next = tokens[object.last]?.word ?? '';
  const isWhole = nouns.test(said) && (stopWords.has(next) || !/^\p{L}/u.test(next));
  return isWhole ? object.last : tokens.length;
};

const isEnd = /^(?:first|ersten|primer[oa]s|premiers|last|letzten|ultim[oa]s|derniers)$/u;
const isCount = (word: string) => numbers.has(word) || /^\d$/u.test(word);

/** What a clause, or a part of it, says about a thing on the schedule. */
export const descriptionIn = (clause: Clause, { from = 0, to = clause.tokens.length, day }: Part = {}): Description => {
  const { tokens, whens, phrases, priority, classSpans, classes, titleWords } = clause;
  const inside = (at: number, spans: readonly { readonly first: number; readonly last: number }[]) =>
    spans.some(({ first, last }) => at >= first && at < last);
  /** "the second", "the first one": a place in a list. */
  const isPlace = (at: number) => {
    const next = tokens[at + 1]?.word ?? '';
    if (isEnd.test(tokens[at]?.word ?? '') && isCount(next)) return true;
    if (isCount(tokens[at]?.word ?? '') && isEnd.test(tokens[at - 1]?.word ?? '')) return true;
    const ends =
      next === '' ||
      /^(?:one|ones|to|and|at|on|instead|please|pls|[?.!,]|al|auf|a)$/u.test(next) ||
      whens.some(({ lead }) => lead === at + 1);
    return (
      (ordinals.has(tokens[at]?.word ?? '') ||
        /^(?:last|letzte[nr]?|ultim[oa]|dernier|derniere)$/u.test(tokens[at]?.word ?? '')) &&
      ends
    );
  };
  const own = tokens
    .map((token, at) => ({ token, at }))
    .filter(({ at }) => at >= from && at < to)
    .filter(
      ({ at }) =>
        !inside(
          at,
          whens.map(({ lead, last }) => ({ first: lead, last })),
        ) && !inside(at, priority ? [priority] : []),
    );
  const aside = asideAfterPronoun(clause);
  const words = own.filter(
    ({ token: { word, text }, at }) =>
      /^[\p{L}\p{N}]+$/u.test(text) &&
      !stopWords.has(word) &&
      !genericWords.has(word) &&
      (!sentenceWords.has(word) || commonName(word).some((name) => titleWords.has(name))) &&
      !inside(at, classSpans) &&
      at < aside &&
      !isPlace(at),
  );
  const plain = words.filter(({ at }) => !inside(at, phrases));
  // "memo was due monday": a noun here, though it could be a verb
  const isNoun = (at: number) => /^(?:is|was|isnt|wasnt|got|gets|has|due)$/u.test(tokens[at + 1]?.word ?? '');
  const bare = plain.length > 0 ? plain : words.filter(({ token, at }) => titleWords.has(token.word) && isNoun(at));
  const kind = own.map(({ token }) => kindNamed(token.word)).find((each) => each !== undefined);
  const quoted = own.find(({ token }) => isQuoted(token))?.token.text;
  return {
    names: [...new Set(bare.flatMap(({ token }) => commonName(token.word)))],
    classes: classSpans.some(({ first }) => first >= from && first < to) ? classes : [],
    kind,
    day,
    ...(quoted === undefined ? {} : { title: unquoted(quoted) }),
  };
};

export const isEmpty = ({ names, classes, day, title }: Description): boolean =>
  names.length === 0 && classes.length === 0 && day === undefined && title === undefined;
