import { type Block, deepestPoint, type TableRow } from '@hub/contracts';
import MarkdownIt, { type Token } from 'markdown-it';

const markdown = new MarkdownIt('default', { html: false, linkify: false, breaks: true });

/** The words of a line; a picture is its description, and the marks of formulas stay. */
const wordsOf = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map((each) => {
      if (each.type === 'softbreak' || each.type === 'hardbreak') return '\n';
      return each.type === 'image' ? wordsOf(each) : each.content;
    })
    .join('')
    .trim();

const pointsAround = (depth: number) => (depth > 1 ? { level: Math.min(depth - 1, deepestPoint) } : {});

/** The text of a note as pages of documents have it: headings, points with their depth, tables, and paragraphs line by line. */
export const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = [];
  let depth = 0;
  let heading = false;
  let rows: TableRow[number][][] | null = null;
  const add = (kind: 'heading' | 'paragraph', words: string) => {
    for (const line of words.split('\n').filter((each) => each.trim() !== ''))
      blocks.push({ kind, text: line.trim(), ...pointsAround(depth) });
  };
  for (const token of markdown.parse(text, {})) {
    if (token.type === 'list_item_open') depth += 1;
    if (token.type === 'list_item_close') depth -= 1;
    if (token.type === 'heading_open') heading = true;
    if (token.type === 'heading_close') heading = false;
    if (token.type === 'table_open') rows = [];
    if (token.type === 'tr_open') rows?.push([]);
    if (token.type === 'table_close' && rows) {
      blocks.push({ kind: 'table', rows });
      rows = null;
    }
    if (token.type === 'fence' || token.type === 'code_block') add('paragraph', token.content);
    if (token.type !== 'inline') continue;
    if (rows) rows.at(-1)?.push(wordsOf(token));
    else add(heading ? 'heading' : 'paragraph', wordsOf(token));
  }
  return blocks;
};
