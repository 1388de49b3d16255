import type { ClassProposal } from '@hub/contracts';
import { daysBetween, makeDay } from '../../dates/calendar.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { HeadingLine } from './heading-lines.ts';

const seasons =
  'wintersemester|winter semester|wise|sommersemester|sose|fall|autumn|automne|herbst|spring|printemps|frühjahr|winter|hiver|summer|été|sommer|kevät|syksy|vår|høst|höst|efterår|forår|otoño|primavera|verano|invierno|vårtermin(?:en)?|hösttermin(?:en)?|michaelmas|hilary|trinity';
const parts =
  '(?:(?:first|second|primer|primeiro|segundo|premier|deuxième|erstes|zweites|zimní|letní|winter|summer|осенний|весенний)\\s|[1-4]\\s?(?:º|°|er|ème|st|nd|rd|th)?\\.?\\s?)?(?:semester|semestre|sem|semestr|term|trimester|quarter|quadrimestre|семестр)(?:\\s?[1-4iv]{1,3})?';
const year = String.raw`(?:19|20)\d{2}(?:\s?[/–-]\s?(?:20)?\d{2}(?!\d))?`;
const patterns = [
  new RegExp(
    String.raw`(?<!\p{L})(?:early |late |mid-)?(?:${seasons})(?:\s(?:semester|term|quarter|session))?,?\s(?:of\s)?${year}(?!\d)`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\d)${year},?\s(?:${seasons})(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\d)20\d{2}\s?[./]\s?0?[12](?![\d/.-])`, 'u'),
  new RegExp(String.raw`(?<![\p{L}\d])${parts}\s?[,:/-]?\s?${year}(?!\d)`, 'iu'),
  /(?<![\d/-])20\d{2}\s?[/–-]\s?20\d{2}(?![\d/-])/u,
];

const capitalised = (text: string) =>
  text.replaceAll(/\s+/gu, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** First and last day, from a range of two to ten months with a year in the first lines. */
const daysIn = (lines: readonly HeadingLine[]) => {
  for (const { text } of lines) {
    for (const { range, days } of findDates(text, { order: 'month-first' })) {
      const [from, to] = days;
      const stated = to?.year ?? from?.year;
      if (!range || !from || !to || stated === undefined) continue;
      const first = makeDay(from.year ?? stated, from);
      const last = makeDay(stated, to);
      const length = first && last ? daysBetween(first, last) : 0;
      if (first && last && length >= 40 && length <= 300) return { first, last };
    }
  }
  return { first: null, last: null };
};

/** The term that the first lines name, with its days if they are stated. */
export const findTerm = (lines: readonly HeadingLine[]): ClassProposal['term'] => {
  const near = lines.slice(0, 40).filter(({ text }) => !/copyright|©/iu.test(text));
  for (const pattern of patterns) {
    for (const { text } of near) {
      const found = pattern.exec(text);
      if (found) return { label: capitalised(found[0]).slice(0, 60), ...daysIn(near) };
    }
  }
  return null;
};

/** The term in a text, to take it off a title. */
export const withoutTerm = (text: string): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
