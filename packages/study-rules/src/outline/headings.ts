import { sentencesOf } from '../language/sentences.ts';
import { datedLine } from './when.ts';
import type { Language } from './language-of.ts';
import { afterBullet, afterNumber, cellsOf, hasLabel, wordCount } from './line-marks.ts';

export interface Heading {
  readonly title: string;
  readonly number: string | null;
  readonly level: number;
}

const part =
  /^(chapter|part|unit|module|lecture|lesson|week|section|topic|act|scene|slide|session|day|kapitel|teil|abschnitt|einheit|vorlesung|thema|woche|folie|chapitre|partie|leçon|capítulo|parte|tema|unidad|lección)\s+(\d{1,2}(?:\.\d{1,2})*|[ivx]{1,5}\b|one|two|three|four|five|six|seven|eight|nine|ten)\b\s*[:.–—-]?\s*(.*)$/iu;
const decimal = /^(?:§\s?)?(\d{1,2}(?:\.\d{1,2}){0,3})(?:[.)]\s+|\s+)(\p{Lu}.*)$/u;
const roman = /^([IVX]{1,5})[.)]\s+(\p{L}.*)$/u;
/** "F. Errors and what gives them away". */
const lettered = /^([A-H])[.)]\s+(\p{Lu}.*)$/u;
const hashes = /^(#{1,5})\s+(.+)$/u;
/** "Table 6. Where variance is written" above rows. */
const table = /^(?:table|tabelle|tabla|tableau)\s\d{1,2}(?:\.\d{1,2})?[.:]?\s/iu;
const highest = new Set([
  'chapter',
  'part',
  'unit',
  'module',
  'kapitel',
  'teil',
  'chapitre',
  'partie',
  'capítulo',
  'parte',
]);

const mostWords = 11;
const longest = 90;

/** "From water to salt", "Two that were watched": what follows is no predicate. */
const leadsAway = /^(?:to|that|which|who|whose|what)$/iu;

/** "Measuring risk" has no verb that is conjugated. */
const isClause = (text: string) =>
  sentencesOf(text).some(({ tokens }) => {
    const away = tokens.findIndex(({ text: word }, index) => index > 0 && leadsAway.test(word));
    return tokens
      .slice(1, away === -1 ? undefined : away)
      .some(({ pos, text: word }) => pos === 'AUX' || (pos === 'VERB' && /(?:s|ed|t)$/u.test(word)));
  });

/** A heading that its number or mark shows. */
const markedHeading = (text: string): Heading | undefined => {
  const [, marks, marked] = hashes.exec(text) ?? [];
  if (marks && marked) return { ...(markedHeading(marked) ?? { title: marked, number: null }), level: marks.length };
  if (text.length > longest || /[.;,]$/u.test(text)) return undefined;
  const [, kind, count, name] = part.exec(text) ?? [];
  if (kind && count && wordCount(name ?? '') <= mostWords) {
    return { title: name || text, number: count, level: highest.has(kind.toLowerCase()) ? 1 : 2 };
  }
  const [, number, title] = decimal.exec(text) ?? roman.exec(text) ?? [];
  if (!number || !title || wordCount(title) > mostWords) return undefined;
  return { title, number, level: number.split('.').length };
};

const isShort = (text: string) => text.length <= longest && wordCount(text) <= mostWords && wordCount(text) > 0;

/** A line without a mark that reads like a heading: short, with a capital, no end of a sentence and no verb. */
const looksLikeHeading = (text: string, language: Language): boolean =>
  isShort(text) &&
  /^["“„«(]?[\p{Lu}\p{N}]/u.test(text) &&
  !/[.,;!…]$|[=→⇒]/u.test(text) &&
  (/^\d{4}$/u.test(text) || !/^\d[\d.,]*\s?\S{0,3}$/u.test(text)) &&
  (language !== 'en' ||
    text.endsWith('?') ||
    /^(?:don't|don’t|do not|what|how|why|when|where|who|was|wie|warum|wann|wo|wer)\b/iu.test(text) ||
    !isClause(text));

export interface Neighbours {
  readonly before: string | undefined;
  readonly next: string | undefined;
  /** The line after the next. */
  readonly later: string | undefined;
  readonly language: Language;
}

const isItem = (line: string | undefined) =>
  line !== undefined && (afterNumber(line) !== undefined || afterBullet(line) !== undefined);

/** A paragraph, a list or a table: what a heading is followed by. */
const isBody = (line: string | undefined) =>
  line !== undefined &&
  (line.length > longest || /[.:;!]$/u.test(line) || hasLabel(line) || isItem(line) || cellsOf(line) !== undefined);

/** "Procedure: Gram stain" above steps; "SOB - shortness of breath" among others is one of the terms. */
const isLabelled = (text: string, { before, next }: Neighbours) =>
  hasLabel(text) && (before === undefined ? hasLabel(next ?? '') : !isItem(next));

/** Next to another number: "7. How to register" above "(a) Choose a name" is a heading. */
const isStep = ({ number }: Heading, text: string, { before, next }: Neighbours) =>
  number !== null &&
  /^\d{1,2}$/u.test(number) &&
  /^\s*\d/u.test(text) &&
  [before, next].some((line) => line !== undefined && /^\d/u.test(afterNumber(line)?.number ?? ''));

/** A heading with a letter, unless its neighbours have one too: those are the options of a question. */
const letteredHeading = (text: string, { before, next, later }: Neighbours): Heading | undefined => {
  const [, number, title] = lettered.exec(text) ?? [];
  const isOne = number && title && text.length <= longest && wordCount(title) <= mostWords && !/[.;,!]$/u.test(title);
  const isOption = [before, next, later].some((line) => line !== undefined && lettered.test(line));
  return isOne && !isOption && (isBody(next) || isBody(later)) ? { title, number, level: 1 } : undefined;
};

/** The heading that a line is; undefined for other lines. */
export const headingIn = (text: string, near: Neighbours): Heading | undefined => {
  const { before, next, later, language } = near;
  if (cellsOf(text) || afterBullet(text) !== undefined || next === undefined) return undefined;
  // "3 May 1921 – …" is no third section
  const marked = datedLine(text, true) ? undefined : (markedHeading(text) ?? letteredHeading(text, near));
  if (marked) return isStep(marked, text, near) ? undefined : marked;
  // the first line of a document is its title, whatever its words are
  if (before === undefined && isShort(text) && !isLabelled(text, near) && !/[.,;!:]$/u.test(text)) {
    return { title: text, number: null, level: 1 };
  }
  // "steps" above a list
  if (isItem(next) && !afterNumber(text) && /^\p{L}[\p{L}\s-]*$/u.test(text) && wordCount(text) <= 4) {
    return { title: text, number: null, level: 2 };
  }
  if (
    text === text.toUpperCase() &&
    /\p{L}{4}/u.test(text) &&
    hasLabel(text) &&
    text.length <= longest &&
    !/[.;,]$/u.test(text)
  ) {
    return { title: text, number: null, level: 1 };
  }
  if (table.test(text) && text.length <= longest && cellsOf(next)) return { title: text, number: null, level: 2 };
  if (afterNumber(text) || isLabelled(text, near) || !looksLikeHeading(text.replace(/:$/u, ''), language))
    return undefined;
  const shouted = text.length > 3 && text === text.toUpperCase() && /\p{L}{3}/u.test(text);
  if (text.endsWith(':')) return shouted ? { title: text.slice(0, -1), number: null, level: 2 } : undefined;
  if (shouted) return { title: text, number: null, level: 1 };
  // between short lines it is one of the notes
  const follows = isBody(next) || isBody(later) || markedHeading(next) !== undefined;
  return follows ? { title: text, number: null, level: 2 } : undefined;
};
