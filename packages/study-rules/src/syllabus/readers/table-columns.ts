import type { TableRow } from '@hub/contracts';
import { weekdayNames, weekdayNumber, weekdaysOfLabels } from '../../dates/month-and-weekday-names.ts';
import type { TextRole } from './event-name.ts';
import { type Scope, weekdayIn as onlyWeekdayIn } from './scope.ts';

export interface Column {
  readonly place: TextRole | 'date' | 'ignore';
  readonly header: string;
  /** "Lab" under "Thursday": events in this column are on that weekday of the row's week. */
  readonly weekday?: number | undefined;
}

/** A column of days on which work is handed out, which are not events. */
export const isHandOut = ({ header }: Column) =>
  /^\W*(?:out|assigned|released?|opens?|posted|available|handed out)\b/i.test(header);

const roles: readonly (readonly [Column['place'], RegExp])[] = [
  ['reading', /\breadings?\b[^&/]*\bdue\b|\bdue\b[^&/]*\breadings?\b/iu],
  ['ignore', /\b(?:assigned|released?|handed out|given out|assignments? out|hw out|homework out)\b|^\W*out\W*$/iu],
  [
    'due',
    /\b(?:due|deadlines?|deliverables?|submissions?|hand[\s-]?ins?|abgaben?|fällig|à remettre|remises?|entregas?|échéances?)\b/iu,
  ],
  ['date', /\b(?:dates?|days?|weeks?|when|fechas?|semanas?|datum|tage?|termine?|wochen?|jours?|semaines?)\b/iu],
  [
    'ignore',
    /%|\b(?:weights?|points?|instructor|room|location|office|building|percent(?:age)?|grade|lecturer|credits?)\b/iu,
  ],
  ['notes', /\b(?:notes?|remarks?|comments?|description|misc|bemerkung(?:en)?|remarques?|observaciones|notas)\b/iu],
  ['due', /\b(?:assessments?|évaluations?|evaluaci[oó]n(?:es)?|exams?|quizz?e?s?|tests?|prüfungen)\b/iu],
  [
    'reading',
    /^\s*(?:readings?|texts?|chapters?|slides|materials?|further|lecturas?|lectures?|resources?|literatur)\b[^&/]*$/iu,
  ],
];

const weekdayCell = new RegExp(String.raw`^\W*(${weekdayNames})\W*$`, 'iu');
const weekdayIn = (cell: string) => {
  const match = weekdayCell.exec(cell);
  return match ? weekdayNumber(match[1] ?? '') : undefined;
};

/** In characters. */
const longestLabel = 60;

const short = (row: TableRow) =>
  row.every((cell) => cell.length <= longestLabel) &&
  row.filter((cell) => /\p{L}/u.test(cell) || cell === '%').length >= 2;

const looksLikeHeader = (row: TableRow, scope: Scope) =>
  short(row) &&
  row.every((cell) => scope.mentions(cell).length === 0 && !/^\W*\d+\W*$|:$/.test(cell.trim())) &&
  (row.some((cell) => roles.some(([, pattern]) => pattern.test(cell))) || weekdaysOfLabels(row) !== undefined);

export interface SplitTable {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly splitHeader: boolean;
}

/** Separates the header of a table from the rows below it. */
export const headed = (rows: readonly TableRow[], scope: Scope): SplitTable => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [first, second] = rows;
  const has = first !== undefined && rows.length > 1 && looksLikeHeader(first, scope);
  const days =
    has &&
    second?.some((cell) => weekdayIn(cell) !== undefined) === true &&
    second.every((cell) => cell.trim() === '' || weekdayIn(cell) !== undefined);
  const labelled = has ? weekdaysOfLabels(first) : undefined;
  const columns = Array.from({ length: width }, (_, index): Column => {
    // two lines of a header, such as "Activity" and "Due Sunday", may be set without a space
    const header = has ? (first[index] ?? '').replace(/(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})/gu, ' ') : '';
    const place = roles.find(([, pattern]) => pattern.test(header))?.[0] ?? 'topic';
    const own = days
      ? weekdayIn(second[index] ?? '')
      : (weekdayIn(header) ?? labelled?.[index] ?? onlyWeekdayIn(header));
    return { header, place, weekday: own };
  });
  return { columns, rows: rows.slice(has ? (days ? 2 : 1) : 0), splitHeader: has };
};
