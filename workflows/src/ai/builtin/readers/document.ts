import type { Block } from '../../../text/blocks.ts';
import { dueWord } from '../events/words.ts';
import { type Column, headed } from './columns.ts';
import { isOnlyDate } from './clause.ts';
import { readLines } from './lines.ts';
import { nameOf } from './name.ts';
import type { Candidate, Scope } from './scope.ts';
import { readTable } from './table.ts';

/** A heading or an opening line may name what the bare dates below it are for. */
const opens = (text: string) => {
  const last = text.split('\n').at(-1) ?? '';
  return last.length < 200 && (/:\s*$/.test(last) || last.length < 60) && nameOf(last, 'prose') !== undefined;
};

/** All events of a document's blocks, in its order. */
export const readBlocks = (blocks: readonly Block[], scope: Scope): Candidate[] => {
  const found: Candidate[] = [];
  let label: string | undefined;
  let columns: readonly Column[] | undefined;
  for (const block of blocks) {
    if (block.kind === 'table') {
      const table = headed(block.rows, scope);
      // a table that goes on over a page often has its header on the first page only
      if (table.headed || columns?.length !== table.columns.length) columns = table.columns;
      found.push(...readTable(table.rows, columns, scope));
      label = undefined;
      continue;
    }
    const lines = block.text.split('\n');
    found.push(...readLines(lines, scope, { place: 'prose', label }));
    const bare = lines.every((line) => isOnlyDate(line, scope.mentions(line)));
    if (opens(block.text)) label = block.text.split('\n').at(-1);
    else if (!bare && !(block.kind === 'heading' && dueWord.test(label ?? ''))) label = undefined;
  }
  return found;
};
