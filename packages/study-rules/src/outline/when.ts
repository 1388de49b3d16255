import { monthNames } from '../dates/month-and-weekday-names.ts';

const month = String.raw`(?:${monthNames})\b\.?`;
const era = String.raw`(?:\s?(?:BCE?|CE|AD|v\.\s?Chr\.|n\.\s?Chr\.|a\.\s?C\.|av\.\s?J\.-C\.))`;
const year = String.raw`(?:(?:AD\s)?(?:1\d{3}|20\d{2})(?!\d|[.,]\d)s?${era}?|\d{1,4}${era})`;
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.|º)?\s(?:de\s)?${month}(?:,?\s(?:de\s)?${year})?|${month}\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s${year})?(?!\d)|${month}\s(?:de\s)?${year}|(?:early|mid|late)[\s-]${month}(?:\s?[-–]\s?${month})?(?:\s${year})?)`;
const century = String.raw`(?:(?:the\s)?(?:early\s|late\s|mid-)?\d{1,2}(?:st|nd|rd|th)[\s-]century|\d{1,2}\.\sJahrhundert)`;
const one = String.raw`(?:(?:c\.|ca\.|circa|um|about)\s?)?(?:${day}|${year}|${century})`;
const when = String.raw`${one}(?:\s?(?:[-–—]|to|bis)\s?(?:${one}|\d{2,4}${era}?))?`;

const atStart = new RegExp(`^${when}(?=\\s*(?:[:–—|-](?!\\d)|\\)|$))`, 'iu');
const atStartOfNote = new RegExp(String.raw`^${when}\s+(?=[\p{L}"“(])`, 'iu');
const anywhere = new RegExp(`(?<![\\p{L}\\p{N}.,$€£-])${when}(?![\\p{L}\\p{N}%])`, 'giu');

/** A date in a text, as years and days of history are written. */
export interface When {
  readonly text: string;
  readonly at: number;
}

/** "1789: …", "14 July 1789 – …": the date and the rest. A note may have no sign between them: "14 July Bastille falls". */
export const datedLine = (text: string, isNote = false): { when: string; what: string } | undefined => {
  const [found] = atStart.exec(text) ?? (isNote ? atStartOfNote.exec(text) : undefined) ?? [];
  if (!found) return undefined;
  const what = text
    .slice(found.length)
    .replace(/^\s*[:–—|-]\s*/u, '')
    .trim();
  // "1500 people …" is an amount
  if (/^\d+\s*$/u.test(found) && !atStart.test(text) && /^\p{Ll}/u.test(what)) return undefined;
  return what.length >= 4 && /\p{L}{3}/u.test(what) ? { when: found.trim(), what } : undefined;
};

/** All dates of a text. */
export const whensIn = (text: string): When[] =>
  !/\d/u.test(text)
    ? []
    : [...text.matchAll(anywhere)].map((match) => ({
        text: match[0].replace(/(?<=\p{L}{3})\.$/u, ''),
        at: match.index,
      }));

/** Whether the whole text is a date. */
export const isWhen = (text: string): boolean => {
  const [only] = whensIn(text.trim());
  return only !== undefined && only.at === 0 && only.text.length === text.trim().length;
};

/** The year to order dates by; undefined without one. Years before our era are negative. */
export const yearOf = (text: string): number | undefined => {
  const [, digits] = /(?<!\d)(\d{3,4}|\d{1,4}(?=\s?(?:BC|v\.|AD|CE|n\.)))(?!\d)/iu.exec(text) ?? [];
  if (!digits) return undefined;
  return /\bBCE?\b|v\.\s?Chr/iu.test(text) ? -Number(digits) : Number(digits);
};
