import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { hasList, toggleList, toggleText } from './commands.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Marks a text when its second sign is typed, as in `**bold**`. */
const marked = (pattern: RegExp, mark: MarkType) =>
  new InputRule(pattern, (...[state, match, start, end]) => {
    const [whole, before = '', text = ''] = match;
    const from = start + before.length;
    const inner = from + whole.slice(before.length).indexOf(text);
    if (!text || state.doc.rangeHasMark(from, end, marks.code)) return null;
    const { tr } = state;
    tr.delete(inner + text.length, end).delete(from, inner);
    return tr.addMark(from, from + text.length, mark.create()).removeStoredMark(mark);
  });

const formula = new InputRule(/(?<!\$)\$([^\s$](?:[^$]*[^\s$])?)\$$/, (...[state, [, tex], start, end]) =>
  tex ? state.tr.replaceWith(start, end, nodes.math_inline.create({ tex })) : null,
);

const rules = inputRules({
  rules: [
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(
      /^(\d{1,9})\.\s$/,
      nodes.ordered_list,
      ([, number]) => ({ order: Number(number) }),
      ([, number], list) => list.childCount + Number(list.attrs['order']) === Number(number),
    ),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    marked(/(^|[^*])\*\*([^*]+)\*\*$/, marks.strong),
    marked(/(^|[^*])\*([^*\s][^*]*)\*$/, marks.em),
    marked(/(^|[^`])`([^`]+)`$/, marks.code),
    formula,
  ],
});

const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

const keys = keymap({
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  Backspace: undoInputRule,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-e': toggleMark(marks.code),
  'Mod-Alt-0': setBlockType(nodes.paragraph),
  'Mod-Alt-1': toggleText(nodes.heading, { level: 1 }),
  'Mod-Alt-2': toggleText(nodes.heading, { level: 2 }),
  'Mod-Alt-3': toggleText(nodes.heading, { level: 3 }),
  'Shift-Mod-7': toggleList(nodes.ordered_list),
  'Shift-Mod-8': toggleList(nodes.bullet_list),
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': newLine,
  'Mod-Enter': newLine,
  // elsewhere Tab leaves the editor
  Tab: (state, dispatch) => hasList(state) && (sinkListItem(nodes.list_item)(state, dispatch), true),
  'Shift-Tab': (state, dispatch) => hasList(state) && (liftListItem(nodes.list_item)(state, dispatch), true),
});

/** What keys and typed signs do. */
export const typing = (): Plugin[] => [rules, keys, keymap(baseKeymap)];
