/** The style rules that an element's classes bring: jsdom computes nothing that refers to a variable. */
export const rulesOf = (element: Element | null | undefined) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && element?.matches(rule.selectorText))
    .map(({ cssText }) => cssText)
    .join('\n');
