import { phrasesIn } from '../phrases.ts';
import type { Candidate } from './candidate.ts';

type Paired = Candidate & { readonly pair: NonNullable<Candidate['pair']> };

const inSet = 4;
const longest = 90;

const shown = (left: string, right: string) => `${left} – ${right}`;

/** Candidates that can be shown as pairs, by the list that they are from. */
const listsOf = (candidates: readonly Candidate[]): Paired[][] => {
  const lists = new Map<string, Paired[]>();
  for (const candidate of candidates) {
    const { pair, answer, wrong, level } = candidate;
    if (
      !pair ||
      pair.isClear === false ||
      level !== 'easy' ||
      wrong.length < 2 ||
      pair.left.length + answer.length > longest
    )
      continue;
    lists.set(pair.list, [...(lists.get(pair.list) ?? []), { ...candidate, pair }]);
  }
  return [...lists.values()];
};

const setsOf = (own: readonly Paired[]): Paired[][] =>
  Array.from({ length: Math.floor(own.length / inSet) }, (_, index) => own.slice(index * inSet, (index + 1) * inSet));

/** "Which pair does not belong together?": one term of a list has the meaning of another. */
export const fromPairs = (candidates: readonly Candidate[]): Candidate[] =>
  listsOf(candidates)
    .flatMap(setsOf)
    .flatMap(([first, second, ...rest]): Candidate[] => {
      // the second answer must be false of the first; the second pair itself is left out
      if (!first || !second || !first.wrong.includes(second.answer)) return [];
      return [
        {
          ...first,
          fact: `${first.line.quote} pair`,
          level: 'hard',
          question: phrasesIn(first.document.language).noPair(first.pair.relation ?? first.section.title),
          answer: shown(first.pair.left, second.answer),
          wrong: rest.map(({ pair, answer }) => shown(pair.left, answer)),
          use: 'test',
          worth: 7.7,
        },
      ];
    });
