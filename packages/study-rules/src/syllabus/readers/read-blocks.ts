import type { Block } from '@hub/contracts';
import { daysBetween } from '../../dates/calendar.ts';
import { dueWord } from '../../events/event-words.ts';
import { type Column, headed, type SplitTable } from './table-columns.ts';
import { isOnlyDate } from './read-clauses.ts';
import { startsWithDate, listHeading, readLines } from './read-lines.ts';
import { eventNameIn } from './event-name.ts';
import type { Anchor, Candidate, Scope } from './scope.ts';
import { readTable } from './read-table.ts';

/** Whether a heading or an opening line names the event of the bare dates below it. */
const opens = ({ kind, text }: Exclude<Block, { kind: 'table' }>, scope: Scope) => {
  const last = text.split('\n').at(-1) ?? '';
  const isLead = /:[\s*_]*$/.test(last)
    ? last.length < 200
    : last.length < 60 && (kind === 'heading' || listHeading.test(last));
  return isLead && scope.mentions(last).length === 0 && eventNameIn(last, 'prose') !== undefined;
};

/** The columns of a table that continues from the previous page, where its header is missing or repeated. */
const continued = (before: readonly Column[] | undefined, table: SplitTable): readonly Column[] => {
  if (before?.length !== table.columns.length) return table.columns;
  const repeats = table.columns.every(({ header }, index) => header === before[index]?.header);
  return table.splitHeader && !repeats ? table.columns : before;
};

/** In days: a longer range is the term itself, not an entry of the schedule. */
const longestEntry = 14;

/** The date of a heading, or a date alone on its line: it applies to the paragraphs below. */
const dateOver = (block: Exclude<Block, { kind: 'table' }>, scope: Scope): Anchor | undefined => {
  const [mention] = scope.mentions(block.text);
  if (!mention || block.text.includes('\n') || !startsWithDate(block.text, mention)) return undefined;
  const alone = block.kind === 'heading' || isOnlyDate(block.text, scope.mentions(block.text));
  const anchor = alone ? scope.anchor(mention) : undefined;
  const [first = '', last = first] = [anchor?.days[0], anchor?.days.at(-1)];
  return anchor && daysBetween(first, last) <= longestEntry ? anchor : undefined;
};

const longestBelow = 200;
/** In paragraphs. */
const farthest = 8;

/** All events in the blocks of a document, in document order. */
export const readBlocks = (blocks: readonly Block[], scope: Scope): Candidate[] => {
  const found: Candidate[] = [];
  let label: string | undefined;
  let above: Anchor | undefined;
  let reach = 0;
  let columns: readonly Column[] | undefined;
  for (const block of blocks) {
    if (block.kind === 'table') {
      const table = headed(block.rows, scope);
      columns = continued(columns, table);
      found.push(...readTable(table.rows, columns, scope));
      label = above = undefined;
      continue;
    }
    const lines = block.text.split('\n');
    if (block.kind === 'heading' || block.text.length > 80) columns = undefined;
    if (block.kind === 'heading') above = undefined;
    const anchor = block.text.length < longestBelow ? above : undefined;
    found.push(...readLines(lines, scope, { place: 'prose', label, anchor }));
    const over = label === undefined ? dateOver(block, scope) : undefined;
    const dated = scope.mentions(lines[0] ?? '')[0];
    const listed = dated !== undefined && startsWithDate(block.text, dated);
    reach = over ? farthest : reach - 1;
    if (over || listed || reach === 0 || block.text.length >= longestBelow) above = over;
    const bare = lines.every((line) => isOnlyDate(line, scope.mentions(line)));
    if (above === undefined && opens(block, scope)) label = lines.at(-1);
    else if (!bare && !listed && !(block.kind === 'heading' && dueWord.test(label ?? ''))) label = undefined;
  }
  return found;
};
