import { isNumber } from '../words/tokens.ts';
import { addDays, nextWeekday } from '../../dates/calendar.ts';
import { weekdays } from '../../dates/weekday-words.ts';
import { months, partsOfDay, relativeDays, units } from './day-words.ts';
import { countAt, type Found, foundDay, type Text, wordAt } from './find-days.ts';

const refers = /^(?:that|it|then|this|them|dem|das|eso|ca)$/u;
const endsHere = /^(?:|instead|please|pls|[?.!,]|to|at|um|a|y|and|i|hinzu|ein|too|also|as|auch|tambien|aussi)$/u;

interface Base {
  readonly day: string;
  readonly of: string | undefined;
  readonly length: number;
}

/** The thing from which is counted: a named one, "it", or the last one when nothing follows. */
const baseAt = (text: Text, at: number, isOpen: boolean): Base | undefined => {
  const { base: day, baseOf: of } = text;
  if (refers.test(wordAt(text, at)) && (endsHere.test(wordAt(text, at + 1)) || text.tokens[at + 1] === undefined))
    return day === undefined ? undefined : { day, of, length: 1 };
  const named = text.anchorAt?.(at);
  if (named) return named;
  return isOpen && day !== undefined ? { day, of, length: 0 } : undefined;
};

const found = ({ day, of }: Base, days: number, length: number) =>
  foundDay(addDays(day, days), length, { fixed: true, ...(of === undefined ? {} : { of }) });

const before = /^(?:before|b4|earlier|vor|vorher|davor|antes|avant|prior)$/u;
const after = /^(?:after|later|nach|danach|despues|apres)$/u;

/** "the day before", "two weeks before it", "the evening before the midterm", "the monday after that". */
const counted = (text: Text, at: number): Found | undefined => {
  let first = at;
  while (/^(?:the|a|am|den|der|el|le|la)$/u.test(wordAt(text, first)) && first < at + 2) first += 1;
  const number = wordAt(text, first) === 'couple' ? 2 : countAt(text, first);
  const unitAt = number === undefined || units.has(wordAt(text, first)) ? first : first + 1;
  const name = wordAt(text, unitAt);
  const unit = partsOfDay.has(name) ? 'day' : units.get(name);
  const weekday = weekdays.get(name);
  const where = wordAt(text, unitAt + 1);
  const sign = before.test(where) ? -1 : after.test(where) ? 1 : 0;
  if (sign === 0 || (unit === undefined && weekday === undefined)) return undefined;
  const isDefinite = first > at;
  // "tue after 4" is a time on Tuesday
  if (weekday !== undefined && sign > 0 && !isDefinite && isNumber(text.tokens[unitAt + 2])) return undefined;
  const from = unitAt + 2 + (/^(?:de|to)$/u.test(wordAt(text, unitAt + 2)) ? 1 : 0);
  const isWhole =
    /^(?:davor|danach|vorher)$/u.test(where) || endsHere.test(wordAt(text, from)) || isNumber(text.tokens[from]);
  const isCounted =
    (number !== undefined || /^(?:day|night|evening|morning|week)$/u.test(name)) &&
    /^(?:before|b4|prior|davor|vorher|antes|avant)$/u.test(where);
  const base = baseAt(text, from, (isDefinite || isCounted || /^(?:davor|danach)$/u.test(where)) && isWhole);
  // "a day later" shifts a thing, "the day later" and "a day after that" name a day
  const isShift = /^(?:earlier|later)$/u.test(where) && base?.length === 0 && wordAt(text, at) !== 'the';
  if (!base || isShift) return undefined;
  const length = from - at + base.length;
  if (weekday !== undefined) {
    const day = sign > 0 ? nextWeekday(addDays(base.day, 1), weekday) : nextWeekday(addDays(base.day, -7), weekday);
    return found({ ...base, day }, 0, length);
  }
  const days = unit === 'day' ? 1 : unit === 'week' ? 7 : unit === 'month' ? 30 : 0;
  return days === 0 ? undefined : found(base, sign * days * (number ?? 1), length);
};

/** "la veille", "le lendemain", "la víspera". */
const neighbour = (text: Text, at: number): Found | undefined => {
  const article = /^(?:la|le)$/u.test(wordAt(text, at)) ? 1 : 0;
  const name = wordAt(text, at + article);
  const days = /^(?:veille|vispera)$/u.test(name) ? -1 : name === 'lendemain' ? 1 : 0;
  if (days === 0) return undefined;
  const of = /^(?:de|du|d)$/u.test(wordAt(text, at + article + 1)) ? 1 : 0;
  const base = baseAt(text, at + article + 1 + of, true);
  return base && found(base, days, article + 1 + (base.length > 0 ? of + base.length : 0));
};

/** "put lunch there", "brunch at 11 then", "that day": the day that was spoken of. */
const spokenOf = (text: Text, at: number): Found | undefined => {
  const { tokens, base } = text;
  if (base === undefined) return undefined;
  const isDated = tokens.some(({ word }) => weekdays.has(word) || months.has(word) || relativeDays.has(word));
  if (isDated) return undefined;
  const [word, next] = [wordAt(text, at), wordAt(text, at + 1)];
  if (/^(?:that|same)$/u.test(word) && (units.get(next) === 'day' || partsOfDay.has(next)))
    return foundDay(base, 2, { fixed: true });
  const isThere =
    word === 'there' && at > 1 && !/^(?:is|are|be|go|get|was)$/u.test(wordAt(text, at - 1)) && next !== 'is';
  const isThen =
    word === 'then' &&
    at > 1 &&
    tokens[at + 1] === undefined &&
    !/^(?:until|till|til|by|since)$/u.test(wordAt(text, at - 1));
  return isThere || isThen ? foundDay(base, 1, { fixed: true }) : undefined;
};

const directly = /^(?:right|straight|directly|immediately|direkt|gleich|justo|juste|just)$/u;

/** "right after it", "direkt danach": on the day of what was spoken of. */
const rightAfter = (text: Text, at: number): Found | undefined => {
  const where = wordAt(text, at + 1);
  if (!directly.test(wordAt(text, at)) || !(before.test(where) || after.test(where))) return undefined;
  const base = baseAt(text, at + 2, true);
  const isWhole = base !== undefined && (base.length > 0 || (after.test(where) && endsHere.test(wordAt(text, at + 2))));
  return isWhole ? found(base, 0, 2 + base.length) : undefined;
};

/** Days that are counted from a thing on the schedule, or from the day that was spoken of. */
export const anchoredDay = (text: Text, at: number): Found | undefined =>
  counted(text, at) ?? rightAfter(text, at) ?? neighbour(text, at) ?? spokenOf(text, at);
