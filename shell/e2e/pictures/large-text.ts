import type { Page } from '@playwright/test';

/** Doubles the text size, as the browser's setting does. */
export const enlarge = async (page: Page) => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.waitForTimeout(300);
};

/** Texts that are clipped or overlap; deliberate truncation does not count. */
export const hiddenTexts = (page: Page) =>
  page.evaluate(() => {
    const slack = 4;
    interface Shown {
      text: string;
      element: Element;
      rect: DOMRect;
    }
    const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const chain = (element: Element | null): Element[] => (element ? [element, ...chain(element.parentElement)] : []);
    const clips = (value: string) => value === 'hidden' || value === 'clip';

    const shown: Shown[] = [];
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      const around = chain(element);
      const styles = around.map((each) => getComputedStyle(each));
      if (
        rect.width < 2 ||
        rect.bottom < 0 ||
        styles.some(isShortened) ||
        styles.some(({ clip, clipPath }) => clip !== 'auto' || clipPath !== 'none')
      )
        continue;
      let scrolls = false;
      for (const [index, box] of around.entries()) {
        const { overflowX, overflowY } = styles[index] ?? getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        scrolls ||= /auto|scroll/.test(overflowX + overflowY);
        const isCut =
          (clips(overflowX) && (rect.left < edge.left - slack || rect.right > edge.right + slack)) ||
          (clips(overflowY) && (rect.top < edge.top - slack || rect.bottom > edge.bottom + slack));
        if (isCut && !scrolls && box !== document.body) faults.push(`"${text}" is cut`);
      }
      const isAbove = styles.some(({ position }) => position === 'fixed' || position === 'sticky');
      if (!isAbove && !scrolls) shown.push({ text, element, rect });
    }
    for (const [index, one] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        const { rect: a } = one;
        const { rect: b } = other;
        const isOver =
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
        if (isOver && !one.element.contains(other.element) && !other.element.contains(one.element))
          faults.push(`"${one.text}" lies over "${other.text}"`);
      }
    return [...new Set(faults)].slice(0, 10);
  });
