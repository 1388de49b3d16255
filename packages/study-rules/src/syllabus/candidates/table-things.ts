import type { TableRow } from '@hub/contracts';
import { withoutDates } from '../../dates/without-dates.ts';
import { clausesOf } from '../../events/clauses.ts';
import { datedBy, dateCellsOf } from '../readers/read-table.ts';
import type { Scope } from '../readers/scope.ts';
import type { Column } from '../readers/table-columns.ts';
import type { DatedThing, Place, Way } from './dated-thing.ts';
import { dateOfAnchor, dateOfMention, dateOfWeek, type KnownDate, onWeekday } from './known-date.ts';
import { type ColumnDate, dateAbove, dateRow } from './date-row.ts';
import { LineReader } from './line-reader.ts';
import { alignedRows } from './aligned-rows.ts';
import { monthGrid } from './month-grid.ts';
import { isNameless } from './segments.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { plain, thingsOn } from './things-on.ts';

interface RowDate {
  readonly date: KnownDate;
  readonly way: Way;
  readonly distance: number;
}

const longestName = 160;

const linesOf = (cell: string) =>
  cell
    .replace(/:\n/gu, ': ')
    .split('\n')
    .filter((line) => line.trim() !== '');

const weekHeader =
  /week|wk|woche|semaine|semana|settimana|vecka|uge|uke|viikko|vko|tydz|týd|týž|hét|săpt|hafta|недел|тижд|周|週|주/iu;

const weekOf = (cells: TableRow, columns: readonly Column[], at: { scope: Scope; line: number }) => {
  const head = cells[0] ?? '';
  const bare = /^\W*(\d{1,2})\W*$/u.exec(head)?.[1];
  const named = dateOfWeek(head, at.scope, at.line);
  if (named || bare === undefined || !weekHeader.test(columns[0]?.header ?? '')) return named;
  return dateOfWeek(`week ${bare}`, at.scope, at.line);
};

/** Words of a header that say only that the column has dates. */
const aboutDates = /(?<!\p{L})(?:due|dates?|deadlines?|times?|days?|and|of|on|by|fecha|datum|termin)(?!\p{L})/giu;

/**
 * The name of a date alone in its cell: the nearest cell to the left with words, otherwise to the right, and what the
 * header of the date's column adds. "2" below "Module" is "Module 2".
 */
const nameInRow = (
  cells: TableRow,
  index: number,
  { columns, scope }: { columns: readonly Column[]; scope: Scope },
) => {
  const names = cells.map((cell, at) => {
    if (at > 0 && scope.mentions(cell).length > 0) return undefined;
    const words = plain(withoutDates(cell, scope.mentions(cell)));
    return at === index || words.length >= longestName || isNameless(words) ? undefined : words;
  });
  const [head = ''] = cells;
  const [label = ''] = columns.map(({ header }) => plain(header));
  const numbered = /^\W*\d{1,2}\W*$/u.test(head) && /\p{L}{2}/u.test(label) ? `${label} ${plain(head)}` : undefined;
  const name = names.slice(0, index).findLast((own) => own !== undefined) ?? numbered ?? names.find(Boolean);
  const kind = plain((columns[index]?.header ?? '').replace(aboutDates, ' '));
  return name === undefined || !/\p{L}{2}/u.test(kind) ? name : `${name} ${kind}`;
};

const onlyNumber = /^\W*\d{1,2}(?:\s?[,&–-]\s?\d{1,2}){0,3}\W*$/u;
/** Below these a number counts something else. */
const countsOther =
  /%|(?<!\p{L})(?:points?|pts|weights?|pages?|chapters?|sections?|hours?|percent\p{L}*|no\.?|number)(?!\p{L})/iu;

/** "Quiz" above "2 OLS estimator" or "2": the header names the kind of event. */
const withHeader = (text: string, column: Column | undefined) => {
  const header = plain(column?.header ?? '');
  if (header === '' || header.length > 30 || eventTypeOf(text) !== undefined) return text;
  if (eventTypeOf(header) === undefined || (onlyNumber.test(text) && countsOther.test(header))) return text;
  return `${header
    .replace(/\([^)]*\)/gu, ' ')
    .trim()
    .replace(/(?<=quiz)zes$|(?<=[a-z]{3})s$/iu, '')} ${text}`;
};

/** The things in a printed calendar of one month. */
const gridThings = (cells: ReturnType<typeof monthGrid> & object, at: TableAt): DatedThing[] =>
  cells.flatMap(({ row, index, day, text }) => {
    const place: Place = {
      ...at.place,
      line: at.place.line + row,
      kind: 'cell',
      cell: { table: at.table, row, index, width: 7, column: undefined },
    };
    const date = { days: [day], range: false, hasYear: false, text: '', line: place.line };
    return linesOf(text).flatMap((line) =>
      clausesOf(line).flatMap((clause) =>
        thingsOn({ text: clause.text, line: `${day.slice(8)} ${plain(text)}`, place }, date, {
          way: 'month-grid',
          distance: 0,
          offset: -1,
        }),
      ),
    );
  });

interface TableAt {
  readonly scope: Scope;
  readonly table: number;
  readonly place: Omit<Place, 'kind' | 'cell'>;
}

interface TableThings {
  readonly things: readonly DatedThing[];
  /** The date of the last row. */
  readonly last?: KnownDate | undefined;
}

/** The things of a table: each cell with its own date, with the date of its row, or with that of the row above. */
export const tableThings = (given: readonly TableRow[], columns: readonly Column[], at: TableAt): TableThings => {
  const { scope, table } = at;
  const grid = monthGrid([columns.map(({ header }) => header), ...given], at.place.heading, scope);
  if (grid) return { things: gridThings(grid, at) };
  const rows = alignedRows(given, scope);
  const found: DatedThing[] = [];
  let above: KnownDate | undefined;
  let columnDates: readonly ColumnDate[] = [];

  for (const [row, cells] of rows.entries()) {
    const line = at.place.line + row;
    const days = dateRow(cells, scope, line);
    if (days && rows.length > row + 1) {
      columnDates = days;
      above = undefined;
      continue;
    }
    const context = plain(cells.join(' | '));
    const dates = dateCellsOf(cells, columns, scope).flatMap(({ index, anchor }) => {
      const date = anchor && dateOfAnchor(anchor, scope, line);
      const near = `${cells[index]?.slice(0, 60) ?? ''} ${columns[index]?.header ?? ''}`;
      return date ? [{ index, date: { ...date, near } }] : [];
    });
    const week = dates.length === 0 ? weekOf(cells, columns, { scope, line }) : undefined;
    const own = dates[0]?.date ?? week;
    if (dates.length > 0) columnDates = [];
    const continues = (cells[0] ?? '').trim() === '' || cells.filter((cell) => cell.trim() !== '').length === 1;
    const inherited = own === undefined && continues ? above : undefined;
    const rowDate = (index: number): RowDate | undefined => {
      const head = dateAbove(columnDates, index);
      if (head) return { date: head, way: 'date-row', distance: line - head.line };
      const date = datedBy(dates, { index, width: cells.length })?.date ?? week ?? inherited;
      const way = dates.length > 0 ? 'date-column' : week ? 'week-number' : 'row-above';
      return date && { date: onWeekday(date, columns[index]?.weekday), way, distance: line - date.line };
    };

    for (const [index, cell] of cells.entries()) {
      const column = columns[index];
      const place: Place = {
        ...at.place,
        line,
        kind: 'cell',
        cell: { table, row, index, width: cells.length, column },
      };
      const dateHere = dates.find((one) => one.index === index)?.date;
      const lines = linesOf(cell);
      const reader = new LineReader(scope);
      for (const text of lines) {
        const mentions = scope.mentions(text);
        const bare = lines.length === 1 && mentions.length > 0 && isNameless(withoutDates(text, mentions));
        if (dateHere && !(bare && index > 0)) {
          const naming = { text: withoutDates(text, mentions), line: context, place, quoted: cell };
          found.push(...thingsOn(naming, dateHere, { way: 'own-cell-date', distance: 0, offset: -1 }));
          continue;
        }
        if (bare) {
          const name = nameInRow(cells, index, { columns, scope });
          const naming = { text: name ?? '', line: context, place, lead: name, quoted: text };
          for (const mention of mentions) {
            const date = dateOfMention(mention, scope, line);
            const near = `${text} ${column?.header ?? ''}`;
            if (date)
              found.push(...thingsOn(naming, { ...date, near }, { way: 'named-in-row', distance: 0, offset: 1 }));
          }
          continue;
        }
        const things = reader.read(text, place).map((thing) => ({ ...thing, context }));
        found.push(...things);
        const date = things.length > 0 || mentions.length > 0 ? undefined : rowDate(index);
        if (!date) continue;
        for (const clause of clausesOf(text)) {
          const named = { text: withHeader(clause.text, column), line: context, place };
          const naming = { ...named, quoted: text, lead: date.date.text };
          found.push(...thingsOn(naming, date.date, { way: date.way, distance: date.distance, offset: -1 }));
        }
      }
    }
    above = own ?? inherited;
  }
  return { things: found, last: above };
};
