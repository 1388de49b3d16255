import { joiners, type Lead, leads } from './day-words.ts';
import {
  countedDay,
  endOf,
  type Found,
  isoDay,
  monthDay,
  monthlessDay,
  namedWeekday,
  relativeDay,
  slashDay,
  type Text,
  wordAt,
} from './find-days.ts';
import { monthSpan, recurrence, shift, spanOfDays } from './find-ranges.ts';
import { clockTime, partOfDay } from './find-times.ts';
import type { WhenSpan } from './when.ts';

const finders: readonly ((text: Text, at: number) => Found | undefined)[] = [
  isoDay,
  recurrence,
  endOf,
  spanOfDays,
  countedDay,
  slashDay,
  relativeDay,
  namedWeekday,
  clockTime,
  monthDay,
  monthlessDay,
  partOfDay,
  monthSpan,
  shift,
];

const dueWords = /^(?:due|fallig|dated|happening|taking|starting|scheduled|abgabe|deadline|vence|now)$/u;
const articles = /^(?:the|el|la|le|den|dem|der|die|las|los|les|this|du|de|for|like|around|about|:)$/u;

/** The words right before a date that belong to it, and what they make of it. */
const leadBefore = (text: Text, first: number): { readonly lead: number; readonly how: Lead | undefined } => {
  let lead = first;
  if (articles.test(wordAt(text, lead - 1)) && (leads.has(wordAt(text, lead - 2)) || dueWords.test(wordAt(text, lead - 2)))) lead -= 1;
  const how = leads.get(wordAt(text, lead - 1));
  const own = how !== undefined ? lead - 1 : lead;
  const first2 = how === 'until' && leads.has(wordAt(text, own - 1)) ? own - 1 : own;
  return { lead: dueWords.test(wordAt(text, first2 - 1)) ? first2 - 1 : first2, how };
};

/** Two days with "to" between them are a range, if the first follows "from" or "between" or they are joined by a dash. */
const withRanges = (text: Text, spans: readonly WhenSpan[]): WhenSpan[] => {
  const all: WhenSpan[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    const joiner = before && wordAt(text, before.last);
    const adjacent = before !== undefined && (span.first === before.last + 1 || (span.first === before.last + 2 && span.lead <= before.last));
    const opened = before?.how === 'from' || before?.how === 'between' || joiner === '-' || joiner === '–';
    if (
      before?.when.kind === 'day' &&
      span.when.kind === 'day' &&
      adjacent &&
      opened &&
      joiners.has(joiner ?? '') &&
      span.when.day > before.when.day
    ) {
      all[all.length - 1] = {
        ...before,
        last: span.last,
        when: { kind: 'range', from: before.when.day, to: span.when.day, label: '' },
      };
    } else all.push(span);
  }
  return all;
};

/** The days, times, ranges, shifts and recurrences of a message, in text order. */
export const findWhen = (text: Text): WhenSpan[] => {
  const spans: WhenSpan[] = [];
  for (let at = 0; at < text.tokens.length; at += 1) {
    const found = finders.map((find) => find(text, at)).find((each) => each !== undefined);
    if (!found) continue;
    spans.push({ first: at, last: at + found.length, when: found.when, ...leadBefore(text, at) });
    at += found.length - 1;
  }
  return withRanges(text, spans);
};
