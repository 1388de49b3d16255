import type { Block, Page } from '@hub/contracts';
import { withoutMarks } from '../../dates/inferred-date.ts';

/** Markdown and HTML that a page's source leaves in its text; what a reader sees stays. */
const plainText = (text: string) =>
  withoutMarks(text)
    .replaceAll(/<br\s*\/?>/giu, '\n')
    .replaceAll(/<\/?[a-z][^<>\n]{0,300}>/giu, ' ')
    .replaceAll(/\{[:%{][^{}\n]{0,300}\}{1,2}/gu, ' ')
    .replaceAll(/!?\[([^[\]\n]{1,300})\]\([^()\s]{0,500}(?:\s"[^"\n]{0,100}")?\)/gu, '$1')
    .replaceAll(/&nbsp;|&#160;/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/(?<![\p{L}\d])(?:\*\*|__|\*|_)(?=\S)|(?<=\S)(?:\*\*|__|\*|_)(?![\p{L}\d])/gu, '')
    // the third mark of lists in Markdown
    .replaceAll(/(?<=^|[\n.!?:;]\s?)\+\s(?=\p{Lu})/gu, '• ')
    .replaceAll(/~~[^~\n]{1,300}~~/gu, ' ');

const plainBlock = (block: Block): Block =>
  block.kind === 'table'
    ? { kind: 'table', rows: block.rows.map((row) => row.map(plainText)) }
    : { kind: block.kind, text: plainText(block.text) };

/** The pages without the marks of their source format; struck-out text is gone. */
export const withoutMarkup = (pages: readonly Page[]): Page[] =>
  pages.map(({ blocks }) => ({ blocks: blocks.map(plainBlock) }));
