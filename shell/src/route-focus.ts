const product = 'Academic Hub';
const interactions = ['keydown', 'pointerdown'] as const;

/**
 * Keeps the page's title equal to its h1, and moves the focus to the h1 of a newly opened screen, so that it is
 * announced once (decision Q183). A screen may show its h1 late or replace it after loading: the focus follows until
 * the student acts. Returns a function to call when the path has changed.
 */
export const followHeading = (page: HTMLElement) => {
  let following = false;

  const update = () => {
    const heading = page.querySelector('h1');
    const text = heading?.textContent.trim();
    document.title = text && text !== product ? `${text} · ${product}` : product;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!following || !heading || !lost) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  new MutationObserver(update).observe(page, { subtree: true, childList: true, characterData: true });
  for (const name of interactions) window.addEventListener(name, () => (following = false), { capture: true });
  update();

  return () => {
    following = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    update();
  };
};
