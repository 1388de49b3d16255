import { weekdays } from '../../dates/weekday-words.ts';
import { joiners, type Lead, leads } from './day-words.ts';
import { anchoredDay } from './find-anchored-days.ts';
import { countedDay, endOf, weekdayOfMonth } from './find-counted-days.ts';
import {
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
import { monthSpan, recurrence, shift, spanOfDays, times } from './find-ranges.ts';
import { bareClock, clockTime, partOfDay } from './find-times.ts';
import type { WhenSpan } from './when.ts';

const finders: readonly ((text: Text, at: number) => Found | undefined)[] = [
  isoDay,
  weekdayOfMonth,
  anchoredDay,
  recurrence,
  times,
  endOf,
  spanOfDays,
  countedDay,
  slashDay,
  relativeDay,
  namedWeekday,
  clockTime,
  monthDay,
  monthlessDay,
  bareClock,
  partOfDay,
  monthSpan,
  shift,
];

const dueWords = /^(?:due|fallig|dated|happening|taking|starting|scheduled|abgabe|deadline|vence|now)$/u;
const articles = /^(?:the|el|la|le|den|dem|der|die|las|los|les|this|du|de|for|like|around|about|:)$/u;

/** The words right before a date that belong to it, and what they make of it. */
const leadBefore = (text: Text, first: number): { readonly lead: number; readonly how: Lead | undefined } => {
  let lead = first;
  if (
    articles.test(wordAt(text, lead - 1)) &&
    (leads.has(wordAt(text, lead - 2)) || dueWords.test(wordAt(text, lead - 2)))
  )
    lead -= 1;
  const how = leads.get(wordAt(text, lead - 1));
  const own = how !== undefined ? lead - 1 : lead;
  const isVerb = (at: number) =>
    /^(?:is|are|ist|es|est|s)$/u.test(wordAt(text, at)) &&
    !/^(?:when|what|which|wann|cuando|quand)$/u.test(wordAt(text, at - 1));
  const first2 = how === 'until' && leads.has(wordAt(text, own - 1)) ? own - 1 : own;
  const due = dueWords.test(wordAt(text, first2 - 1)) ? first2 - 1 : first2;
  return { lead: due < first && due > 1 && isVerb(due - 1) ? due - 1 : due, how };
};

const between = /^(?:,|the|el|le|den|dem|der|\(|am)$/u;

/** "saturday the 14th", "fri dec 4": one day, named twice. */
const withoutRepeats = (text: Text, spans: readonly WhenSpan[]): WhenSpan[] => {
  const all: WhenSpan[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    const gap = before ? text.tokens.slice(before.last, span.first).map(({ word }) => word) : [];
    const isOne =
      before?.when.kind === 'day' &&
      span.when.kind === 'day' &&
      !before.when.fixed &&
      weekdays.has(text.tokens[before.last - 1]?.word ?? '') &&
      !weekdays.has(text.tokens[span.first]?.word ?? '');
    if (before && isOne && gap.length <= 2 && gap.every((word) => between.test(word)))
      all[all.length - 1] = { ...span, first: before.first, lead: before.lead, how: before.how };
    else all.push(span);
  }
  return all;
};

const negations = /^(?:not|isnt|nicht|pas|no|arent|wasnt|than|sondern)$/u;

/** Two days with "to" between them are a range, if the first follows "from" or "between" or they are joined by a dash. */
const withRanges = (text: Text, spans: readonly WhenSpan[]): WhenSpan[] => {
  const all: WhenSpan[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    const joiner = before && wordAt(text, before.last);
    const adjacent =
      before !== undefined &&
      (span.first === before.last + 1 || (span.first === before.last + 2 && span.lead <= before.last));
    const isDated = before?.when.kind === 'day' && before.when.fixed && span.when.kind === 'day' && span.when.fixed;
    const opened = before?.how === 'from' || before?.how === 'between' || joiner === '-' || joiner === '–' || isDated;
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
    const lead = leadBefore(text, at);
    const insteadOf =
      wordAt(text, lead.lead - 1) === 'instead' && wordAt(text, lead.lead) === 'of'
        ? 1
        : wordAt(text, lead.lead - 1) === 'of' && wordAt(text, lead.lead - 2) === 'instead'
          ? 2
          : 0;
    // "isnt due until friday" is due then
    const denied = insteadOf > 0 || (lead.how !== 'until' && negations.test(wordAt(text, lead.lead - 1)));
    spans.push({
      first: at,
      last: at + found.length,
      when: found.when,
      ...lead,
      ...(denied ? { denied: true as const, lead: lead.lead - Math.max(1, insteadOf) } : {}),
    });
    at += found.length - 1;
  }
  return withRanges(text, withoutRepeats(text, spans));
};
