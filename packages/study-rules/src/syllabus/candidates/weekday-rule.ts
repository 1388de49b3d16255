import { blockText, type Page } from '@hub/contracts';
import { clausesOf } from '../../events/clauses.ts';
import { dueWord } from '../../events/event-words.ts';
import { isNonEvent } from '../../events/non-events.ts';
import { timeOfDay } from '../../events/time-of-day.ts';
import { namingWords } from '../decision/graded-work.ts';
import { type Scope, weekdaysOf } from '../readers/scope.ts';
import { exception, isOfKind, kindsOf, meeting } from './relative-rule.ts';
import { plain } from './things-on.ts';

/** "Problem sets are due on Fridays": the weekday of one kind of thing, in each of its weeks. */
export interface WeekdayRule {
  readonly weekday: number;
  readonly time: string | null;
  /** As written. */
  readonly sentence: string;
  /** Whether a text names a thing of this kind. */
  readonly names: (text: string) => boolean;
}

/** In characters. */
const [longestSentence, longestName, longestDay] = [260, 40, 40];
/** In lines: below "Assignment | Due" each line gives a weekday. */
const nearby = 6;
const mostRules = 12;

const until =
  /(?<!\p{L})(?:until|till|by|bis(?: zum)?|hasta|jusqu['’]|até|entro|tot|senast|do|closes?|before)(?!\p{L})/iu;

/** "By the Tuesday of finals week" is one day. */
const oneDay = /(?<!\p{L})(?:of|in) (?:the )?(?:finals?|exams?|last|week|first)(?!\p{L})/iu;

const singular = (text: string) => text.replace(/(?<=day)s(?!\p{L})/giu, '');

/** The weekday on which something is due: the only one, or the first after the words that say so. */
const dueWeekday = (text: string): number | undefined => {
  const found = weekdaysOf(singular(text));
  const [first] = found;
  if (first === undefined || new Set(found.map(({ weekday }) => weekday)).size === 1) return first?.weekday;
  const at = [until, dueWord].map((pattern) => pattern.exec(text)?.index ?? -1).find((index) => index >= 0);
  return at === undefined || found.length > 3 ? undefined : found.find(({ start }) => start > at)?.weekday;
};

const inSentence = (sentence: string): WeekdayRule | undefined => {
  if (sentence.length > longestSentence || !(dueWord.test(sentence) || until.test(sentence))) return undefined;
  if ([meeting, exception, oneDay].some((pattern) => pattern.test(sentence))) return undefined;
  const weekday = dueWeekday(sentence);
  const kinds = [...new Set(kindsOf(sentence))].filter((kind) => !dueWord.test(kind));
  if (weekday === undefined || kinds.length === 0 || isNonEvent(sentence)) return undefined;
  return { weekday, time: timeOfDay(sentence), sentence, names: (text) => kinds.some((kind) => isOfKind(text, kind)) };
};

const small = new Set(
  'at by on before during noon midnight pm am uhr um bis until due class hrs each every the'.split(' '),
);
const wordsOf = (text: string) => {
  const [day] = weekdaysOf(singular(text));
  const rest = day ? `${text.slice(0, day.start)} ${singular(text).slice(day.end)}` : text;
  return namingWords(rest.replace(/\d+(?:[:.h]\d+)?\s?(?:[ap]\.?m\.?)?/giu, ' ')).filter(
    (word) => !small.has(word) && !dueWord.test(word),
  );
};

/** Whether a text has a weekday and nothing else but a time and words like "due by". */
export const isWeekdayOnly = (text: string): boolean =>
  text.length <= longestDay && weekdaysOf(text).length === 1 && wordsOf(text).length === 0;

const named = (name: string, day: string): WeekdayRule | undefined => {
  const words = namingWords(name);
  const [weekday] = weekdaysOf(singular(day));
  if (words.length === 0 || words.length > 4 || name.length > longestName || !weekday || meeting.test(name))
    return undefined;
  return {
    weekday: weekday.weekday,
    time: timeOfDay(day),
    sentence: plain(`${name} ${day}`),
    names: (text) => {
      const own = new Set(namingWords(text));
      return words.every((word) => own.has(word));
    },
  };
};

/** "Film responses Sunday, 10:00pm" */
const inLine = (line: string): WeekdayRule | undefined => {
  const [day] = weekdaysOf(line);
  if (!day || line.length > longestName + longestDay) return undefined;
  const [name, rest] = [line.slice(0, day.start), line.slice(day.start)];
  return isWeekdayOnly(rest) && timeOfDay(rest) !== null ? named(name.replace(/[\s:–—-]+$/u, ''), rest) : undefined;
};

/** The rules for the weekdays of a document, in its order. */
export const weekdayRules = (pages: readonly Page[], scope: Scope): WeekdayRule[] => {
  const found: WeekdayRule[] = [];
  let heard = -1;
  let line = 0;
  for (const block of pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'table')
      for (const { text } of clausesOf(plain(blockText(block)))) {
        const rule = scope.mentions(text).length === 0 ? inSentence(text) : undefined;
        if (rule) found.push(rule);
      }
    const rows = block.kind === 'table' ? block.rows : block.text.split('\n').map((text) => [text]);
    for (const row of rows) {
      line += 1;
      const cells = row.map(plain).filter((cell) => cell !== '');
      const [name = '', day] = cells;
      if (cells.length > 2 || name.length > longestName + longestDay) continue;
      const near = heard >= 0 && line - heard <= nearby;
      const rule = !near
        ? undefined
        : day === undefined
          ? inLine(name)
          : isWeekdayOnly(day)
            ? named(name, day)
            : undefined;
      if (rule) found.push(rule);
      if (rule || cells.some((cell) => cell.length <= longestName && dueWord.test(cell))) heard = line;
    }
    if (found.length >= mostRules) break;
  }
  return found.slice(0, mostRules);
};
