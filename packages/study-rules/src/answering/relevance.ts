import { searchKey, type Token } from '../language/sentences.ts';
import { isTableRow, type Evidence } from './evidence.ts';
import { qualifierBefore, type Question } from './question.ts';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const month = new RegExp(String.raw`\b(?:${months})\b`, 'iu');
const time =
  /\b(?:\d{1,2}:\d{2}|\d{3,4}|\d{1,2} ?[ap]\.?m|\d{1,2}\/\d{1,2}|\d{1,2}(?:st|nd|rd|th))\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweek\b|\bcentur/iu;
const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|million|billion|half|third|quarter|percent)\b/iu;

/** Dates and names ("17 June", "in 1789", "Third Estate") are not quantities. */
const datesAndNames = [
  new RegExp(String.raw`\b(?:\d{1,2} )?(?:${months})\b(?: \d{1,2}\b)?(?:,? \d{4}\b)?`, 'giu'),
  /\b(?:in|since|until) \d{4}\b/giu,
  /\b(?:Third|Half|Quarter) \p{Lu}/gu,
];

const tellsNumber = (text: string) =>
  number.test(datesAndNames.reduce((left, each) => left.replaceAll(each, ' '), text));

const placePreposition =
  /^(?:in|at|on|under|near|within|inside|outside|between|behind|beside|above|below|across|through|from|to)$/iu;
const within = new Set(['DET', 'ADJ', 'NUM', 'PRON']);

/** "in the matrix", "at Varennes"; not "in June". */
const namesPlace = (tokens: readonly Token[]) =>
  tokens.some(({ text }, at) => {
    if (!placePreposition.test(text)) return false;
    const thing = tokens.slice(at + 1).find(({ pos }) => !within.has(pos));
    return (thing?.pos === 'NOUN' || thing?.pos === 'PROPN') && !month.test(thing.text) && !time.test(thing.text);
  });

const givesWanted = ({ sentence: { text, tokens } }: Evidence, { wanted, terms }: Question): boolean => {
  switch (wanted) {
    case 'date':
      return month.test(text) || time.test(text);
    case 'number':
      return tellsNumber(text);
    case 'place':
      return isTableRow(text) || namesPlace(tokens);
    case 'person':
      return tokens.some((token) => (token.pos === 'PROPN' || token.pos === 'NOUN') && !terms.has(searchKey(token)));
    case 'any':
      return true;
  }
};

const units: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:tall|deep|high|big|large|wide)$/u, /\b(?:\w*met(?:re|er)s?|inch(?:es)?|feet|foot|miles?|[kcmµn]m)\b/iu],
  [/^heavy$/u, /\b(?:\w*grams?|kilos?|[km]?g|tonn?e?s?|pounds?|ounces?)\b/iu],
  [/^old$/u, /\b(?:years?|months?|centur(?:y|ies))\b/iu],
  [/^fast$/u, /\bper (?:hour|minute|second|day)\b|\b(?:km\/h|mph|m\/s)\b/iu],
  [/^(?:hot|cold)$/u, /\bdegrees?\b|°/iu],
  [/^expensive$/u, /[$€£¥]|\b(?:dollars?|euros?|cents?|francs?)\b/iu],
];

/** "10 micrometres" gives a size without the word "big". */
const isMeasured = (text: string, measure: string | undefined) =>
  units.some(([words, unit]) => words.test(measure ?? '') && unit.test(text));

/** The sentence is about another kind: human enzymes, when the question is about plant enzymes. */
const isOtherKind = ({ sentence: { tokens } }: Evidence, { terms, kinds }: Question, kind: string) => {
  const thing = kinds.get(kind);
  return tokens.some((token, at) => {
    const before = searchKey(token) === thing ? qualifierBefore(tokens, at) : undefined;
    return before !== undefined && !terms.has(searchKey(before));
  });
};

/** A word found only in the surrounding passage counts less than one in the sentence itself. */
const around = 0.55;

/** How much of the question a sentence covers, from 0 to 1; 0 when it cannot be the expected kind of answer. */
export const relevanceOf = (evidence: Evidence, question: Question): number => {
  const { terms, subjects, own, kinds, measure } = question;
  const { keys, sentence } = evidence;
  if (!givesWanted(evidence, question)) return 0;
  if (subjects.size > 0 && ![...subjects].some((key) => keys.has(key))) return 0;
  const share = (key: string) => {
    if (keys.has(key) || (key === measure && isMeasured(sentence.text, measure))) return 1;
    if (!evidence.around.has(key) || own.has(key)) return 0;
    return kinds.has(key) && isOtherKind(evidence, question, key) ? 0 : around;
  };
  const whole = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
  const held = [...terms].reduce((sum, [key, weight]) => sum + weight * share(key), 0);
  return whole === 0 ? 0 : held / whole;
};
