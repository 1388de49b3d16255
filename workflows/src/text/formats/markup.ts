import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { TableRow } from '@hub/contracts';
import { cleanText } from '../clean-text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const widest = 50;
/** No real table is nested deeper. */
const deepest = 200;

const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : []);

const wordsOf = (node: Node, depth = 0): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value.replaceAll(/\s+/g, ' ');
  if (node.nodeName === 'br') return '\n';
  if (depth > deepest || ['script', 'style', 'del', 's'].includes(node.nodeName)) return '';
  const words = childrenOf(node)
    .map((child) => wordsOf(child, depth + 1))
    .join('');
  return ['p', 'div', 'li'].includes(node.nodeName) ? `\n${words}\n` : words;
};

/** The outermost elements with these names, in document order. */
const within = (node: Node, names: readonly string[], depth = 0): Element[] => {
  if (depth > deepest) return [];
  if (depth > 0 && 'tagName' in node && names.includes(node.tagName)) return [node];
  return childrenOf(node).flatMap((child) => within(child, names, depth + 1));
};

const spanOf = ({ attrs }: Element) => {
  const span = Number(attrs.find(({ name }) => name === 'colspan')?.value ?? 1);
  return Number.isInteger(span) ? Math.min(widest, Math.max(1, span)) : 1;
};

/** A cell that spans several columns is followed by empty cells, so that columns stay below their header. */
const cellsOf = (row: Element): TableRow =>
  within(row, ['td', 'th']).flatMap((cell) => [cleanText(wordsOf(cell)), ...Array<string>(spanOf(cell) - 1).fill('')]);

/** The rows of the tables in a piece of HTML, as found in Markdown. */
export const rowsOfMarkup = (html: string): readonly TableRow[] =>
  parseFragment(html).childNodes.flatMap((node) =>
    ('tagName' in node && node.tagName === 'table' ? within(node, ['tr']) : []).map(cellsOf),
  );
