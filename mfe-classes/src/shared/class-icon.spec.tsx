import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClassIcon } from './class-icon.tsx';

/** jsdom computes no style that uses a variable. */
const rulesOf = (element: Element | null) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => element && rule.includes(element.className))
    .join('');

it.each([
  ['S2.100', 'Calculus II', 'calculator'],
  ['S2.101', 'Organic Chemistry', 'flask-conical'],
  ['S2.102', 'Computer Science', 'code-xml'],
  ['S2.103', 'English Literature', 'feather'],
  ['S2.104', 'World History', 'landmark'],
  ['S2.105', 'Molecular Biology', 'dna'],
  ['S2.106', 'Physics I', 'atom'],
  ['S2.107', 'Philosophy', 'book-open'],
])('[%s] a class called %s has the icon %s, in its color', { tags: ['S2.82', 'S2.99'] }, (_, name, icon) => {
  const { container } = render(<ClassIcon item={{ name, color: 'pink' }} />);
  expect(container.querySelector('svg')).toHaveClass(`lucide-${icon}`);
  expect(rulesOf(container.firstElementChild)).toContain('color: var(--hub-pink-text)');
});
