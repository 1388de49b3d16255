import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { Slice } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { formulaAt } from './commands.ts';
import { docOf, markdownOf } from './markdown.ts';
import { mathView } from './math-view.ts';
import { typing } from './typing.ts';

interface Options {
  readonly place: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly editable: boolean;
  /** Also when only the selection has changed. */
  readonly onState: (state: EditorState) => void;
  readonly onTyped: () => void;
  readonly onPictures: (files: readonly File[]) => void;
  /** A formula was opened. */
  readonly onFormula: () => void;
  readonly onFollow: (href: string) => void;
}

const stateOf = (text: string) =>
  EditorState.create({
    doc: docOf(text),
    plugins: [...typing(), history(), dropCursor({ class: 'drop-cursor' }), gapCursor()],
  });

const picturesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/**
 * The editor. What is pasted or dropped is Markdown or plain text, never HTML, which the page's policy would refuse.
 */
export const createEditor = (options: Options) => {
  const { place, text, label, editable, onState, onTyped, onPictures, onFormula, onFollow } = options;

  /** Whether the event was taken care of. */
  const take = (view: EditorView, event: Event, data: DataTransfer | null): boolean => {
    const pictures = picturesIn(data);
    const words = data?.getData('text/plain') ?? '';
    event.preventDefault();
    if (pictures.length > 0) onPictures(pictures);
    else if (words !== '') view.pasteText(words, event as ClipboardEvent);
    return true;
  };

  const view = new EditorView(place, {
    state: stateOf(text),
    editable: () => editable,
    attributes: editable
      ? { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto', spellcheck: 'true' }
      : { role: 'article', tabindex: '0', 'aria-label': label, dir: 'auto' },
    nodeViews: { math_inline: mathView, math_block: mathView },
    clipboardTextSerializer: (slice) => {
      const whole = view.state.schema.topNodeType.createAndFill(null, slice.content);
      return whole ? markdownOf(whole) : slice.content.textBetween(0, slice.content.size, '\n\n');
    },
    clipboardTextParser: (words) => Slice.maxOpen(docOf(words).content),
    handleDOMEvents: {
      paste: (it, event) => take(it, event, event.clipboardData),
      drop(it, event) {
        if (it.dragging) return false;
        const at = it.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) it.dispatch(it.state.tr.setSelection(TextSelection.near(it.state.doc.resolve(at.pos))));
        return take(it, event, event.dataTransfer);
      },
    },
    handleKeyDown(it, { key }) {
      if (key !== 'Enter' || !formulaAt(it.state)) return false;
      onFormula();
      return true;
    },
    handleDoubleClick(it) {
      if (!formulaAt(it.state)) return false;
      onFormula();
      return true;
    },
    handleClick(_view, _at, event) {
      const link = (event.target as Element).closest('a');
      if (!link || !(event.ctrlKey || event.metaKey)) return false;
      onFollow(link.getAttribute('href') ?? '');
      return true;
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      onState(view.state);
      if (transaction.docChanged) onTyped();
    },
  });
  onState(view.state);

  return {
    view,
    text: () => markdownOf(view.state.doc),
    /** Replaces the whole text; the cursor stays near its place. */
    show: (next: string) => {
      const { from } = view.state.selection;
      const state = stateOf(next);
      const near = TextSelection.near(state.doc.resolve(Math.min(from, state.doc.content.size)));
      view.updateState(state.apply(state.tr.setSelection(near)));
      onState(view.state);
    },
    destroy: () => view.destroy(),
  };
};

export type Editor = ReturnType<typeof createEditor>;
