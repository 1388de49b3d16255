import type { Block, Page } from '@hub/contracts';
import { monthNames } from '../../dates/month-and-weekday-names.ts';

/** "due February" at the end of a line, and "12th" at the beginning of the next one. A month alone on its line is a heading. */
const monthThenDay = new RegExp(
  String.raw`(?<=[^\s][ \t,(–]{1,3})(${monthNames})(\.?,?)[ \t]*\n[ \t]*(?=\d{1,2}(?:st|nd|rd|th)?(?![\p{L}\d%]|\.\s|[.:/-][\p{L}\d]))`,
  'giu',
);
const dayThenMonth = new RegExp(
  String.raw`((?<![\d.:/-])\d{1,2}(?:st|nd|rd|th|[.º]|[ \t]+de))[ \t]*\n[ \t]*(?=(?:de[ \t]+)?(?:${monthNames})(?!\p{L}))`,
  'giu',
);

/** "LED" and "mar" are words of their own more often. */
const isMonth = (name: string) => /^\p{Lu}\p{Ll}/u.test(name) || name.length > 3;

const joined = (text: string) =>
  text.includes('\n')
    ? text
        .replaceAll(monthThenDay, (all, name: string, mark: string) => (isMonth(name) ? `${name}${mark} ` : all))
        .replaceAll(dayThenMonth, '$1 ')
    : text;

const joinedBlock = (block: Block): Block =>
  block.kind === 'table'
    ? { kind: 'table', rows: block.rows.map((row) => row.map(joined)) }
    : { kind: block.kind, text: joined(block.text) };

/** The pages with dates in one line that narrow lines or cells break. */
export const withJoinedDates = (pages: readonly Page[]): Page[] =>
  pages.map(({ blocks }) => ({ blocks: blocks.map(joinedBlock) }));
