import { type Block, deepestPoint } from '@hub/contracts';
import { tableOf } from './columns.ts';
import { leftOf, type Line, lineText } from './line.ts';
import type { Measure } from './measure.ts';
import { startsItem, unwrap } from './wrap.ts';

const wide = (line: Line) => line.segments.length > 1;

/** The end of a run of lines in columns: no prose line inside, at least three with more than one segment. */
const columnsEnd = (lines: readonly Line[], from: number): number => {
  let end = from;
  let count = 0;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index];
    const previous = lines[index - 1];
    if (!line || (index > from && previous && line.y - previous.y > 4 * line.height)) break;
    if (wide(line)) {
      count += 1;
      end = index + 1;
    } else if (index - end >= 3) break;
  }
  return count >= 3 ? end : from;
};

/** Two columns of prose are not a table: the left column is read first, then the right one. */
const isProse = (rows: readonly (readonly string[])[]) => {
  if (rows.length < 6 || rows.some((row) => row.length !== 2)) return false;
  return rows.filter((row) => row.every((cell) => cell.length > 25)).length > rows.length * 0.6;
};

const tableBlocks = (lines: readonly Line[], measure: Measure): Block[] | undefined => {
  const rows = tableOf(lines, measure.right);
  if (!rows) return undefined;
  if (!isProse(rows)) return [{ kind: 'table', rows }];
  return [0, 1].map((column) => ({ kind: 'paragraph', text: rows.map((row) => row[column] ?? '').join(' ') }));
};

/** Points of a list that begin so much further right, in heights of a line, are under the one before. */
const setIn = 0.5;

/** How many points each group of lines is under: 0 for what is no point. */
const levelsOf = (groups: readonly (readonly Line[])[]): number[] => {
  let lefts: number[] = [];
  return groups.map(([first]) => {
    if (!first || !startsItem(lineText(first))) {
      lefts = [];
      return 0;
    }
    const left = leftOf(first);
    lefts = lefts.filter((other) => other < left - setIn * first.height);
    lefts.push(left);
    return Math.min(lefts.length - 1, deepestPoint);
  });
};

/** Lines with the usual distance are one paragraph; a list item begins a new one. */
const paragraphsOf = (lines: readonly Line[], measure: Measure): Block[] => {
  const groups: Line[][] = [];
  const furthest = Math.max(1.55, 1.2 * measure.spacing);
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const group = groups.at(-1);
    const apart =
      !previous ||
      line.y - previous.y > furthest * Math.max(line.height, previous.height) ||
      Math.abs(line.height - previous.height) > 0.15 * line.height ||
      startsItem(lineText(line)) ||
      leftOf(line) < leftOf(group?.[0] ?? line) - 6;
    if (group && !apart) group.push(line);
    else groups.push([line]);
  });
  const levels = levelsOf(groups);
  return groups.map((group, index) => ({
    kind: (group[0]?.height ?? 0) > 1.12 * measure.height ? 'heading' : 'paragraph',
    text: unwrap(group, measure.right),
    ...(levels[index] ? { level: levels[index] } : {}),
  }));
};

/** Lines outside ruled tables, top to bottom, as paragraphs, headings and tables made of blanks. */
export const flow = (lines: readonly Line[], measure: Measure): Block[] => {
  const blocks: Block[] = [];
  let prose: Line[] = [];
  const flush = () => {
    blocks.push(...paragraphsOf(prose, measure));
    prose = [];
  };
  for (let index = 0; index < lines.length;) {
    const line = lines[index];
    if (!line) break;
    const end = wide(line) ? columnsEnd(lines, index) : index;
    const table = end > index ? tableBlocks(lines.slice(index, end), measure) : undefined;
    if (table) {
      flush();
      blocks.push(...table);
      index = end;
    } else {
      prose.push(line);
      index += 1;
    }
  }
  flush();
  return blocks;
};
