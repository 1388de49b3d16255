import MarkdownIt from 'markdown-it';
import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { mathSyntax } from './math-syntax.ts';
import { schema } from './schema.ts';

const tokenizer = MarkdownIt('commonmark', { html: false });
mathSyntax(tokenizer);

const parser = new MarkdownParser(schema, tokenizer, {
  ...defaultMarkdownParser.tokens,
  softbreak: { node: 'hard_break' }, // a line of a note that was typed as plain text stays a line
  math_inline: { node: 'math_inline', getAttrs: ({ content }) => ({ tex: content }) },
  math_block: { node: 'math_block', getAttrs: ({ content }) => ({ tex: content }) },
});

/** What means something anywhere in a line; an underscore within a word means nothing. */
const special = /[\\`*[\]<$~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|!$/gu;

const escaped = (text: string, startsLine: boolean) => {
  if (!startsLine) return text.replaceAll(special, '\\$&');
  // spaces at the start of a line would make a block of code of it
  const line = text.trimStart().replaceAll(special, '\\$&');
  return line.replace(/^[#+\-=>]/, '\\$&').replace(/^(\d{1,9})(?=[.)])/, '$1\\');
};

const { nodes, marks } = defaultMarkdownSerializer;
const serializer = new MarkdownSerializer(
  {
    ...nodes,
    text(...[state, node, parent, index]) {
      const before = index > 0 ? parent.child(index - 1) : null;
      state.text(escaped(node.text ?? '', !before || before.type.name === 'hard_break'), false);
    },
    math_inline: (state, { attrs }) => state.write(`$${String(attrs['tex'])}$`),
    math_block: (state, node) => {
      state.write('$$\n');
      state.text(String(node.attrs['tex']), false);
      state.ensureNewLine();
      state.write('$$');
      state.closeBlock(node);
    },
  },
  {
    ...marks,
    link: {
      open: '[',
      close: (_state, { attrs }) =>
        `](${String(attrs['href'])
          .replaceAll(/[()"\\]/g, '\\$&')
          .replaceAll(' ', '%20')})`,
      mixable: true,
    },
  },
);

export const docOf = (markdown: string): Node => parser.parse(markdown);

export const markdownOf = (doc: Node): string => serializer.serialize(doc, { tightLists: true });
