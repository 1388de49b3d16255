import type { TermChoice } from '@hub/contracts';
import { addDays, daysBetween, weekdayOf, yearOf } from './calendar.ts';
import type { DateMention } from './date-mention.ts';
import { resolveNear } from './date-window.ts';
import { type DateWindow, namedTerm } from './named-term.ts';

/** In days: an upload so long before the first date, or after the last, is of this term. */
const before = 100;
const after = 30;

const monthOf = (day: string) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const labelOf = (first: string, last: string) => {
  const [from, to] = [monthOf(first), monthOf(last)];
  const [start, end] = [yearOf(first), yearOf(last)];
  if (start !== end) return `${from} ${start} – ${to} ${end}`;
  return from === to ? `${from} ${end}` : `${from} – ${to} ${end}`;
};

const isYearKnown = (text: string, mentions: readonly DateMention[], uploadedOn: string) =>
  namedTerm(text, uploadedOn) !== undefined || mentions.some(({ days }) => days.some(({ year }) => year !== undefined));

/** Whether the weekdays next to dates fit the term: they are those of only one year in five or six. */
const isYearVoted = (mentions: readonly DateMention[], window: DateWindow) => {
  const votes = mentions.flatMap(({ days: [date], weekday }) => {
    const day = date && weekday !== undefined ? resolveNear(date, window) : undefined;
    return day === undefined ? [] : [weekdayOf(day) === weekday];
  });
  return votes.length >= 2 && votes.filter(Boolean).length >= votes.length * 0.7;
};

/**
 * The terms to ask the student about: none when the text or its weekdays tell the year, or when the upload is close to
 * one of them; otherwise the last one before the upload and the next one.
 */
export const termChoices = (
  { text, mentions, window }: { text: string; mentions: readonly DateMention[]; window: DateWindow },
  uploadedOn: string,
): TermChoice[] => {
  const days = mentions.flatMap((mention) => mention.days.flatMap((day) => resolveNear(day, window) ?? [])).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || isYearKnown(text, mentions, uploadedOn) || isYearVoted(mentions, window))
    return [];
  const move = (day: string, years: number) => `${yearOf(day) + years}${day.slice(4)}`;
  const terms = [-2, -1, 0, 1, 2].map((years) => ({ first: move(first, years), last: move(last, years) }));
  const isNear = (term: DateWindow) =>
    uploadedOn >= addDays(term.first, -before) && uploadedOn <= addDays(term.last, after);
  if (terms.some(isNear) || daysBetween(first, last) > 330) return [];
  const past = terms.findLast((term) => term.last < uploadedOn);
  const next = terms.find((term) => term.first > uploadedOn);
  return [past, next].flatMap((term) => (term ? [{ label: labelOf(term.first, term.last), ...term }] : []));
};
