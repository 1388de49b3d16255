import type { Row } from '../../../text/blocks.ts';
import { nextWeekday } from '../dates/calendar.ts';
import { isOnlyDate } from './clause.ts';
import type { Column } from './columns.ts';
import { readLines } from './lines.ts';
import type { Anchor, Candidate, Scope } from './scope.ts';

const linesOf = (cell: string) => cell.replace(/:\n/gu, ': ').split('\n').filter((line) => line.trim() !== '');

interface DateCell {
  readonly index: number;
  readonly anchor: Anchor | undefined;
  /** What else stands in the cell: a week's number, its subject. */
  readonly label: string;
  readonly text: string;
}

/** The cell that dates its row: one whose first or second line is hardly more than a date. */
export const dateCellOf = (row: Row, columns: readonly Column[], scope: Scope): DateCell | undefined => {
  const order = row.map((_, index) => index).sort((a, b) => Number(columns[b]?.place === 'date') - Number(columns[a]?.place === 'date') || a - b);
  for (const index of order) {
    const lines = linesOf(row[index] ?? '');
    const dated = lines.filter((line) => scope.mentions(line).length > 0);
    const [line] = dated;
    if (line === undefined || dated.length > 1) continue;
    const mentions = scope.mentions(line);
    const [mention] = mentions;
    const labelled = columns[index]?.place === 'date' || index === 0;
    if (!mention || !(isOnlyDate(line, mentions) || (labelled && line.length < 45 && mentions.length === 1))) continue;
    if (lines.length > 1 && !labelled) continue;
    const own = line.slice(0, mention.start) + line.slice(mention.end);
    const label = lines.map((other) => (other === line ? own : other)).join(' ').trim();
    return { index, anchor: scope.anchor(joinMentions(mentions)), label, text: lines.join(' ') };
  }
  return undefined;
};

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
    const vague = one.type === 'other' && /^no \w+$/i.test(one.title) && !plainWeek.test(label) && label.length < 60;
    return vague ? { ...one, title: `${label.replace(/[():,.\s]+$/gu, '')}: ${one.title.toLowerCase()}` } : one;
  });

/** The events of a row: those of its own cells by the row's date, or by a date of their own. */
const readRow = (row: Row, columns: readonly Column[], context: { scope: Scope; above: Anchor | undefined }) => {
  const { scope, above } = context;
  const dated = dateCellOf(row, columns, scope);
  const dateColumns = columns.flatMap(({ place }, index) => (place === 'date' ? [index] : []));
  const continues = dated === undefined && dateColumns.length > 0 && dateColumns.every((index) => (row[index] ?? '').trim() === '');
  const anchor = dated ? dated.anchor : continues ? above : undefined;
  const read = (index: number) => {
    const column = columns[index];
    const place = column?.place === 'date' ? 'topic' : column?.place;
    if (index === dated?.index || place === undefined || place === 'ignore') return [];
    return readLines(linesOf(row[index] ?? ''), scope, { place, anchor: shifted(anchor, column?.weekday) });
  };
  const cells = row.map((_, index) => index);
  const found = cells.filter((index) => columns[index]?.place !== 'notes').flatMap(read);
  const notes = cells.filter((index) => columns[index]?.place === 'notes').flatMap(read);
  const all = [...found, ...notes];
  const label = dated?.label ?? '';
  const own = all.length > 0 || plainWeek.test(label) ? [] : readLines([label], scope, { place: 'topic', anchor, quote: dated?.text });
  return { anchor, found: [...withLabel(all, label), ...own] };
};

export const readTable = (rows: readonly Row[], columns: readonly Column[], scope: Scope): Candidate[] => {
  const found: Candidate[] = [];
  let above: Anchor | undefined;
  for (const row of rows) {
    const result = readRow(row, columns, { scope, above });
    above = result.anchor;
    found.push(...result.found);
  }
  return found;
};
