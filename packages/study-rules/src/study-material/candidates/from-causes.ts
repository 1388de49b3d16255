import { phrasesIn } from '../phrases.ts';
import { capital, overlap, withoutEnd } from '../text.ts';
import type { Candidate } from './candidate.ts';
import { optionsFor } from './options.ts';
import type { Usable } from './statements.ts';

const causes: Readonly<Record<string, RegExp>> = {
  en: /^(.{18,}?),?\s(because(?: of)?|due to|owing to)\s(.{8,})$/u,
  de: /^(.{18,}?),\s(weil|da)\s(.{8,})$/u,
};

interface Cause extends Usable {
  readonly claim: string;
  readonly reason: string;
}

const causeIn = (usable: Usable): Cause[] => {
  const { text } = usable.statement;
  const [, claim, sign, reason] = causes[usable.document.language]?.exec(withoutEnd(text)) ?? [];
  if (
    !claim ||
    !sign ||
    !reason ||
    /\b(?:not|only|simply|just|partly|mainly|and|but|or|so|also)$/iu.test(claim) ||
    /\bbecause\b|, and (?:in|then|later|so|by)\b|, and \p{L}+ed\b|, (?:it|they|he|she|this|these|we|there)\b/u.test(
      reason,
    )
  )
    return [];
  if (overlap(reason, claim) > 0.5 || claim.split(/\s+/u).length < 4) return [];
  return [{ ...usable, claim: `${withoutEnd(claim)}.`, reason: capital(`${sign} ${reason}`) }];
};

/** "Because …": the claim is asked about, the reason is the answer. */
export const fromCauses = (statements: readonly Usable[]): Candidate[] => {
  const all = statements.flatMap(causeIn);
  return all.map(({ claim, reason, statement, section, document, about }) => {
    const wrong = optionsFor(
      reason,
      all.filter((other) => other.claim !== claim).map((other) => other.reason),
    );
    return {
      kind: 'cause',
      fact: statement.quote,
      level: 'hard',
      section,
      document,
      line: statement,
      question: phrasesIn(document.language).why(about === null ? claim : `${about}: ${claim}`),
      answer: reason,
      wrong,
      use: wrong.length >= 2 ? 'both' : 'card',
      worth: 8.2,
    };
  });
};
