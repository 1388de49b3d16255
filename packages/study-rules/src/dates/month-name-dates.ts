import type { PartialDay, DateSpan } from './date-mention.ts';
import { mayBeMonth, monthNames, monthNumber } from './month-and-weekday-names.ts';

const month = new RegExp(String.raw`(?<![\p{L}\d])(?:${monthNames})(?!\p{L})\.?`, 'giu');
const suffix = String.raw`(?:st|nd|rd|th|er|\.|º|°|ª)?`;
/** Excludes times, percentages and page counts: only a possible day of a month. */
const guard = String.raw`(?!\d|\s?%|:\d|/(?!\d{2}(?!\d))\d|\.\d|\s?[-–]\s?\d{1,2}(?::\d{2})?\s?(?:am|pm|a\.m|p\.m)|\s?(?:am|pm|a\.m|p\.m|uhr|h\d|points?|pts?|pages?|minutes?|min|hours?|questions?|chapters?)\b)`;
const dayAfter = new RegExp(String.raw`^\s*(?:the\s)?(\d{1,2})(?:st|nd|rd|th)?${guard}`, 'i');
const moreAfter = new RegExp(
  String.raw`^\s*(,\s*(?:and\s)?|;|&|/|\band\b|\bund\b|\bet\b|\by\b|–|—|-|\bto\b|\bthrough\b|\bthru\b|\bbis\b|\bau\b|\bal\b)\s*(\d{1,2})(?:st|nd|rd|th)?${guard}`,
  'i',
);
const yearAfter = /^\s*,?\s*(?:de\s|del\s)?((?:19|20|21)\d{2})(?!\d)/i;
/** "Nov. 4/98" */
const shortYearAfter = /^\s?(?:[/-]|['’])(\d{2})(?!\d)/;
const fullYear = (text: string) =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) > 70 ? 1900 : 2000);
const dayBefore = new RegExp(String.raw`(?<![\d/.:])(\d{1,2})${suffix}\s*(?:of\s+|de\s+|d['’])?$`, 'i');
/** "24/Sep", "24-Sep-26": the day is first, whatever the order of the text. */
const joined = /(?<![\d/.:-])(\d{1,2})[/-]$/u;
const moreBefore = new RegExp(
  String.raw`(?<![\d/.:])(\d{1,2})${suffix}\s*(,|&|/|\band\b|\bund\b|\bet\b|\by\b|–|—|-|\bto\b|\bbis\b|\bau\b|\bal\b|\ba\b)\s*$`,
  'i',
);
const rangeWord = /^(?:–|—|-|to|through|thru|bis|au|al|a)$/i;
/** "Week 5 Oct 12": the 5 counts weeks. */
const counter = /(?:week|wk|woche|semaine|semana|unit|chapter|ch|lecture|class|session|module|#|no\.?)\s*$/i;

interface Found {
  readonly days: number[];
  readonly range: boolean;
  readonly length: number;
}

const valid = (day: number) => day >= 1 && day <= 31;

const after = (text: string): Found | undefined => {
  const first = dayAfter.exec(text);
  if (!first || !valid(Number(first[1]))) return undefined;
  const days = [Number(first[1])];
  let length = first[0].length;
  let range = false;
  for (let more = moreAfter.exec(text.slice(length)); more; more = moreAfter.exec(text.slice(length))) {
    const day = Number(more[2]);
    const rest = text.slice(length + more[0].length);
    const counts =
      /^\s+\p{Ll}{3,}/u.test(rest) && !/^\s+(?:and|und|due|the|for|class|will|no|from|are|through|is)\b/.test(rest);
    const ownMonth = new RegExp(String.raw`^${suffix}\s+(?:of\s+|de\s+)?(?:${monthNames})(?!\p{L})`, 'iu').test(rest);
    if (!valid(day) || day <= (days.at(-1) ?? 0) || counts || ownMonth || range) break;
    range = rangeWord.test((more[1] ?? '').trim());
    days.push(day);
    length += more[0].length;
  }
  return { days, range, length };
};

const before = (text: string): Found | undefined => {
  const first = dayBefore.exec(text);
  if (!first || !valid(Number(first[1])) || counter.test(text.slice(0, first.index))) return undefined;
  const days = [Number(first[1])];
  let length = first[0].length;
  let range = false;
  for (;;) {
    const more = moreBefore.exec(text.slice(0, text.length - length));
    const day = Number(more?.[1]);
    if (!more || range || !valid(day) || day >= (days[0] ?? 0)) break;
    if (counter.test(text.slice(0, more.index))) break;
    range = rangeWord.test(more[2] ?? '');
    days.unshift(day);
    length += more[0].length;
  }
  return { days, range, length };
};

const enumerator = /^\W*\d{1,2}[.)]\s*$/;

/** On which side of the month its days are. "15 Sep 2025" and "Sep 15, 2025" are clear; "5 Oct 12" is not. */
const choose = (sides: { left: Found | undefined; right: Found | undefined }, lead: string, dayFirst: boolean) => {
  const { left, right } = sides;
  if (left && right) return dayFirst && !enumerator.test(lead) ? left : right;
  return left ?? right;
};

/** Dates with the name of a month, including lists and ranges of days. */
export const monthNameDates = (text: string, dayFirst: boolean): DateSpan[] => {
  const found: DateSpan[] = [];
  for (const match of text.matchAll(month)) {
    const name = match[0].replace(/\.$/, '');
    const number = monthNumber(name);
    if (number === undefined) continue;
    const last = found.at(-1)?.end ?? 0;
    const afterMonth = match.index + match[0].length;
    const lead = text.slice(last, match.index);
    const day = Number(joined.exec(lead)?.[1]);
    const left = valid(day)
      ? { days: [day], range: false, length: lead.length - (joined.exec(lead)?.index ?? 0) }
      : before(lead);
    // in a text that writes the month first, "2 out" is no second of outubro
    if (!mayBeMonth(name, (dayFirst || valid(day)) && left !== undefined)) continue;
    const right = mayBeMonth(name) && !valid(day) ? after(text.slice(afterMonth)) : undefined;
    const own = choose({ left, right }, text.slice(0, match.index), dayFirst);
    if (!own) continue;
    const start = own === left ? match.index - own.length : match.index;
    let end = own === left ? afterMonth : afterMonth + own.length;
    const year = yearAfter.exec(text.slice(end)) ?? shortYearAfter.exec(text.slice(end));
    if (year) end += year[0].length;
    const days = own.days.map((day): PartialDay => ({
      month: number,
      day,
      ...(year ? { year: fullYear(year[1] ?? '') } : {}),
    }));
    found.push({ start, end, days, range: own.range });
  }
  return found;
};
