import type { EventType } from '@hub/contracts';
import { refuses } from '../events/refuse.ts';
import { bare, titleOf } from '../events/title.ts';
import { typeOf } from '../events/type.ts';
import { dueWord } from '../events/words.ts';

/** Where a text stands: what a column is for says how much its words mean. */
export type Place = 'prose' | 'topic' | 'reading' | 'due' | 'notes';

export interface Named {
  readonly title: string;
  readonly type: EventType;
}

const numbered = /(?:#\s?\d|\b\d{1,2}\b|\b\p{L}+\d+\b|\b(?:first|second|third|final|1st|2nd|3rd|primer|segundo|premier|erste[rs]?|zweite[rs]?)\b|°)/iu;
const shown = /\b(?:presentations?|présentations?|presentaci[oó]n|exposici[oó]n|präsentation|referat|defen[sc]e)/iu;
const looseTest = /(?<![\p{L}])tests?(?!\p{L})/iu;

/** Enough to be an event of its own? "Chi-square tests" in a column of topics is not. */
const isStrong = (text: string, type: EventType) => {
  if (dueWord.test(text) || type === 'other' || type === 'lecture') return true;
  const short = text.split(/\s+/).length <= 4;
  if (type === 'exam') return !looseTest.test(text) || numbered.test(text) || /^(?:\w+ )?tests?$/iu.test(text);
  return type === 'quiz' || numbered.test(text) || shown.test(text) || short;
};

const empty = /^(?:[\s.…–—-]*|n\/?a|none|tb[ad])$/i;

/** The event that a text names at its place; undefined when it names none. */
export const nameOf = (text: string, place: Place): Named | undefined => {
  const plain = bare(text);
  if (empty.test(plain) || refuses(text)) return undefined;
  const type = typeOf(plain) ?? typeOf(text);
  if (type === undefined) {
    return place === 'due' && plain.length > 2 ? { title: titleOf(text), type: 'assignment' } : undefined;
  }
  if (place === 'topic' && !isStrong(plain, type)) return undefined;
  if (place === 'reading' && !dueWord.test(text) && type !== 'exam' && type !== 'other') return undefined;
  if (place === 'notes' && !dueWord.test(text) && type !== 'other') return undefined;
  const title = titleOf(text);
  return title.length > 1 ? { title, type } : undefined;
};
