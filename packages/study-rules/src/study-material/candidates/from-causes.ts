import { sentencesOf } from '../../language/sentences.ts';
import type { DocumentOutline, Line, Section } from '../../outline/outline.ts';
import { phrasesIn } from '../phrases.ts';
import { overlap, withoutEnd } from '../text.ts';
import { danglingIn } from './anaphora.ts';
import type { Candidate } from './candidate.ts';
import { optionsFor } from './options.ts';
import type { Usable } from './statements.ts';

const causes: Readonly<Record<string, RegExp>> = {
  en: /^(.{18,}?),?\s(because(?: of)?|due to|owing to|since|so that)\s(.{8,})$/u,
  de: /^(.{18,}?),\s(weil|da|damit)\s(.{8,})$/u,
};

/** "Add water drop by drop to destroy the anhydride": what an instruction is for. */
const purpose = /^(.{18,}?),?\s(in order to|to)\s(\p{Ll}+\s.{4,})$/u;

interface Reasoned {
  readonly line: Line;
  readonly section: Section;
  readonly document: DocumentOutline;
  readonly about: string | null;
  readonly claim: string;
  readonly reason: string;
}

const capitalised = (sign: string) => sign.charAt(0).toUpperCase() + sign.slice(1);
const wordCount = (text: string) => text.split(/\s+/u).length;

/** "since 1990", "since the war", "has risen since …" are times. */
const isTime = (claim: string, sign: string, reason: string): boolean => {
  if (sign !== 'since') return false;
  const [, ...tokens] = sentencesOf(`it ${reason}`).flatMap((sentence) => sentence.tokens);
  return (
    /\b(?:has|have|had|ever|long|years?|months?|weeks?|days?)\b/iu.test(claim) ||
    !tokens.some(({ pos, text }, at) => at > 0 && (pos === 'AUX' || (pos === 'VERB' && !text.endsWith('ing'))))
  );
};

const isOpenEnded = (claim: string) =>
  /\b(?:not|only|simply|just|partly|mainly|and|but|or|so|also|even|ever|such)$/iu.test(claim);
const saysMore =
  /\bbecause\b|, and (?:in|then|later|so|by)\b|, and \p{L}+ed\b|, (?:it|they|he|she|this|these|we|there)\b/u;

const reasonIn = (text: string, language: string): { claim: string; reason: string } | undefined => {
  const [, claim, sign, reason] = causes[language]?.exec(withoutEnd(text)) ?? [];
  if (!claim || !sign || !reason || isOpenEnded(claim) || saysMore.test(reason) || isTime(claim, sign, reason))
    return undefined;
  if (overlap(reason, claim) > 0.5 || wordCount(claim) < 4) return undefined;
  return { claim: `${withoutEnd(claim)}.`, reason: `${capitalised(sign)} ${reason}` };
};

const instruction =
  /^(?:add|apply|blot|boil|bring|centrifuge|change|check|clean|close|cool|cover|cut|dilute|discard|dissolve|draw|dry|fill|filter|heat|hold|incubate|invert|keep|lay|leave|let|lift|load|mix|move|open|place|pour|press|put|read|remove|rinse|run|scratch|scrape|seal|set|shake|spin|stain|stir|stop|swirl|take|test|touch|transfer|turn|use|vortex|wait|warm|wash|weigh|wipe|work|wrap|write)\s/iu;
const notPurpose =
  /\b(?:need|have|has|had|want|able|start|begin|try|used?|allowed?|ready|how|what|close|next|up|down|according|due|from .+)$/iu;

const purposeIn = (text: string): { claim: string; reason: string } | undefined => {
  const [, claim, sign, reason] = instruction.test(text) ? (purpose.exec(withoutEnd(text)) ?? []) : [];
  if (!claim || !sign || !reason || notPurpose.test(claim) || wordCount(claim) < 4) return undefined;
  const [, verb] = sentencesOf(`To ${reason}`).flatMap(({ tokens }) => tokens);
  return verb?.pos === 'VERB' && verb.text === verb.lemma
    ? { claim: `${withoutEnd(claim)}.`, reason: `${capitalised(sign)} ${reason}` }
    : undefined;
};

/** The steps of a procedure with the reason that they give: a sentence of a step is understood by its step. */
const inSteps = (document: DocumentOutline): Reasoned[] =>
  document.sections.flatMap((section) =>
    section.parts.flatMap((part) =>
      part.kind !== 'list' || !part.ordered || document.language !== 'en'
        ? []
        : part.items.flatMap((line) =>
            sentencesOf(line.text).flatMap(({ text, tokens }): Reasoned[] => {
              const found = instruction.test(text) ? (reasonIn(text, 'en') ?? purposeIn(text)) : undefined;
              const isWhole =
                danglingIn(text, tokens) === undefined && !/\b(?:it|them|this|these)\b/iu.test(found?.claim ?? '');
              return found && isWhole ? [{ line, section, document, about: null, ...found }] : [];
            }),
          ),
    ),
  );

const inStatements = (statements: readonly Usable[]): Reasoned[] =>
  statements.flatMap(({ statement, section, document, about }) => {
    const found =
      reasonIn(statement.text, document.language) ??
      (document.language === 'en' ? purposeIn(statement.text) : undefined);
    return found ? [{ line: statement, section, document, about, ...found }] : [];
  });

/** "Because …", "so that …": the claim is asked about, the reason is the answer. */
export const fromCauses = (statements: readonly Usable[], whole: DocumentOutline): Candidate[] => {
  const all = [...inStatements(statements), ...inSteps(whole)];
  return all.map(({ claim, reason, line, section, document, about }) => {
    const wrong = optionsFor(
      reason,
      all.filter((other) => other.claim !== claim && other.section === section).map((other) => other.reason),
    );
    return {
      kind: 'cause',
      fact: line.quote,
      level: 'hard',
      section,
      document,
      line,
      question: phrasesIn(document.language).why(about === null ? claim : `${about}: ${claim}`),
      answer: reason,
      wrong,
      use: wrong.length >= 2 ? 'both' : 'card',
      worth: 8.2,
    };
  });
};
