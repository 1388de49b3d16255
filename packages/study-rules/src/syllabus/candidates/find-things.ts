import type { Page } from '@hub/contracts';
import type { Scope } from '../readers/scope.ts';
import { type Column, headed } from '../readers/table-columns.ts';
import type { DatedThing } from './dated-thing.ts';
import { LineReader } from './line-reader.ts';
import { namedApart } from './named-apart.ts';
import { recurringThings } from './recurring-things.ts';
import { relativeThings } from './relative-things.ts';
import { tableThings } from './table-things.ts';
import { plain } from './things-on.ts';
import { weekdayThings } from './weekday-things.ts';

const longestHeading = 160;
/** A paragraph of this length ends a table: the next one does not continue it. */
const longestBetween = 80;
/** A longer document names its dates before. */
const mostThings = 6000;

const directThings = (pages: readonly Page[], scope: Scope): DatedThing[] => {
  const found: DatedThing[] = [];
  const reader = new LineReader(scope);
  let [line, table, heading] = [0, 0, ''];
  let columns: readonly Column[] = [];
  for (const [index, { blocks }] of pages.entries()) {
    for (const block of blocks) {
      if (found.length > mostThings) return found.slice(0, mostThings);
      const place = { page: index + 1, line, heading };
      if (block.kind === 'table') {
        const split = headed(block.rows, scope);
        if (split.splitHeader || split.columns.length !== columns.length) columns = split.columns;
        const { things, last } = tableThings(split.rows, columns, { scope, table, place });
        found.push(...things);
        table += 1;
        line += block.rows.length;
        reader.forget(last && { ...last, line: line - 1 });
        continue;
      }
      const kind = block.kind === 'heading' ? 'heading' : 'text';
      if (kind === 'heading') heading = plain(block.text).slice(0, longestHeading);
      if (kind === 'heading' || block.text.length > longestBetween) columns = [];
      for (const text of block.text.split('\n')) {
        if (text.trim() !== '') found.push(...reader.read(text, { page: index + 1, line, heading, kind }));
        line += 1;
      }
    }
  }
  return found;
};

/** Every thing in a document that may have a day: many more than are events. */
export const findThings = (pages: readonly Page[], scope: Scope): DatedThing[] => {
  const found = namedApart(directThings(pages, scope));
  const derived = [...relativeThings(pages, scope, found), ...weekdayThings(pages, scope, found)];
  const moved = new Set(derived.map(({ from }) => from));
  return [
    ...found.map((thing) => (moved.has(thing) ? { ...thing, date: { ...thing.date, moved: true } } : thing)),
    ...derived.map(({ thing }) => thing),
    ...recurringThings(pages, scope, found),
  ];
};
