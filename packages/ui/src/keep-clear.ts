const fields = 'input:not([type=checkbox], [type=radio]), textarea, select';

const coversField = (item: Element) => {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  const page = document.querySelector('[aria-modal=true]') ?? document;
  return [...page.querySelectorAll(fields)].some((field) => {
    const box = field.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  });
};

/** A ref for an item of a list: moves the list to its other edge (`data-aside`) where the item would cover a field. */
export const keepClear = (item: HTMLElement | null) => {
  const list = item?.parentElement;
  if (!item || !list) return;
  list.removeAttribute('data-aside');
  if (!coversField(item)) return;
  list.setAttribute('data-aside', '');
  if (coversField(item)) list.removeAttribute('data-aside');
};
