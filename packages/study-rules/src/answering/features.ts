import type { Evidence } from './evidence.ts';
import { isTableRow } from './evidence.ts';
import { definesIt, isAboutMeaning } from './definition.ts';
import { countsHeading, countsThem, givesReason, givesWanted, namesSomeone } from './answer-type.ts';
import { namesIn } from './names.ts';
import { relevanceOf } from './relevance.ts';
import { parseWording } from './wording.ts';
import { matcher } from './match-words.ts';
import { closenessOf } from './closeness.ts';
import { isNegative, type Question, wordsOf, type Word } from './question.ts';

/** Measures of how well a sentence answers, by name. */
export type Features = Readonly<Record<string, number>>;
export interface Candidate {
  readonly evidence: Evidence;
  readonly features: Features;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const most = (...lists: readonly (readonly number[])[]) =>
  (lists[0] ?? []).map((_, at) => Math.max(...lists.map((list) => list[at] ?? 0)));
const scaled = (list: readonly number[], by: number) => list.map((each) => each * by);
/** How much a word counts that is only in a heading or neighbour, and only in the passage. */
const [byContext, byPassage] = [0.75, 0.4];

const lowest = (matches: readonly number[], words: readonly Word[]) =>
  Math.min(1, ...matches.filter((_, at) => (words[at]?.weight ?? 0) >= 0.6));

/** The features of every sentence for a question. */
export const candidatesOf = (question: Question, evidence: readonly Evidence[]): Candidate[] => {
  const { wanted, isNegated, isMeasure, counted, unit } = question;
  const isName = namesIn(evidence);
  const words = question.words.map((word) => ({ ...word, isName: word.isName || isName(word.text) }));
  const match = matcher(words);
  const isMeaning = wanted === 'any' && isAboutMeaning(question.message, words);
  const isWhich =
    /\b(?:which|what|welche[rsn]?|quel(?:le)?s?|qué|cuál(?:es)?) (?!is\b|are\b|was\b|were\b|do\b|does\b|did\b|has\b|have\b|if\b|the\b|happen)\p{L}{3,}/iu.test(
      question.message,
    );
  const wording = parseWording(question.message, wanted);
  const parsed = new Map<object, Word[]>();
  const wordsIn = (sentences: readonly Evidence['sentence'][]) =>
    sentences.flatMap((sentence) => {
      const known = parsed.get(sentence) ?? wordsOf([sentence]);
      parsed.set(sentence, known);
      return known;
    });
  const rows = evidence.map((each) => {
    const own = wordsIn([each.sentence]);
    return { each, own, matches: match(own), near: match(wordsIn(each.near)), beside: match(wordsIn(each.beside)) };
  });
  const passages = Map.groupBy(rows, ({ each }) => each.passage);
  const inPassage = new Map(
    [...passages].map(([key, group]) => [key, most(...group.map(({ matches, near }) => most(matches, near)))]),
  );
  const anywhere = rows.length > 0 ? most(...rows.map(({ matches }) => matches)) : words.map(() => 0);
  const counts = words.map((_, at) => rows.filter(({ matches }) => (matches[at] ?? 0) >= 0.8).length);
  const weights = words.map(
    ({ weight }, at) =>
      weight * (0.4 + (0.6 * Math.log((rows.length + 1) / ((counts[at] ?? 0) + 0.5))) / Math.log(rows.length + 2)),
  );
  const whole = sum(weights) || 1;
  const share = (matches: readonly number[]) => sum(matches.map((each, at) => each * (weights[at] ?? 0))) / whole;
  const met = (matches: readonly number[], which: (word: Word) => boolean) => {
    const own = matches.filter((_, at) => words[at] !== undefined && which(words[at]));
    return own.length === 0 ? 1 : own.filter((each) => each >= 0.8).length / own.length;
  };

  const shares = new Map([...inPassage].map(([key, matches]) => [key, share(matches)]));
  const mostShared = Math.max(0.01, ...shares.values());
  /** How near the passage comes to the best one. */
  const bestOf = (passage: number) => (shares.get(passage) ?? 0) / mostShared;

  const closeness = closenessOf(evidence);

  return rows.map(({ each, own, matches, near, beside }, index) => {
    const passage = inPassage.get(each.passage) ?? [];
    const context = most(matches, scaled(near, byContext));
    const named = most(matches, near, beside);
    const full = most(context, scaled(beside, 0.5), scaled(passage, byPassage));
    const exact = matches.map((value) => (value === 1 ? 1 : 0));
    const covered = share(matches);
    const gives = givesWanted(wanted, each.sentence, words);
    const relevance = relevanceOf(each, wording);
    const inWords = gives || wanted === 'reason' ? relevance : 0;
    const length = own.length;
    const newWords = own.filter((word) => !words.some((asked) => asked.keys.some((key) => word.keys.includes(key))));
    const isTyped = wanted !== 'any' && wanted !== 'reason';
    return {
      evidence: each,
      features: {
        covered,
        relevance,
        inWords,
        isInWords: Number(inWords >= 0.72),
        isAllInWords: Number(inWords >= 0.9),
        exact: share(exact),
        saysAll: Number(exact.every((each, at) => each === 1 || (words[at]?.weight ?? 0) <= 0.1)),
        context: share(context),
        full: share(full),
        passage: share(passage),
        anywhere: share(anywhere),
        missing: weights.reduce((total, weight, at) => total + ((anywhere[at] ?? 0) < 0.5 ? weight : 0), 0) / whole,
        lowest: lowest(full, words),
        lowestOwn: lowest(context, words),
        bestWord: Math.max(0, ...matches.map((value, at) => value * (words[at]?.weight ?? 0))),
        matchedWeight: sum(matches.map((value, at) => (value >= 0.5 ? value * (words[at]?.weight ?? 0) : 0))),
        density: length === 0 ? 0 : sum(matches) / Math.sqrt(length + 2),
        strong: matches.filter((value, at) => value >= 0.8 && (words[at]?.weight ?? 0) >= 0.5).length,
        asked: Math.log(1 + words.length),
        weightAsked: whole,
        long: Math.log(1 + length),
        isShort: Number(length < 3),
        isRow: Number(isTableRow(each.sentence.text)),
        typed: Number(isTyped && gives),
        untyped: Number(isTyped && !gives),
        untypedNear: Number(isTyped && !gives && !each.beside.some((sentence) => givesWanted(wanted, sentence, words))),
        reason: Number(wanted === 'reason' && gives),
        noReason: Number(wanted === 'reason' && !gives),
        isPerson: Number(wanted === 'person'),
        isPlace: Number(wanted === 'place'),
        isNumber: Number(wanted === 'number'),
        isDate: Number(wanted === 'date'),
        isReason: Number(wanted === 'reason'),
        numbersMet: met(context, (word) => word.isNumber),
        namesMet: met(context, (word) => word.isName),
        nameMissing: Number(named.some((value, at) => words[at]?.isName === true && value < 0.8)),
        someone: Number(wanted !== 'person' || namesSomeone(each.sentence, words)),
        meaning: Number(isMeaning),
        defined: Number(isMeaning && definesIt(each.sentence, words)),
        undefinedTerm: Number(isMeaning && !definesIt(each.sentence, words)),
        looksUp: Number(isTableRow(each.sentence.text)) * share(context) ** 2 * Math.min(1, 2 * covered),
        isWhich: Number(isWhich),
        whichNew: Number(isWhich && (newWords.some((word) => word.isNumber) || namesSomeone(each.sentence, words))),
        explains: Number(wanted !== 'reason' || givesReason(each.sentence)),
        inUnit: Number(unit === null || unit.test(each.sentence.text)),
        counts: Number(
          countsThem(each.sentence, counted) ||
            (isTableRow(each.sentence.text) && each.near.some((sentence) => countsHeading(sentence, counted))),
        ),
        isCounted: Number(counted !== null),
        reading: covered * covered,
        wholeContext: share(context) ** 2,
        fromPassage: bestOf(each.passage),
        negation: Number(isNegated && !isNegative(each.sentence.text)),
        newNumber: Number(isMeasure && newWords.some((word) => word.isNumber)),
        newWords: Math.log(1 + newWords.length),
        defines: Number(/^[^:]{2,60}:\s/u.test(each.sentence.text)),
        typedCovered: Number(isTyped && gives) * covered,
        ...closeness?.[index],
      },
    };
  });
};
