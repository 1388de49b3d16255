import { phrasesIn } from '../phrases.ts';
import { capital, withoutEnd } from '../text.ts';
import type { Candidate } from './candidate.ts';
import type { Usable } from './statements.ts';

const contrasts: Readonly<Record<string, RegExp>> = {
  en: /^(.{20,}?[,;]\s(?:whereas|while|in contrast,?))\s(.{15,})$/u,
  de: /^(.{20,}?[,;]\s(?:während|dagegen))\s(.{15,})$/u,
};

const confused =
  /^.{0,40}?\b(?:confuse|mistake|mix up)\s(.{3,50}?)\s(?:with|for|and)\s(.{3,50}?)[,:;]\s(?:but\s)?(.{15,})$/u;

/** "Students often confuse X with Y, but …". */
const fromConfusions = (statements: readonly Usable[]): Candidate[] =>
  statements.flatMap(({ statement, section, document, about }): Candidate[] => {
    const [, one, other, rest] = confused.exec(withoutEnd(statement.text)) ?? [];
    if (!one || !other || !rest || about !== null || document.language !== 'en') return [];
    const common = { fact: statement.quote, level: 'hard', section, document, line: statement } as const;
    const question = `“${capital(one)}” and “${other}” are often confused. What keeps them apart?`;
    return [{ ...common, kind: 'comparison', question, answer: capital(rest), wrong: [], use: 'card', worth: 8 }];
  });

/** Sentences that set two things against each other. */
export const fromContrasts = (statements: readonly Usable[]): Candidate[] => [
  ...fromConfusions(statements),
  ...fromHalves(statements),
];

/** "UDP …, whereas TCP …": the second half is asked. */
const fromHalves = (statements: readonly Usable[]): Candidate[] =>
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
