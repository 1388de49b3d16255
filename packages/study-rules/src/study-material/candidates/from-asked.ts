import type { DocumentOutline, Section } from '../../outline/outline.ts';
import { phrasesIn } from '../phrases.ts';
import { capital, overlap } from '../text.ts';
import type { Candidate } from './candidate.ts';

const personal = /\b(?:you|your|we|our|i|my|me|us|it|this|that|these|they|he|she|du|sie|ihr|wir|es)\b/iu;
const longest = 320;

/** Questions that the document itself answers. */
const asked = (document: DocumentOutline): Candidate[] =>
  document.sections.flatMap((section: Section) =>
    section.parts.flatMap((part): Candidate[] => {
      if (part.kind !== 'asked' || personal.test(part.question) || part.question.split(/\s+/u).length < 3) return [];
      const { text, quote, origin } = part.answer;
      const answer = text;
      if (
        answer.length > longest ||
        answer.length < 15 ||
        overlap(part.question, text) < 0.3 ||
        personal.test(answer.slice(0, 12))
      )
        return [];
      const line =
        quote.length <= 500
          ? part.answer
          : { text: answer, quote: quote.includes(answer) ? answer : quote.slice(0, 500), origin };
      return [
        {
          document,
          section,
          kind: 'asked',
          fact: quote,
          level: 'medium',
          question: part.question,
          answer: capital(answer),
          wrong: [],
          use: 'card',
          line,
          worth: 7.8,
        },
      ];
    }),
  );

const short =
  /\b([\p{L}][\p{L}-]+(?:\s[\p{L}][\p{L}-]*){1,6})\s\((\p{Lu}[\p{L}\d]{1,7})\)|\b(\p{Lu}[\p{Lu}\d]{1,6})\s\(([\p{L}][\p{L}-]+(?:\s[\p{L}][\p{L}-]*){1,6})\)/gu;
const minor = new Set([
  'of',
  'and',
  'the',
  'for',
  'in',
  'on',
  'to',
  'a',
  'der',
  'die',
  'das',
  'und',
  'für',
  'de',
  'la',
  'et',
  'y',
]);

/** The last words whose initials are the abbreviation. */
const spelled = (words: string, letters: string): string | undefined => {
  const all = words.split(/\s/u);
  for (let from = Math.max(0, all.length - letters.length - 2); from < all.length; from += 1) {
    const part = all.slice(from);
    const initials = (skip: boolean) =>
      part
        .flatMap((word) => (skip && minor.has(word) ? [] : word.split('-').map((one) => one.charAt(0))))
        .join('')
        .toLowerCase();
    if (!minor.has(part[0] ?? '') && [initials(true), initials(false)].includes(letters.toLowerCase()))
      return part.join(' ');
  }
  return undefined;
};

const abbreviations = (document: DocumentOutline): Candidate[] => {
  const seen = new Set<string>();
  return document.sections.flatMap((section) =>
    section.parts.flatMap((part) => {
      const lines =
        part.kind === 'prose'
          ? part.statements
          : part.kind === 'list'
            ? part.items
            : part.kind === 'entries'
              ? part.entries.map(({ line }) => line)
              : [];
      return lines.flatMap((line) =>
        [...line.text.matchAll(short)].flatMap(([, long, own, before, after]): Candidate[] => {
          const letters = own ?? before ?? '';
          const words = spelled(long ?? after ?? '', letters);
          if (!words || seen.has(letters)) return [];
          seen.add(letters);
          return [
            {
              document,
              section,
              kind: 'abbreviation',
              fact: `${line.quote} ${letters}`,
              level: 'easy',
              question: phrasesIn(document.language).standsFor(letters),
              answer: capital(words),
              wrong: [],
              use: 'card',
              line,
              worth: 8,
            },
          ];
        }),
      );
    }),
  );
};

/** Questions of the document, and what its abbreviations stand for. */
export const fromAsked = (document: DocumentOutline): Candidate[] => [...asked(document), ...abbreviations(document)];
