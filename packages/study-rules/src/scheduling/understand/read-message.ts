import type { Schedule } from '../../requests.ts';
import { months, nextWords, numbers, ordinals, partsOfDay, relativeDays, units, weekdays } from '../when/day-words.ts';
import { stopWords, genericWords } from '../words/stop-words.ts';
import { languageOf, phraseWords, type Language } from '../words/phrases.ts';
import { speller } from '../words/spelling.ts';
import { studyWords } from '../words/study-words.ts';
import { fold, type Token, tokenise } from '../words/tokens.ts';

/** Usual words that look like slips of others. */
const common = new Set(
  'market marked paper later latter after text next test rest best most past part data date late less form from glass math path more love mode odd even thing think there their where were here hear week weak weekly read ready real deal meal meet meat mean list lost last left lift life like line link long song some same come home house hours house mouse month mouth moth both booth tooth money monkey honey many any sand send spend speed spell small smell still skill stall start state stage store story study sturdy stuff staff class clash close clothe cloth those these this thus plan plane plant planet plate place price print point paint pain gain again against begin being bring brings string spring sprint report resort retort record reword reward regard order other mother brother another apple apply reply replay display player prayer tray train brain grain drain rain main mail fail fall fill full feel fell tell tall talk walk work word world would could should shoulder bold cold gold hold told sold fold food good goods mood wood book look cook hook took tool pool cool school scroll solve resolve revolve involve include exclude friend fried tried dried cried marks parks sharks forms farms charms final finally finale tutor tutors actor factor doctor sector vector lecture picture mixture texture posture answer questions question section action fraction friction fiction diction nation station ration ratio radio studio music topic logic magic basic public print'.split(
    ' ',
  ),
);

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
  ].filter((word) => word.length > 3),
);

/** A message in words, its misspelt words corrected. */
export interface Message {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
}

const slang: ReadonlyMap<string, string> = new Map(
  'hav have|hv have|wen when|whn when|wht what|wat what|wats whats|dat that|da the|ur your|w with|n and|sumthing something|sth something|smth something|chnge change|chng change|mov move|ad add|dlt delete|dele delete|cancl cancel|tht that|tday today|abt about|becuz because|nd and|thru through|2nite tonight|any1 anyone|l8r later|4get forget|q que|xq porque|pa para|xfa porfa|tmb tambien|qd quand|pr pour|bcp beaucoup|rdv rdv|wg wegen|evtl vielleicht'
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

const wordsIn = (text: string) => fold(text).match(/\p{L}{4,}/gu) ?? [];

/** Reads a message; words are corrected by what the assistant understands and by the student's own classes and titles. */
export const readMessage = (text: string, { classes, tasks, events }: Schedule): Message => {
  const own = [...classes.map(({ name }) => name), ...[...tasks, ...events].slice(0, 500).map(({ title }) => title)];
  const correct = speller(new Set([...vocabulary, ...own.flatMap(wordsIn)]), common);
  const tokens = tokenise(text).map((token, at, all) => {
    if (isFor(all, at)) return { ...token, word: 'for', text: 'for' };
    if (token.text.startsWith('"') || token.text.startsWith('“')) return token;
    const word = slang.get(token.word) ?? correct(token.word);
    return word === token.word ? token : { ...token, word, text: word };
  });
  return { text, tokens, language: languageOf(tokens) };
};
