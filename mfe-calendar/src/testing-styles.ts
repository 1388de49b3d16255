/** The CSS rules that match an element, as text: jsdom does not compute values that use a variable. */
export const rulesOf = (element: Element | null | undefined) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && element?.matches(rule.selectorText))
    .map(({ cssText }) => cssText)
    .join('\n');
