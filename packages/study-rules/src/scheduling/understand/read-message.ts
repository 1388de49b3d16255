import type { Schedule } from '../../requests.ts';
import { relativeDays, months, weekdays } from '../when/day-words.ts';
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
  [...phraseWords, ...studyWords, ...stopWords, ...genericWords, ...weekdays.keys(), ...months.keys(), ...relativeDays.keys(), 'afternoon', 'morning', 'evening', 'midnight', 'priority', 'important', 'calendar', 'weekend', 'urgent', 'practice', 'chapter', 'studying', 'groceries', 'syllabus', 'document', 'documents', 'discussion', 'textbook', 'professor', 'minutes', 'kalender', 'calendario', 'calendrier'].filter((word) => word.length > 3),
);

/** A message in words, its misspelt words corrected. */
export interface Message {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
}

const wordsIn = (text: string) => fold(text).match(/\p{L}{4,}/gu) ?? [];

/** Reads a message; words are corrected by what the assistant understands and by the student's own classes and titles. */
export const readMessage = (text: string, { classes, tasks, events }: Schedule): Message => {
  const own = [...classes.map(({ name }) => name), ...[...tasks, ...events].slice(0, 500).map(({ title }) => title)];
  const correct = speller(new Set([...vocabulary, ...own.flatMap(wordsIn)]), common);
  const tokens = tokenise(text).map((token) => {
    if (token.text.startsWith('"') || token.text.startsWith('“')) return token;
    const word = correct(token.word);
    return word === token.word ? token : { ...token, word, text: word };
  });
  return { text, tokens, language: languageOf(tokens) };
};
