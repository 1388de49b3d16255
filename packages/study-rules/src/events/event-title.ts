import { limits } from '@hub/contracts';
import { eventNoun, eventNouns } from './event-words.ts';

const longest = limits.title;

const weekdays = String.raw`(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)`;
const time = String.raw`(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)|\d{1,2}:\d{2}(?:\s?uhr)?|\d{1,2}\s?uhr|\d{1,2}h(?:\d{2})?|noon|midnight)`;
const times = new RegExp(
  String.raw`(?:\b(?:by|at|from|before|until|um|bis|à|a las|spätestens)\s+)*(?<!\d)(?:\d{1,2}(?::\d{2})?\s?(?:-|–|to)\s?)?${time}(?:\s?(?:-|–|to|bis)\s?${time})?(?:\s?[ECMP][SD]?T\b)?`,
  'giu',
);
const share =
  /\(?\s*\b(?:worth\s)?\d+(?:\.\d+)?\s?(?:%|percent|points?|pts?\b)(?:\s+(?:of|each|towards?)(?:\s+\w+){0,3})?\s*\)?/giu;
const leadIn = new RegExp(
  String.raw`^(?:[\s•◦▪●○■□*_#<>|:;,.–—-]|\(?(?:\d{1,2}|[a-z])[.)]\s|(?:but|and|the|our|your|an?|please|also|then|note:|take(?![\s-]+home)|submit|turn in|hand in|complete|write|upload)\s|week\s\d{1,2}\s*(?:[:.,–-]|$)|${weekdays}\b[:,.]?)+`,
  'iu',
);
const tail = new RegExp(
  String.raw`(?:[\s:;,.–—*_|(\[-]|(?<!\p{L})(?:is|are|was|will be|by|on|at|from|before|until|no later than|for|of|the|in|to|and|tentatively|scheduled|tonight|today|dates?|erst|am|bis|zum|den|le|du|à|pour|el|del|para|${weekdays}))+$`,
  'iu',
);

/** The remains of a clause after its weekday was removed. */
const remains = /^(?:(?:is|are)\s+(?:an?\s+)?|(?:m|tu?|w|th?|r|f|sa?)\s*:\s+)/iu;

const relative =
  /(?:\b(?:on|at|by|before|in|during)\s+)?(?:\bthe\s+)?\b(?:end of (?:the\s+)?week(?:\s+\w+)?|following (?:days?|dates?|deadlines?))\b/giu;

/** Shortens a title to the length that the contract allows. */
export const shortenTitle = (title: string) =>
  title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title;

/** Removes empty or unbalanced brackets. */
const brackets = (text: string) => {
  const filled = text
    .replace(/[([{]\s*[,;.–—-]*\s*[)\]}]/gu, ' ')
    .replace(/([([])\s*[,;:]\s*/gu, '$1')
    .replace(/[:;,]\s*(?=[,;:])/gu, '');
  const count = (mark: string) => filled.split(mark).length - 1;
  return count('(') === count(')') ? filled : filled.replace(/[()]/gu, ' ');
};

/** Lower-cases a text in capitals, except short words and words with digits. */
const withoutCapitals = (text: string) => {
  if (/\p{Ll}/u.test(text.replace(/ due$/, '')) || !/\p{Lu}{5,}/u.test(text)) return text;
  const words = text.split(' ').map((word) => (/\d|^[IVX]+\W*$|^[^AEIOUY]+$/u.test(word) ? word : word.toLowerCase()));
  const lower = words.join(' ');
  return lower.charAt(0).toUpperCase() + lower.slice(1);
};

/** Removes dates, times, weights, bullets and the words that lead to them. */
export const stripDetails = (text: string): string => {
  const stripped = text
    .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/gu, '')
    .replace(times, ' ')
    .replace(share, ' ')
    .replace(relative, ' ');
  let result = brackets(stripped).replace(/\s+/gu, ' ');
  for (let before = ''; before !== result;) {
    before = result;
    result = result.replace(/^\(([^()]*)\)$/u, '$1').replace(/\s(?:on|by|at)\s*(?=[–—-]\s)/iu, ' ');
    result = result
      .replace(leadIn, '')
      .replace(remains, '')
      .replace(tail, '')
      .replace(/^["“”'‘’]+|["“”'‘’]+$/gu, '')
      .trim();
  }
  return result.replace(/\s+([,.;:)])/gu, '$1').replace(/:\s*(?=\(|due$)/giu, ' ');
};

const verb =
  /\b(?:will|must|should|shall|is|are|was|were|has|have|needs?|can|may|takes? place|held|you|your|we|students?|wird|werden|ist|sind|findet|muss|sera|seront|doit|est|sont|será|serán|debe|es|son)\b/iu;
const stop =
  /^(?:the|an?|your|our|this|that|you|we|i|to|in|on|at|by|of|for|and|or|turn|submit|hand|take|give|complete|write|initial|planned|is|are|will|must|be|have|has|should|der|die|das|den|ein|eine|le|la|les|un|une|el|los|las|una|there|each|every|all|with|from|as|it)$/iu;

const number = /^\s*#?\s*(?:\d{1,2}(?:\s?[-–&]\s?\d{1,2})?|[IVX]{1,4}\b)/u;

const longestPhrase = 70;

/** The event noun of a sentence with the words before it that describe it and the number after it, or its first part. */
const nounPhrase = (sentence: string): string => {
  const nouns = eventNouns(sentence);
  const [noun] = nouns;
  if (!noun) return sentence;
  const [part = ''] = sentence.split(/[,:;(]|\s[–—-]\s/u, 1);
  if (noun.start === 0 && part.length <= longestPhrase && part.length > noun.end && !verb.test(part)) return part;
  const describing: string[] = [];
  for (const word of sentence.slice(0, noun.start).trim().split(/\s+/).toReversed()) {
    if (describing.length === 4 || word === '' || stop.test(word) || /[,.;:()]$/u.test(word)) break;
    describing.unshift(word);
  }
  let { end } = noun;
  for (const next of nouns.slice(1)) {
    if (sentence.slice(end, next.start).trim() !== '') break;
    end = next.end;
  }
  const after = number.exec(sentence.slice(end))?.[0] ?? '';
  return [...describing, sentence.slice(noun.start, end)].join(' ') + after;
};

/** What is left of "(Due: Tu, 9/20)" and "is due May 16" once the date is gone, and names that a page prints twice. */
const withoutRemains = (title: string) =>
  title
    .replace(/\(\s*(?:due|deadline)?\s*:?\s*\)/giu, ' ')
    .replace(/\s+(?:is due|due dates?(?: due)?)\s*$/iu, ' due')
    .replace(/^(.{8,60})\1$/iu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();

/** A short name for the event in a clause. */
export const eventTitle = (clause: string): string => {
  const plain = stripDetails(
    clause.replace(/^(\W*)(?:asmts?|assignments?|hw|homework)?\.?\s*due\s*:\s*(.+)$/iu, '$1$2 due'),
  );
  const named =
    eventNoun.test(plain) && (verb.test(clause) || plain.length > 80) ? stripDetails(nounPhrase(plain)) : plain;
  const title = withoutRemains(withoutCapitals(named === '' ? plain : named));
  return title.charAt(0).toUpperCase() + title.slice(1);
};
