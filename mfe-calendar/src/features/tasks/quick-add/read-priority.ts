import type { Priority } from '@hub/contracts';
import { removeSpan } from './text-span.ts';

const signs: readonly [RegExp, Priority][] = [
  [/(?<!\S)!(?:high|h|1|!!)(?!\S)/i, 'high'],
  [/(?<!\S)!(?:medium|med|m|2|!)(?!\S)/i, 'medium'],
  [/(?<!\S)!(?:low|l|3)(?!\S)/i, 'low'],
  [/(?<!\S)(?:high|top) priority(?!\S)/i, 'high'],
  [/(?<!\S)(?:medium|normal) priority(?!\S)/i, 'medium'],
  [/(?<!\S)low priority(?!\S)/i, 'low'],
];

/** `!high`, `!h`, `!1`, `!!!` and "high priority", and so on for medium and low; medium without a sign. */
export const readPriority = (text: string): { priority: Priority; rest: string } => {
  for (const [sign, priority] of signs) {
    const found = sign.exec(text);
    if (found) return { priority, rest: removeSpan(text, { index: found.index, length: found[0].length }) };
  }
  return { priority: 'medium', rest: text };
};
