import { schema as markdownSchema } from 'prosemirror-markdown';
import { Schema, type NodeSpec } from 'prosemirror-model';
import { pictureOf, safeHref } from './addresses.ts';

const math = (inline: boolean): NodeSpec => ({
  attrs: { tex: { validate: 'string' } },
  group: inline ? 'inline' : 'block',
  inline,
  atom: true,
  leafText: ({ attrs }) => String(attrs['tex']),
  toDOM: ({ attrs }) => [inline ? 'span' : 'div', String(attrs['tex'])],
});

const { nodes, marks } = markdownSchema.spec;

type BlockName = 'paragraph' | 'heading' | 'blockquote' | 'code_block' | 'horizontal_rule' | 'math_block';
type ListName = 'bullet_list' | 'ordered_list' | 'list_item';
type InlineName = 'text' | 'hard_break' | 'image' | 'math_inline';
type MarkName = 'strong' | 'em' | 'code' | 'link';

/**
 * What a note can have: what Markdown knows, without HTML and tables, and formulas. It is never read from HTML, and only
 * pictures of the student's own files are shown.
 */
export const schema = new Schema<'doc' | BlockName | ListName | InlineName, MarkName>({
  nodes: nodes
    .update('image', {
      ...nodes.get('image'),
      parseDOM: [],
      toDOM: ({ attrs }) => {
        const { src, alt, title } = attrs as { src: string; alt: string | null; title: string | null };
        const name = alt ?? '';
        return pictureOf(src) ? ['img', { src, alt: name, title, loading: 'lazy' }] : ['span', name || src];
      },
    })
    .append({ math_inline: math(true), math_block: math(false) }),
  marks: marks.update('link', {
    ...marks.get('link'),
    parseDOM: [],
    toDOM: ({ attrs }) => ['a', { href: safeHref(String(attrs['href'])), rel: 'noopener noreferrer nofollow' }, 0],
  }),
});
