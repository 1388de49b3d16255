/** In px. */
const margin = 16;

/** As the `ref` of a mark: scrolls the frame of its page, and nothing around it, so that the first mark is in view. */
export const scrollToMark = (mark: HTMLElement | null) => {
  const frame = mark?.closest('section');
  if (!mark || !frame || frame.querySelector('mark, [data-mark]') !== mark) return;
  const [inner, outer] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollTop += inner.top - outer.top - frame.clientHeight / 3;
  frame.scrollLeft += inner.left - outer.left - margin;
};
