import type { Page } from '@hub/contracts';
import { cleanText } from '../clean-text.ts';
import { flow } from '../layout/flow.ts';
import type { Line } from '../layout/line.ts';
import { usualSpacing } from '../layout/measure.ts';
import { decode } from './decode.ts';
import { headedRows, headingWords } from './headed-rows.ts';
import { rowsOfMarkup } from './markup.ts';

const blank = /^\s*$/;
const rule = /^[\s|:=_*+-]+$/;

/** More than one blank, or a single one that is no space. Without a nested repetition, which a long line would overflow. */
const gap = /\s{2,}|[^\S ]/g;

/** The parts of a line between its gaps, with their places. */
const partsOf = (line: string) => {
  const gaps = [...line.matchAll(gap)];
  const ends = [...gaps.map(({ index }) => index), line.length];
  return ends.flatMap((end, part) => {
    const before = gaps[part - 1];
    const from = before ? before.index + before[0].length : 0;
    const text = line.slice(from, end);
    const words = text.trim();
    return words === '' ? [] : [{ index: from + text.indexOf(words), words }];
  });
};

/** Places a line as on a page, 6 points per character, so that columns made of blanks are found. */
const lineOf = (text: string, index: number): Line => {
  const expanded = text.replaceAll('\t', '   ').replace(/\\(?=[.#*_()[\]+-])/g, '');
  const segments = partsOf(expanded).map(({ index, words }) => ({
    x: index * 6,
    right: (index + words.length) * 6,
    text: cleanText(words),
  }));
  return { y: index * 12, height: 10, segments: segments.filter((segment) => segment.text !== '') };
};

const cellsOf = (line: string) =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cleanText(cell));

/** Rows with bars between the cells. */
const barsEnd = (lines: readonly string[], from: number) => {
  let end = from;
  while (end < lines.length && (lines[end] ?? '').includes('|')) end += 1;
  return end - from >= 2 ? end : from;
};

/** Finds the end of a table written as HTML. An unclosed table is ordinary text. Call it for lines in their order. */
const markupEnds = (lines: readonly string[]) => {
  const closing = lines.flatMap((line, index) => (/<\/table\s{0,9}>/i.test(line) ? [index] : []));
  let next = 0;
  return (from: number) => {
    if (!/^\s*<table[\s>]/i.test(lines[from] ?? '')) return from;
    while ((closing[next] ?? Infinity) < from) next += 1;
    return (closing[next] ?? from - 1) + 1;
  };
};

/** No editor wraps lines before this column, in characters. */
const narrowest = 60;

/**
 * The column at which the author's editor wrapped lines: nine of ten long lines end before it. A text with one line per
 * paragraph has none.
 */
const widthOf = (lines: readonly string[]) => {
  const lengths = lines
    .map((line) => line.trimEnd().length)
    .filter((length) => length >= 40 && length <= 120)
    .toSorted((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return width >= narrowest ? width : 100;
};

export const readTxt = (data: Uint8Array): Page[] => {
  const lines = decode(data).split(/\r\n|\r|\n/);
  const measure = { right: widthOf(lines) * 6, height: 10, spacing: usualSpacing };
  const blocks: Page['blocks'][number][] = [];
  const markupEnd = markupEnds(lines);
  let set: Line[] = [];
  const flush = () => {
    blocks.push(...flow(set, measure));
    set = [];
  };
  for (let index = 0; index < lines.length;) {
    const markup = markupEnd(index);
    if (markup > index) {
      flush();
      blocks.push({ kind: 'table', rows: rowsOfMarkup(lines.slice(index, markup).join('\n')) });
      index = markup;
      continue;
    }
    const headed = headedRows(lines, index);
    const last = headed.at(-1);
    if (last) {
      flush();
      blocks.push({ kind: 'table', rows: headed.map(({ cells }) => cells) });
      index = last.end;
      continue;
    }
    const end = barsEnd(lines, index);
    if (end > index) {
      flush();
      const rows = lines.slice(index, end).filter((line) => !rule.test(line));
      blocks.push({ kind: 'table', rows: rows.map(cellsOf) });
      index = end;
      continue;
    }
    const line = lines[index] ?? '';
    const words = headingWords(line);
    if (words) {
      flush();
      blocks.push({ kind: 'heading', text: cleanText(words) });
      index += 1;
      continue;
    }
    if (!blank.test(line) && !rule.test(line)) set.push(lineOf(line, index));
    index += 1;
  }
  flush();
  return [{ blocks }];
};
