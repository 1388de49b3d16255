import type { TableRow } from '@hub/contracts';
import { nextWeekday } from '../../dates/calendar.ts';
import { timeOfDay } from '../../events/time-of-day.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { isOnlyDate } from './read-clauses.ts';
import { type Column, isHandOut } from './table-columns.ts';
import { readLines } from './read-lines.ts';
import type { Anchor, Candidate, Scope } from './scope.ts';

const linesOf = (cell: string) =>
  cell
    .replace(/:\n/gu, ': ')
    .split('\n')
    .filter((line) => line.trim() !== '');

interface DateCell {
  readonly index: number;
  readonly anchor: Anchor | undefined;
  /** The rest of the cell, such as a week number or a topic. */
  readonly label: string;
  readonly text: string;
}

const dateCell = (cell: string, labelled: boolean, scope: Scope): Omit<DateCell, 'index'> | undefined => {
  const lines = linesOf(cell);
  const dated = lines.filter((line) => scope.mentions(line).length > 0);
  const [line] = dated;
  if (line === undefined || dated.length > 1 || (lines.length > 1 && !labelled)) return undefined;
  const mentions = scope.mentions(line);
  const [mention] = mentions;
  const leading = mention?.start === 0 && eventTypeOf(line.slice(mention.end)) === undefined;
  const brief = line.length < 45 && mentions.length === 1 && (labelled || leading);
  if (!mention || !(isOnlyDate(line, mentions) || brief)) return undefined;
  const own = line.slice(0, mention.start) + line.slice(mention.end);
  const label = lines
    .map((other) => (other === line ? own : other))
    .join(' ')
    .trim();
  const anchor = scope.anchor(joinMentions(mentions));
  const timed = anchor && { ...anchor, time: timeOfDay(cell) };
  return { anchor: timed, label, text: lines.join(' ') };
};

/** The cells that give a row its date: those with little more than a date; if there is a due date, only that. */
export const dateCellsOf = (row: TableRow, columns: readonly Column[], scope: Scope): DateCell[] => {
  const cells = row.flatMap((cell, index): DateCell[] => {
    const column = columns[index];
    if (column && isHandOut(column)) return [];
    const found = dateCell(cell, column?.place === 'date' || index === 0, scope);
    return found ? [{ index, ...found }] : [];
  });
  const due = cells.filter(({ index }) => columns[index]?.place === 'due');
  const dates = cells.filter(({ index }) => columns[index]?.place === 'date');
  return due.length > 0 ? due : dates.length > 0 ? dates : cells;
};

/** "Lecture 3 | Mon, Sep 7 | Homework 1 | Fri, Sep 11": each date follows its thing. */
const followsThing = (dates: readonly { readonly index: number }[], width: number) =>
  dates.length > 1 && dates.every(({ index }, at) => index === 2 * at + 1) && dates.at(-1)?.index === width - 1;

/** With two schedules next to each other, a cell belongs to the date on its left, or to that on its right if all do. */
export const datedBy = <Date extends { readonly index: number }>(
  dates: readonly Date[],
  { index, width }: { index: number; width: number },
): Date | undefined =>
  followsThing(dates, width)
    ? dates.find((date) => date.index > index)
    : (dates.findLast((date) => date.index < index) ?? dates[0]);

const joinMentions = (mentions: ReturnType<Scope['mentions']>) => {
  const [first] = mentions;
  if (!first) throw new Error('a date cell has a date');
  return { ...first, days: mentions.flatMap((mention) => mention.days) };
};

const shifted = (anchor: Anchor | undefined, weekday: number | undefined): Anchor | undefined => {
  const [first] = anchor?.days ?? [];
  if (!anchor || first === undefined || weekday === undefined) return anchor;
  return { ...anchor, days: [nextWeekday(first, weekday)], range: false };
};

const plainWeek = /^[\s#\d().,:–—-]*(?:week|wk|woche|semaine|semana|cours|class|lecture)?[\s#\d().,:–—-]*$/iu;

const withLabel = (found: readonly Candidate[], label: string): Candidate[] =>
  found.map((one) => {
    const vague =
      one.type === 'other' &&
      /^no \w+$/i.test(one.title) &&
      !plainWeek.test(label) &&
      /\p{L}{3}/u.test(label) &&
      label.length < 60;
    return vague ? { ...one, title: `${label.replace(/[():,.\s]+$/gu, '')}: ${one.title.toLowerCase()}` } : one;
  });

/** The column to the left of a date is the name of the event, not the topic of a day. */
const placeOf = (column: Column | undefined, beforeDate: boolean) => {
  if (column?.place === 'topic' && beforeDate) return 'label';
  return column?.place === 'date' ? 'topic' : column?.place;
};

/** The events of a row: its cells with the date of the row, or with their own date. */
const readRow = (row: TableRow, columns: readonly Column[], context: { scope: Scope; above: Anchor | undefined }) => {
  const { scope, above } = context;
  const dates = dateCellsOf(row, columns, scope);
  const [dated] = dates;
  const dateColumns = columns.flatMap(({ place }, index) => (place === 'date' ? [index] : []));
  const continues =
    dated === undefined && dateColumns.length > 0 && dateColumns.every((index) => (row[index] ?? '').trim() === '');
  const anchor = dated ? dates.at(-1)?.anchor : continues ? above : undefined;
  const anchorAt = (index: number) => (dated ? datedBy(dates, { index, width: row.length })?.anchor : anchor);
  // next to a due date, the first other column names the event
  const what =
    dated && columns[dated.index]?.place === 'due' ? columns.findIndex(({ place }) => place === 'topic') : -1;
  const read = (index: number) => {
    const column = columns[index];
    const place = index === what ? 'due' : placeOf(column, dated !== undefined && index < dated.index);
    if (dates.some((cell) => cell.index === index) || place === undefined || place === 'ignore') return [];
    return readLines(linesOf(row[index] ?? ''), scope, { place, anchor: shifted(anchorAt(index), column?.weekday) });
  };
  const cells = row.map((_, index) => index);
  const found = cells.filter((index) => columns[index]?.place !== 'notes').flatMap(read);
  const notes = cells.filter((index) => columns[index]?.place === 'notes').flatMap(read);
  const all = [...found, ...notes];
  const label = dated?.label ?? '';
  const own =
    all.length > 0 || plainWeek.test(label)
      ? []
      : readLines([label], scope, { place: 'topic', anchor: dated?.anchor, quote: dated?.text });
  return { anchor, found: [...withLabel(all, label), ...own] };
};

export const readTable = (rows: readonly TableRow[], columns: readonly Column[], scope: Scope): Candidate[] => {
  const found: Candidate[] = [];
  let above: Anchor | undefined;
  for (const row of rows) {
    const result = readRow(row, columns, { scope, above });
    above = result.anchor;
    found.push(...result.found);
  }
  return found;
};
