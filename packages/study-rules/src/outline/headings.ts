import { sentencesOf } from '../language/sentences.ts';
import { afterBullet, afterNumber, cellsOf, wordCount } from './line-marks.ts';

export interface Heading {
  readonly title: string;
  readonly number: string | null;
  readonly level: number;
}

const part =
  /^(chapter|part|unit|module|lecture|lesson|week|section|topic|act|scene|slide|session|day|kapitel|teil|abschnitt|einheit|vorlesung|thema|woche|folie|chapitre|partie|leçon|capítulo|parte|tema|unidad|lección)\s+(\d{1,2}(?:\.\d{1,2})*|[ivx]{1,5}\b|one|two|three|four|five|six|seven|eight|nine|ten)\b\s*[:.–—-]?\s*(.*)$/iu;
const decimal = /^(?:§\s?)?(\d{1,2}(?:\.\d{1,2}){0,3})(?:[.)]\s+|\s+)(\p{Lu}.*)$/u;
const roman = /^([IVX]{1,5})[.)]\s+(\p{L}.*)$/u;
const hashes = /^(#{1,5})\s+(.+)$/u;
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

/** "Measuring risk" has no verb that is conjugated. */
const isClause = (text: string) =>
  sentencesOf(text).some(({ tokens }) =>
    tokens.some(
      ({ pos, text: word }, index) => pos === 'AUX' || (pos === 'VERB' && index > 0 && /(?:s|ed|t)$/u.test(word)),
    ),
  );

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
const looksLikeHeading = (text: string): boolean =>
  isShort(text) &&
  /^["“„«(]?[\p{Lu}\p{N}]/u.test(text) &&
  !/[.,;!…]$|[=→⇒]|:\s|\s[–—-]\s\S+\s\S+\s\S+\s\S/u.test(text) &&
  (/^\d{4}$/u.test(text) || !/^\d[\d.,]*\s?\S{0,3}$/u.test(text)) &&
  (text.endsWith('?') ||
    /^(?:what|how|why|when|where|who|was|wie|warum|wann|wo|wer)\b/iu.test(text) ||
    !isClause(text));

export interface Neighbours {
  readonly before: string | undefined;
  readonly next: string | undefined;
  /** The line after the next. */
  readonly later: string | undefined;
}

/** A paragraph, a list or a table: what a heading is followed by. */
const isBody = (line: string | undefined) =>
  line !== undefined &&
  (line.length > longest ||
    /[.:;!]$/u.test(line) ||
    /:\s/u.test(line) ||
    afterBullet(line) !== undefined ||
    cellsOf(line) !== undefined);

/** The heading that a line is; undefined for other lines. */
export const headingIn = (text: string, { before, next, later }: Neighbours): Heading | undefined => {
  if (cellsOf(text) || afterBullet(text) !== undefined || next === undefined) return undefined;
  const marked = markedHeading(text);
  const isItem = (line: string | undefined) => line !== undefined && afterNumber(line) !== undefined;
  // "1. Wash the cells" next to "2. Add the buffer" is a step
  const step =
    marked?.number && /^\d{1,2}$/u.test(marked.number) && /^\s*\d/u.test(text) && (isItem(next) || isItem(before));
  if (marked && !step) return marked;
  if (marked || afterNumber(text) || !looksLikeHeading(text.replace(/:$/u, ''))) return undefined;
  const shouted = text.length > 3 && text === text.toUpperCase() && /\p{L}{3}/u.test(text);
  if (text.endsWith(':')) return shouted ? { title: text.slice(0, -1), number: null, level: 2 } : undefined;
  if (shouted) return { title: text, number: null, level: 1 };
  // between short lines it is one of the notes
  const follows =
    isBody(next) || isItem(next) || isBody(later) || (next !== undefined && markedHeading(next) !== undefined);
  return follows ? { title: text, number: null, level: 2 } : undefined;
};
