import { phrasesIn } from '../phrases.ts';
import { capital, leaks, withoutEnd } from '../text.ts';
import type { Candidate } from './candidate.ts';
import type { Usable } from './statements.ts';

const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const counted = new RegExp(String.raw`^(.*\b(${counts.join('|')})\s[^:]*):\s(.+)$`, 'iu');

const itemsIn = (text: string) =>
  text
    .split(text.includes(';') ? /;\s(?:and\s|or\s)?/u : /,\s(?:and\s|or\s)?|\s(?:and|or)\s/u)
    .map((item) => item.trim());

/** "Fungi need three things at once: air, warmth, and …": as many items as the sentence counts. */
export const fromEnumerations = (statements: readonly Usable[]): Candidate[] =>
  statements.flatMap(({ statement, section, document, about }): Candidate[] => {
    const [, stem, count, rest] = counted.exec(withoutEnd(statement.text)) ?? [];
    if (!stem || !count || !rest || about !== null || document.language !== 'en') return [];
    const items = itemsIn(rest);
    const expected = counts.findIndex((word) => word === count.toLowerCase()) + 2;
    if (items.length !== expected || items.some((item) => item.length < 3 || leaks(item, stem))) return [];
    return [
      {
        kind: 'list',
        fact: statement.quote,
        level: 'medium',
        section,
        document,
        line: statement,
        question: phrasesIn(document.language).complete(stem),
        answer: capital(rest),
        wrong: [],
        use: 'card',
        worth: 8.4,
      },
    ];
  });
