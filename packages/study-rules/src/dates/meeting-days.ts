import { weekdayNames, weekdayNumber } from './month-and-weekday-names.ts';

const name = new RegExp(String.raw`(?<!\p{L})(${weekdayNames})(?:s|\(s\))?(?!\p{L})`, 'giu');
/** "MWF", "TTh", "Tu/Th", "M W": days in a row, in capitals; a single one only before a time. */
const letters =
  /(?<![\p{L}\d])((?:Mo?|Tu?e?|We?d?|Th|R|Fr?i?)(?:[ /-]?(?:Mo?|Tu?e?|We?d?|Th|R|Fr?i?)){1,3}|[MTWRF](?= \d{1,2}:))(?![\p{L}\d])/gu;
const letter = /Th|R|Mo?|Tu?e?|We?d?|Fr?i?/gu;
const numbers: Readonly<Record<string, number>> = { M: 1, T: 2, W: 3, R: 4, F: 5 };
const clock = /\d{1,2}[:.;]\d{2}|\d\s?[ap]\.?m\b/iu;
const other = /office|hours?\b|consult|tutor|appointment|phone|call\b|due|deadline|submit|abgabe|entrega|lab\b|\d\/\d|exam/iu;
const head = 60;
/** A longer line is prose. */
const longest = 120;

const lettersIn = (run: string) =>
  run.match(letter)?.flatMap((part) => (part === 'Th' ? 4 : (numbers[part.charAt(0)] ?? []))) ?? [];

/** The weekdays of the first line near the top that gives them with a time: "MWF 10:00", "Tuesdays, 2:00-4:30 p.m.". */
export const meetingDays = (text: string): ReadonlySet<number> => {
  for (const line of text.split('\n', head)) {
    if (line.length > longest || !clock.test(line) || other.test(line)) continue;
    const named = [...line.matchAll(name)].flatMap((match) => weekdayNumber(match[1] ?? '') ?? []);
    const days = named.length > 0 ? named : [...line.matchAll(letters)].flatMap((match) => lettersIn(match[1] ?? ''));
    if (days.length > 0) return new Set(days);
  }
  return new Set();
};
