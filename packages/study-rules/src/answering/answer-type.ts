import type { Sentence } from '../language/sentences.ts';
import { isTableRow } from './evidence.ts';
import type { Wanted, Word } from './question.ts';

const months =
  'jan(?:uary?|vier)?|feb(?:ruary?)?|février|märz|mar(?:ch|s|zo)?|apr(?:il)?|avril|abril|ma[yi]|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|août|agosto|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|décembre|diciembre';
const month = new RegExp(String.raw`\b(?:${months})\b`, 'iu');
const time =
  /\b(?:\d{1,2}:\d{2}|1\d{3}|20\d{2}|\d{1,2} ?[ap]\.?m|\d{1,2}\/\d{1,2}|\d{1,2}(?:st|nd|rd|th))\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweeks?\b|\bcentur|\b(?:years|days|months|hours|jahren?|tagen?|ans|años|siglo|siècle|jahrhundert)\b|\b(?:when|after|before|during|until|nachdem|bevor|avant|après|antes|después)\b/iu;
const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred|thousand|million|billion|half|halved|third|quarter|twice|once|double[sd]?|percent|ein(?:e|en|em|er)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|millionen|kaum|deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|mille|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil)\b/iu;
const dates = new RegExp(
  String.raw`\b(?:\d{1,2}(?:\s?[-–]\s?\d{1,2})? )?(?:${months})\b(?: \d{1,2}\b)?(?:,? \d{4}\b)?|\b(?:in|since|until) \d{4}\b`,
  'giu',
);
const reason =
  /\b(?:because|since|for|so that|so|due to|thanks to|as|to avoid|in order|therefore|thus|hence|leads?|caus\w+|prevent\w*|otherwise|which would|reason|weil|denn|da|damit|wegen|deshalb|daher|dadurch|um|parce|car|puisque|afin|pour|porque|debido|para|ya que)\b|;/iu;
const placePreposition =
  /^(?:in|at|on|under|near|within|inside|outside|between|behind|above|below|across|through|from|to|im|am|auf|bei|nach|aus|unter|über|vor|dans|en|à|au|aux|sur|sous|chez|sobre|hacia|desde|a)$/iu;
const within = new Set(['DET', 'ADJ', 'NUM', 'PRON']);

const namesPlace = ({ tokens }: Sentence) =>
  tokens.some(({ text }, at) => {
    if (!placePreposition.test(text)) return false;
    const thing = tokens.slice(at + 1).find(({ pos }) => !within.has(pos));
    return thing !== undefined && /^\p{L}/u.test(thing.text) && !month.test(thing.text) && !time.test(thing.text);
  });

const strictReason =
  /\b(?:because|so that|due to|thanks to|owing to|in order to|therefore|thus|hence|leads?|led|caus\w+|prevent\w*|otherwise|reasons?|explain\w*|since|so|in (?:search|protest|response|return|fear|view)|for (?:fear|want|lack|the sake)|weil|denn|damit|wegen|deshalb|daher|dadurch|grund|parce|puisque|afin|porque|debido)\b|[;:–]|\s-\s|\bto (?:avoid|get|keep|make|save|stop|protect|reduce|show|help|let|hide|win|be)\b/iu;

/** Whether a sentence has a word or sign that joins a reason to what it explains. */
export const givesReason = ({ text }: Sentence): boolean => strictReason.test(text);

/** Whether a sentence has the requested kind of thing: a person, a time, a number, a place, a reason, a formula. */
export const givesWanted = (wanted: Wanted, sentence: Sentence, asked: readonly Word[]): boolean => {
  const { text, tokens } = sentence;
  switch (wanted) {
    case 'date':
      return month.test(text) || time.test(text);
    case 'number':
      return number.test(text.replaceAll(dates, ' '));
    case 'place':
      return isTableRow(text) || namesPlace(sentence);
    case 'person': {
      const known = new Set(asked.map((word) => word.text.toLowerCase()));
      return tokens.some(
        ({ text: word, pos }) => (pos === 'PROPN' || pos === 'NOUN') && !known.has(word.toLowerCase()),
      );
    }
    case 'formula':
      return /[=≈]/u.test(text);
    case 'reason':
      return reason.test(text);
    case 'any':
      return true;
  }
};

/** Whether a sentence names a person, or anything with a name, that the question does not. */
export const namesSomeone = ({ text, tokens }: Sentence, asked: readonly Word[]): boolean => {
  const known = new Set(asked.flatMap(({ keys }) => keys));
  return tokens.some(
    ({ text: word, stem, lemma, pos, at }) =>
      /^\p{Lu}\p{L}/u.test(word) &&
      (pos === 'PROPN' || (isTableRow(text) && at > 0)) &&
      !month.test(word) &&
      ![word.toLowerCase(), stem, lemma].some((key) => known.has(key)),
  );
};

/** Whether a heading of a table names what is counted. */
export const countsHeading = ({ tokens }: Sentence, counted: ReadonlySet<string> | null): boolean =>
  counted !== null &&
  tokens.some(({ stem, lemma, text }) => [stem, lemma, text.toLowerCase()].some((key) => counted.has(key)));

const near = 4;

/** Whether a sentence has a number of the things that a question counts: "12 voting members". */
export const countsThem = ({ text, tokens }: Sentence, counted: ReadonlySet<string> | null): boolean => {
  if (counted === null) return true;
  if (counted.has('%')) return /\d\s?%|\d\s(?:percent|per cent|prozent)|\b(?:percent|prozent)\b/iu.test(text);
  const inDate = [...text.matchAll(dates)].map((found) => [found.index, found.index + found[0].length] as const);
  return tokens.some(
    ({ stem, lemma, text: word }, at) =>
      [stem, lemma, word.toLowerCase()].some((key) => counted.has(key)) &&
      tokens
        .slice(Math.max(0, at - near), at + 3)
        .some((token) => number.test(token.text) && !inDate.some(([from, to]) => token.at >= from && token.at < to)),
  );
};
