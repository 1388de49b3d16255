import type { Token } from '../../language/sentences.ts';
import { capital, withoutEnd } from '../text.ts';
import type { Candidate } from './candidate.ts';
import type { Usable } from './statements.ts';

const claiming = new Set(
  'add argue assert assume believe claim conclude contend demonstrate discover emphasize estimate find hold insist maintain note observe point predict propose prove realize recommend report reveal say show state stress suggest teach think warn write'.split(
    ' ',
  ),
);

interface Claim {
  readonly asked: string;
  readonly said: string;
}

const mostNameTokens = 6;

/** The names that a sentence begins with: "Harris and Ullman". */
const subjectOf = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findIndex(({ pos, text }) => pos !== 'PROPN' && !/^(?:and|&|de|of|von|van)$/u.test(text));
  return tokens.slice(0, Math.max(0, end));
};

/** "Todaro added in 1969 that …": who said it, perhaps when, and what. */
const claimIn = ({ text, sentence: { tokens } }: Usable['statement']): Claim | undefined => {
  const subject = subjectOf(tokens);
  const [first, last] = [subject[0], subject.at(-1)];
  const verb = tokens[subject.length];
  const that = tokens.findIndex(({ text: word }, at) => at > subject.length && word === 'that');
  const [between, start] = [tokens.slice(subject.length + 1, that), tokens[that + 1]];
  if (!first || !last || last.pos !== 'PROPN' || subject.length > mostNameTokens || !verb || !start || that === -1)
    return undefined;
  // in the past: "Functionalists find that …" names nobody
  const isPast = verb.text !== verb.lemma && !verb.text.endsWith('s');
  if (verb.pos !== 'VERB' || !isPast || !claiming.has(verb.lemma)) return undefined;
  // "in 1969", "after a study in Boston"; no verb of its own
  if (between.length > 8 || between.some(({ pos, text: word }) => pos === 'VERB' || pos === 'AUX' || word === ','))
    return undefined;
  const name = text.slice(first.at, last.at + last.text.length);
  const when = text.slice(verb.at + verb.text.length, tokens[that]?.at ?? 0).trim();
  return {
    asked: `What did ${name} ${verb.lemma}${when === '' ? '' : ` ${when}`}?`,
    said: capital(`that ${withoutEnd(text.slice(start.at))}`),
  };
};

/** What somebody argued, found or showed. */
export const fromClaims = (statements: readonly Usable[]): Candidate[] =>
  statements.flatMap(({ statement, section, document, about }): Candidate[] => {
    const claim = document.language === 'en' && about === null ? claimIn(statement) : undefined;
    if (!claim) return [];
    return [
      {
        kind: 'name',
        fact: statement.quote,
        level: 'medium',
        section,
        document,
        line: statement,
        question: claim.asked,
        answer: claim.said,
        wrong: [],
        use: 'card',
        worth: 8.3,
      },
    ];
  });
