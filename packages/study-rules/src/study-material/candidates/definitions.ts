import { isClause } from '../../language/clause.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { isBalanced } from '../../outline/line-marks.ts';
import { linesOfPart } from '../../outline/lines-of-part.ts';
import type { DocumentOutline, Line, Section } from '../../outline/outline.ts';
import { firstSentence } from '../../outline/entries.ts';
import { whensIn, yearOf } from '../../outline/when.ts';
import { withoutEnd } from '../text.ts';
import type { Place } from './candidate.ts';
import { definitionIn, type IsName } from './definition-sentences.ts';
import type { Usable } from './statements.ts';

/** A term and what the document says it is. */
export interface Definition extends Place {
  readonly term: string;
  readonly meaning: string;
  readonly line: Line;
  /** The list that it is in; null for a sentence. */
  readonly list: string | null;
  /** "is" or "are" of a sentence; null in a list. */
  readonly verb: string | null;
  readonly asked?: string;
  /** A label among notes is no term of a glossary: others of its list are other labels. */
  readonly isLabel?: boolean;
  /** In a list too short for a glossary: the form alone does not say that this is a term. */
  readonly isAlone?: boolean;
  /** What introduces its list: "Typical errors:". */
  readonly lead?: string | null;
}

const noTerm =
  /^(?:notes?|nb|n\.b\.|fyi|ps|todo|examples?|e\.?g|important|remember|tips?|warnings?|hints?|summary|overview|goals?|objectives?|questions?|answers?|topics?|readings?|week|date|time|room|office|phone|credits?|instructor|total|source|figure|page|slide|author|see|cf|beispiele?|hinweis|merke|achtung|aufgabe|lösung|quelle|seite|exemples?|ejemplos?|nota|steps?|part|class|course|exam|deadline|present|absent|apologies|agenda|minutes|attendees|homework|due|http\S*)\b/iu;

/** "Handout 9", "Week 3": parts of the material, not of the subject. */
const partOfMaterial =
  /^(?:handout|worksheet|sheet|slide|problem set|assignment|lab|lecture|session|unit|module|chapter|section|table|figure|übung|blatt|kapitel|tabelle|folie)s?\s?\d/iu;

/** Openings that refer to the line before: "Same day", "Also 1967", "Next time". */
const deictic =
  /^(?:also|before|after|when|then|next|same|later|earlier|more|better|worse|gleich\p{L}*|nächst\p{L}*|später\p{L}*|wichtiger|besser|auch|dann|danach)(?!\p{L})/iu;

const labelOnly = /^(?:procedure|protocol|method|instructions|ablauf|durchführung)$/iu;

/** "Choose the site" tells what to do. */
const isInstruction = (term: string): boolean => {
  const [first, second] = sentencesOf(term.toLowerCase()).flatMap(({ tokens }) => tokens);
  return (first?.pos === 'VERB' || first?.pos === 'ADJ') && /^(?:the|an?)$/u.test(second?.text ?? '');
};

/** "3 parts", "two forms": how many there are, not what they are. */
const counted = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs)\s\p{Ll}+$/iu;

const isTerm = (term: string): boolean =>
  !noTerm.test(term) &&
  !partOfMaterial.test(term) &&
  !deictic.test(term) &&
  !labelOnly.test(term) &&
  !counted.test(term) &&
  !/^\p{L}{2,5}\.$/u.test(term) &&
  !/^\d{1,2}\.?\s?[-–]\s?\d/u.test(term) &&
  whensIn(term)[0]?.at !== 0 &&
  !isClause(term) &&
  !isInstruction(term);

/** "Listening test: 12 December, room B14" is a date of the course; one of history has its year. */
const isAppointment = (meaning: string): boolean => {
  const [first] = whensIn(meaning);
  return first?.at === 0 && yearOf(first.text) === undefined;
};

/** A meaning that begins with a pronoun says something of the line before. */
const isAboutOther = (meaning: string) => /^(?:he|she|they|it|this|these|er|sie|es)\s/iu.test(meaning);

const longest = 330;

const fewestTerms = 4;

/** Lines of a section that are neither terms nor parts of a table. */
const notesIn = ({ parts }: Section) =>
  parts.reduce(
    (sum, part) => sum + (part.kind === 'list' || part.kind === 'timeline' ? linesOfPart(part).length : 0),
    0,
  );

const listed = (document: DocumentOutline): Definition[] =>
  document.sections.flatMap((section, at) =>
    section.parts.flatMap((part, index) => {
      if (part.kind !== 'entries') return [];
      // "There were three forms:" says that these belong together
      const isAlone = part.entries.length < fewestTerms && part.lead === null;
      const isLabel = part.lead === null && part.entries.length < Math.min(fewestTerms, notesIn(section) + 1);
      return part.entries.flatMap(({ term, meaning, line }): Definition[] => {
        const says = withoutEnd(meaning.length > longest ? firstSentence(meaning) : meaning);
        if (
          !isTerm(term) ||
          isAboutOther(says) ||
          isAppointment(says) ||
          !isBalanced(says) ||
          says.length > longest ||
          meaning.endsWith('?') ||
          meaning.endsWith(':')
        )
          return [];
        if (!/\p{L}{2}|\p{L}\d/u.test(term) || /\b(?:it|them|this|that|these)$/iu.test(says)) return [];
        // "Friedman and Phelps: …" is what they say, not what they are
        if (/^\p{Lu}\p{Ll}+ (?:and|und|&) \p{Lu}\p{Ll}+$/u.test(term)) return [];
        return [
          {
            document,
            section,
            term,
            meaning: says,
            line,
            list: `${at} ${index}`,
            verb: null,
            isLabel,
            isAlone,
            lead: part.lead,
          },
        ];
      });
    }),
  );

/** Words by how the document writes them after the first word of a sentence. */
const writtenNames = (statements: readonly { text: string }[]): IsName => {
  const lower = new Set<string>();
  const upper = new Set<string>();
  for (const { text } of statements) {
    for (const word of text.match(/(?<=\s["“„(]?)[\p{L}-]+/gu) ?? [])
      (/^\p{Lu}/u.test(word) ? upper : lower).add(word.toLowerCase());
  }
  return (word) => (lower.has(word.toLowerCase()) ? false : upper.has(word.toLowerCase()) || undefined);
};

const told = (document: DocumentOutline, statements: readonly Usable[]): Definition[] => {
  const isName = writtenNames(document.sections.flatMap(({ parts }) => parts.flatMap(linesOfPart)));
  return statements.flatMap(({ statement, section }) => {
    const found = definitionIn(statement, document.language, isName);
    return found && isTerm(found.term) && !/^(?:by|in|with|for|under|at|on)\s/iu.test(found.term)
      ? [{ document, section, ...found, line: statement, list: null }]
      : [];
  });
};

/** The definitions of a document: of its lists and of its sentences, the first one of each term in a section. */
export const definitionsIn = (document: DocumentOutline, statements: readonly Usable[]): Definition[] => {
  const all = [...listed(document), ...told(document, statements)];
  const key = ({ term, section }: Definition) => `${term.toLowerCase()} ${document.sections.indexOf(section)}`;
  return [...new Map(all.toReversed().map((one) => [key(one), one])).values()].toReversed();
};
