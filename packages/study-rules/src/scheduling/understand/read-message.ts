import { frequencyOf } from '../../language/word-vectors.ts';
import type { Schedule } from '../../requests.ts';
import { weekdays } from '../../dates/weekday-words.ts';
import { months, nextWords, numbers, ordinals, partsOfDay, relativeDays, units } from '../when/day-words.ts';
import { doingWord } from '../words/doing-words.ts';
import { stopWords, genericWords } from '../words/stop-words.ts';
import { languageOf, phraseWords, type Language } from '../words/phrases.ts';
import { speller } from '../words/spelling.ts';
import { studyWords } from '../words/study-words.ts';
import { fold, isQuoted, type Token, tokenise } from '../words/tokens.ts';

/** Zipf: a word that is used as often as this is meant as it is written, whatever it looks like. */
const usual = 3.1;
const isUsual = (word: string) => (frequencyOf(word) ?? 0) >= usual;

const vocabulary = new Set(
  [
    ...phraseWords,
    ...studyWords,
    ...stopWords,
    ...genericWords,
    ...weekdays.keys(),
    ...months.keys(),
    ...relativeDays.keys(),
    ...partsOfDay.keys(),
    ...numbers.keys(),
    ...ordinals.keys(),
    ...units.keys(),
    ...nextWords,
    'afternoon',
    'morning',
    'evening',
    'midnight',
    'priority',
    'important',
    'calendar',
    'weekend',
    'urgent',
    'practice',
    'chapter',
    'studying',
    'groceries',
    'syllabus',
    'document',
    'documents',
    'discussion',
    'textbook',
    'professor',
    'minutes',
    'kalender',
    'calendario',
    'calendrier',
    'tutoria',
    'tutorias',
    'tutora',
  ].filter((word) => word.length > 3),
);

/** A message in words, its misspelt words corrected. */
export interface Message {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
}

const slang: ReadonlyMap<string, string> = new Map(
  '-> to|→ to|=> to|b4 before|sry sorry|wich which|anythin anything|hav have|hv have|w/ with|wen when|whn when|wht what|wat what|wats whats|dat that|da the|ur your|w with|n and|sumthing something|sth something|smth something|chnge change|chng change|mov move|ad add|dlt delete|dele delete|cancl cancel|canceld cancelled|cancled cancelled|cancelld cancelled|tht that|tday today|abt about|becuz because|nd and|thru through|2nite tonight|any1 anyone|l8r later|4get forget|q que|xq porque|pa para|xfa porfa|tmb tambien|qd quand|pr pour|bcp beaucoup|rdv rdv|wg wegen|evtl vielleicht'
    .split('|')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
);
const asFor = /^(?:study|read|prep|prepare|register|sign|pay|review|cram|studying|studied)$/u;

/** "study 4 the midterm". */
const isFor = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === '4' &&
  asFor.test(tokens[at - 1]?.word ?? '') &&
  /^\p{L}{2,}/u.test(tokens[at + 1]?.text ?? '') &&
  !/^(?:am|pm|and|by|on|due|for|is|to|from|hours?|hrs?|days?|weeks?|minutes?|mins?|chapters?|pages?)$/u.test(
    tokens[at + 1]?.word ?? '',
  );

const beforeTo = /^(?:need|have|want|got|going|supposed)$/u;
const beforeTarget = /^(?:moved?|pushed?|rescheduled?|changed?|switched|bumped|shifted|extended)$/u;

/** "need 2 start", "moved 2 oct 16". */
const isTo = (tokens: readonly Token[], at: number): boolean => {
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  const isTarget = months.has(next) || weekdays.has(next) || relativeDays.has(next);
  return (
    tokens[at]?.text === '2' &&
    ((beforeTarget.test(before) && isTarget) || (beforeTo.test(before) && doingWord.test(next)))
  );
};

/** "reeds r ordered". */
const isAre = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && tokens[at]?.text === 'r' && /^(?:\p{L}{2,}ed|done|due|sent|paid)$/u.test(tokens[at + 1]?.word ?? '');

/** "m/w/f": no "with". */
const isDayLetter = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'w' &&
  (tokens[at - 1]?.text === '/' || tokens[at + 1]?.text === '/') &&
  /^[mtwrf]h?$/u.test(tokens[tokens[at - 1]?.text === '/' ? at - 2 : at + 2]?.word ?? '');

const wordsIn = (text: string) => fold(text).match(/\p{L}{4,}/gu) ?? [];

/** Reads a message; words are corrected by what the assistant understands and by the student's own classes and titles. */
export const readMessage = (text: string, { classes, tasks, events }: Schedule): Message => {
  const own = [...classes.map(({ name }) => name), ...[...tasks, ...events].slice(0, 500).map(({ title }) => title)];
  const correct = speller(new Set([...vocabulary, ...own.flatMap(wordsIn)]), isUsual);
  const tokens = tokenise(text).map((token, at, all) => {
    if (isTo(all, at)) return { ...token, word: 'to', text: 'to' };
    if (isAre(all, at)) return { ...token, word: 'are', text: 'are' };
    if (isFor(all, at)) return { ...token, word: 'for', text: 'for' };
    if (isQuoted(token)) return token;
    const word = isDayLetter(all, at) ? token.word : (slang.get(token.word) ?? correct(token.word));
    // an ending is grammar, not a slip: titles keep it
    const isEnding = token.word.startsWith(word) && word.length > 4;
    return word === token.word ? token : { ...token, word, text: isEnding ? token.text : word };
  });
  return { text, tokens, language: languageOf(tokens) };
};
