import type { Block } from '../../../text/blocks.ts';
import { dueWord } from '../events/words.ts';
import { type Column, headed, type Headed } from './columns.ts';
import { isOnlyDate } from './clause.ts';
import { readLines } from './lines.ts';
import { nameOf } from './name.ts';
import type { Candidate, Scope } from './scope.ts';
import { readTable } from './table.ts';

/** A heading or an opening line may name what the bare dates below it are for. */
const opens = (text: string, scope: Scope) => {
  const last = text.split('\n').at(-1) ?? '';
  return last.length < 200 && scope.mentions(last).length === 0 && (/:\s*$/.test(last) || last.length < 60) && nameOf(last, 'prose') !== undefined;
};

/** A table that goes on over a page has its header on the first page only, or repeats just the first row of it. */
const continued = (before: readonly Column[] | undefined, table: Headed): readonly Column[] => {
  if (before?.length !== table.columns.length) return table.columns;
  const repeats = table.columns.every(({ header }, index) => header === before[index]?.header);
  return table.headed && !repeats ? table.columns : before;
};

/** All events of a document's blocks, in its order. */
export const readBlocks = (blocks: readonly Block[], scope: Scope): Candidate[] => {
  const found: Candidate[] = [];
  let label: string | undefined;
  let columns: readonly Column[] | undefined;
  for (const block of blocks) {
    if (block.kind === 'table') {
      const table = headed(block.rows, scope);
      columns = continued(columns, table);
      found.push(...readTable(table.rows, columns, scope));
      label = undefined;
      continue;
    }
    const lines = block.text.split('\n');
    if (block.kind === 'heading' || block.text.length > 80) columns = undefined;
    found.push(...readLines(lines, scope, { place: 'prose', label }));
    const bare = lines.every((line) => isOnlyDate(line, scope.mentions(line)));
    if (opens(block.text, scope)) label = block.text.split('\n').at(-1);
    else if (!bare && !(block.kind === 'heading' && dueWord.test(label ?? ''))) label = undefined;
  }
  return found;
};
