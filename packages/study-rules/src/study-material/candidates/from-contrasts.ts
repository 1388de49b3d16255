import { phrasesIn } from '../phrases.ts';
import { capital, withoutEnd } from '../text.ts';
import type { Candidate } from './candidate.ts';
import type { Usable } from './statements.ts';

const contrasts: Readonly<Record<string, RegExp>> = {
  en: /^(.{20,}?[,;]\s(?:whereas|while|in contrast,?))\s(.{15,})$/u,
  de: /^(.{20,}?[,;]\s(?:während|dagegen))\s(.{15,})$/u,
};

/** "UDP …, whereas TCP …": the second half is asked. */
export const fromContrasts = (statements: readonly Usable[]): Candidate[] =>
  statements.flatMap(({ statement, section, document, about }): Candidate[] => {
    const [, stem, rest] = contrasts[document.language]?.exec(withoutEnd(statement.text)) ?? [];
    if (!stem || !rest || about !== null || /^(?:it|they|he|she|er|sie|es)\b/iu.test(rest)) return [];
    return [
      {
        kind: 'comparison',
        fact: statement.quote,
        level: 'hard',
        section,
        document,
        line: statement,
        question: phrasesIn(document.language).contrast(stem),
        answer: capital(rest),
        wrong: [],
        use: 'card',
        worth: 7,
      },
    ];
  });
