import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline } from 'markdown-it';

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);

/** The place of the `$` that ends a formula. As in Pandoc: no space inside the signs, and no digit after the last. */
const closing = (text: string, from: number, max: number): number | null => {
  if (isSpace(text[from])) return null;
  for (let at = from; at < max; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '$') return at > from && !isSpace(text[at - 1]) && !/\d/.test(text[at + 1] ?? '') ? at : null;
  }
  return null;
};

const inline = (state: StateInline, silent: boolean): boolean => {
  const { src, pos, posMax } = state;
  if (src[pos] !== '$' || src[pos + 1] === '$') return false;
  const end = closing(src, pos + 1, posMax);
  if (end === null) return false;
  if (!silent) state.push('math_inline', 'math', 0).content = src.slice(pos + 1, end);
  state.pos = end + 1;
  return true;
};

const fence = '$$';

const lineOf = ({ src, bMarks, tShift, eMarks }: StateBlock, line: number) =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]).trim();

const block = (...[state, first, end, silent]: [StateBlock, number, number, boolean]): boolean => {
  if ((state.sCount[first] ?? 0) - state.blkIndent >= 4 || lineOf(state, first) !== fence) return false;
  let last = first + 1;
  while (last < end && lineOf(state, last) !== fence) last += 1;
  if (last >= end) return false;
  if (silent) return true;
  const token = state.push('math_block', 'math', 0);
  token.content = state.getLines(first + 1, last, state.blkIndent, false).trim();
  token.map = [first, last + 1];
  state.line = last + 1;
  return true;
};

/** Formulas between `$` and `$`, and between two lines of `$$`. Each sign is looked at once. */
export const mathSyntax = (markdown: MarkdownIt): void => {
  markdown.inline.ruler.after('escape', 'math_inline', inline);
  markdown.block.ruler.before('fence', 'math_block', block, { alt: ['paragraph', 'reference', 'blockquote', 'list'] });
};
