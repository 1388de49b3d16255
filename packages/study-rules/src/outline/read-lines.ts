import type { Passage } from '@hub/contracts';
import { afterBullet, afterNumber, cellsOf, hasLabel, isRule } from './line-marks.ts';
import type { Line } from './outline.ts';

const pageMark = /^(?:page|seite|slide|folie|página)?\s*\d{1,4}(?:\s?(?:\/|of|von|de)\s?\d{1,4})?$/iu;
/** A line that is repeated on so many pages is printed on each of them. */
const runningHead = 3;

/** Hard-wrapped lines are at least as long as this. */
const wrappedAt = 45;

const startsAnew = (text: string) =>
  afterBullet(text) !== undefined || afterNumber(text) !== undefined || cellsOf(text) !== undefined || isRule(text);

/** Whether a line continues in the next one: it is long, has no end, and the next begins in lower case. */
const isContinued = (line: string, next: string) =>
  line.length >= wrappedAt &&
  cellsOf(line) === undefined &&
  !startsAnew(next) &&
  !/[.!?:)]$/u.test(line) &&
  (next.trim().length >= 25 || /[.;,!?]$/u.test(next.trimEnd())) &&
  /^\s*[\p{Ll}("„“]/u.test(next) &&
  !(hasLabel(next) && hasLabel(line));

const longestTerm = 60;

/** Markdown's "osmosis" and ": the movement of water" below it. */
const isMeaning = (term: string, line: string) => /^:\s+\S/u.test(line) && term !== '' && term.length <= longestTerm;

const wrapped = (text: string): string[] => {
  const lines: string[] = [];
  let before = '';
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    if (last !== undefined && (isContinued(before, line) || isMeaning(before, line)))
      lines[lines.length - 1] = `${last}\n${line}`;
    else lines.push(line);
    before = line.trimEnd();
  }
  return lines;
};

const slideMark = /^(?:slide|folie) \d{1,3}$/iu;
/** A page that has the marks of several slides: they are headings there. */
const hasSlides = (passages: readonly Passage[]) => {
  const marks = passages.flatMap(({ text, page }) =>
    text.split('\n').flatMap((line) => (slideMark.test(line.trim()) ? [page] : [])),
  );
  return marks.length > new Set(marks).size;
};

/** "**aggregate**", "__aggregate__", "*aggregate*", "_aggregate_": marks of Markdown around words. */
const emphasis = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])([^*_\n]{1,200}?)(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

/** Markdown's escapes, and the "{#id}" that ends a heading. */
const otherMarks = /\\(?=[\\`*_{}[\]()#+.!:-])|\{[#.:][^{}]*\}$/gu;

/** "**Price: **", and the sign of a quotation: marks that no word is between. */
const strayMarks = /(?<![\p{L}\p{N})])\*\*|\*\*(?![\p{L}\p{N}(])|^>\s+/gu;

/** Inline tags of HTML in Markdown: "<mark>security</mark>". */
const tags = /<\/?(?:mark|b|i|u|em|strong|small|sub|sup|kbd|span|br)(?:\s[^<>]{0,80})?\/?>/giu;

/** Tabs within a line separate cells, and stay. */
const spaced = (space: string) => (space.includes('\n') ? ' ' : space.replaceAll(/[^\S\t]+/gu, ' '));

const oneLine = (text: string) =>
  text
    .replaceAll(/\s+/gu, spaced)
    .replaceAll(tags, '')
    .replaceAll(emphasis, '$2')
    .replaceAll(strayMarks, '')
    .replaceAll(emphasis, '$2')
    .replaceAll(otherMarks, '')
    .trim();

const tabWidth = 4;

/** How far a line is set in, by its spaces and tabs. */
const indentOf = (line: string): { indent?: number } => {
  const [space = ''] = /^[ \t]*/u.exec(line) ?? [];
  const indent = space.replaceAll('\t', ' '.repeat(tabWidth)).length;
  return indent === 0 ? {} : { indent };
};

/** First and last lines that are the same on several pages. */
const repeatedIn = (passages: readonly Passage[]): Set<string> => {
  const pages = new Map<number, string[]>();
  for (const { text, page } of passages) pages.set(page, [...(pages.get(page) ?? []), ...text.trim().split('\n')]);
  const counts = new Map<string, number>();
  for (const lines of pages.values()) {
    for (const line of new Set([lines[0]?.trim() ?? '', lines.at(-1)?.trim() ?? ''])) {
      if (line.length <= 80 && !cellsOf(line)) counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= runningHead).map(([line]) => line));
};

/** The lines of one document's passages; hard-wrapped lines are joined, page numbers and running heads left out. */
export const linesOf = (passages: readonly Passage[]): Line[] => {
  const repeated = repeatedIn(passages);
  const keepsSlides = hasSlides(passages);
  const isPageMark = (text: string) => pageMark.test(text) && !(keepsSlides && slideMark.test(text));
  return passages.flatMap(({ documentId, documentName, page, text }) =>
    wrapped(text)
      .map((quote) => ({
        text: oneLine(quote),
        quote: quote.trim(),
        origin: { documentId, documentName, page },
        ...indentOf(quote),
      }))
      .filter((line) => line.text !== '' && !isPageMark(line.text) && !isRule(line.text) && !repeated.has(line.text)),
  );
};
