import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';

const rendererOf = async () => (await import(/* webpackChunkName: "formulas" */ 'katex')).default;

/**
 * A formula as MathML, which browsers draw and read aloud: it needs no style sheet and no fonts. What
 * KaTeX cannot read is shown as it was typed.
 */
export const drawMath = async (into: HTMLElement, { tex, block }: { tex: string; block: boolean }): Promise<void> => {
  try {
    const katex = await rendererOf();
    katex.render(tex, into, { output: 'mathml', displayMode: block, throwOnError: true, maxExpand: 200, maxSize: 20 });
    into.removeAttribute('data-unreadable');
  } catch {
    into.textContent = tex;
    into.setAttribute('data-unreadable', '');
  }
};

export const mathView: NodeViewConstructor = (node) => {
  let shown = node;
  const isBlock = !node.isInline;
  const dom = document.createElement(isBlock ? 'div' : 'span');
  dom.className = 'math';
  const draw = ({ attrs }: Node) => void drawMath(dom, { tex: String(attrs['tex']), block: isBlock });
  dom.textContent = String(node.attrs['tex']);
  draw(node);
  return {
    dom,
    update(next) {
      if (next.type !== shown.type) return false;
      if (next.attrs['tex'] !== shown.attrs['tex']) draw(next);
      shown = next;
      return true;
    },
    ignoreMutation: () => true,
  };
};
