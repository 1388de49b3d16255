import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Attrs, Mark, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const isInside = ({ selection: { $from } }: EditorState, type: NodeType) => {
  for (let { depth } = $from; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
};

/** Whether the cursor is in a list. */
export const hasList = (state: EditorState) => isInside(state, nodes.list_item);

export const hasText = ({ selection: { $from } }: EditorState, type: NodeType, attrs: Attrs | null = null) =>
  $from.parent.hasMarkup(type, attrs ? { ...$from.parent.attrs, ...attrs } : $from.parent.attrs);

/** Makes headings or code of the chosen paragraphs, or takes that back. */
export const toggleText =
  (type: NodeType, attrs: Attrs | null = null): Command =>
  (state, dispatch) =>
    (hasText(state, type, attrs) ? setBlockType(nodes.paragraph) : setBlockType(type, attrs))(state, dispatch);

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    (isInside(state, type) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch);

export const toggleQuote: Command = (state, dispatch) =>
  (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch);

export const isActive = {
  mark: ({ storedMarks, selection, doc }: EditorState, type: MarkType) =>
    selection.empty
      ? Boolean(type.isInSet(storedMarks ?? selection.$from.marks()))
      : doc.rangeHasMark(selection.from, selection.to, type),
  node: isInside,
};

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The link at the cursor, as far as it reaches. */
export const linkAt = ({ doc, selection: { $from } }: EditorState): (Range & { href: string }) | null => {
  const of = (set: readonly Mark[]) => set.find(({ type }) => type === marks.link);
  const mark = of($from.marks()) ?? of($from.nodeAfter?.marks ?? []);
  if (!mark) return null;
  let [from, to] = [$from.pos, $from.pos];
  const start = $from.start();
  $from.parent.forEach((child, offset) => {
    const [at, end] = [start + offset, start + offset + child.nodeSize];
    if (mark.isInSet(child.marks) && at <= to && end >= from) [from, to] = [Math.min(from, at), Math.max(to, end)];
  });
  return doc.textBetween(from, to) === '' ? null : { from, to, href: String(mark.attrs['href']) };
};

/** Puts a link on the chosen text, or inserts its name; without an address it takes the link away. */
export const setLink =
  ({ href, text }: { href: string | null; text: string }): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const range = linkAt(state) ?? selection;
    if (href === null) tr.removeMark(range.from, range.to, marks.link);
    else if (range.from === range.to)
      tr.replaceSelectionWith(schema.text(text || href, [marks.link.create({ href })]), false);
    else tr.addMark(range.from, range.to, marks.link.create({ href }));
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };

export interface Formula {
  readonly tex: string;
  readonly block: boolean;
}

export const formulaAt = ({ doc, selection }: EditorState): Formula | null => {
  const node = doc.nodeAt(selection.from);
  const isMath = node?.type === nodes.math_inline || node?.type === nodes.math_block;
  return node && isMath && selection.to === selection.from + node.nodeSize
    ? { tex: String(node.attrs['tex']), block: node.type === nodes.math_block }
    : null;
};

/** Inserts a formula, or replaces the chosen one. */
export const setFormula =
  ({ tex, block }: Formula): Command =>
  (state, dispatch) => {
    const node = (block ? nodes.math_block : nodes.math_inline).create({ tex });
    dispatch?.(state.tr.replaceSelectionWith(node, !block).scrollIntoView());
    return true;
  };

export const insertPicture =
  ({ src, alt }: { src: string; alt: string }): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ src, alt }), false).scrollIntoView());
    return true;
  };
