import type { Block } from '@hub/contracts';
import { addDays, daysBetween, compareDays, nextWeekday } from '../../dates/calendar.ts';
import { weekdayNames, weekdayNumber } from '../../dates/month-and-weekday-names.ts';
import { clausesOf } from '../../events/clauses.ts';
import { timeOfDay } from '../../events/time-of-day.ts';
import { dueWord, eventNoun, otherWord } from '../../events/event-words.ts';
import { quoteOf } from './read-clauses.ts';
import { startsWithDate } from './read-lines.ts';
import { eventNameIn } from './event-name.ts';
import type { Candidate, Scope } from './scope.ts';
import { dateCellsOf } from './read-table.ts';

/** A dated entry of the schedule, with all of its text. */
interface Entry {
  readonly day: string;
  readonly text: string;
}

const entriesOf = (blocks: readonly Block[], scope: Scope): Entry[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') {
      return block.rows.flatMap((row) => {
        const day = dateCellsOf(row, [], scope)[0]?.anchor?.days[0];
        return day === undefined ? [] : [{ day, text: row.join(' ') }];
      });
    }
    const [mention] = scope.mentions(block.text.split('\n', 1)[0] ?? '');
    const day = mention && startsWithDate(block.text, mention) ? scope.anchor(mention)?.days[0] : undefined;
    return day === undefined ? [] : [{ day, text: block.text.replaceAll('\n', ' ') }];
  });

const every = new RegExp(
  String.raw`\b(?:every|each|jeden|chaque|cada)\s+(${weekdayNames})(?!\p{L})|\b(?:due|in)\s+(?:on\s+)?(${weekdayNames})s\b`,
  'iu',
);

const most = 20;

/** The days of a weekly duty: throughout the schedule, except the first week and free weeks. */
const daysOf = (weekday: number, entries: readonly Entry[], moved: (text: string) => boolean): string[] => {
  const days = entries.map(({ day }) => day).toSorted(compareDays);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length < 5 || daysBetween(first, last) > 7 * most) return [];
  const result: string[] = [];
  for (let day = nextWeekday(addDays(first, 7), weekday); day <= last; day = addDays(day, 7)) {
    const week = entries.filter((entry) => daysBetween(entry.day, day) >= 0 && daysBetween(entry.day, day) < 7);
    if (!week.some(({ text }) => otherWord.test(text) || moved(text))) result.push(day);
  }
  return result;
};

const subjectOf = (title: string) =>
  title
    .split(/\s+/)
    .filter((word) => eventNoun.test(word))
    .map((word) => word.toLowerCase().replace(/s$/u, ''));

/** "Weekly reaction papers: every Monday you will turn in …": one event per week. */
export const readWeekly = (blocks: readonly Block[], scope: Scope): Candidate[] => {
  const lines = blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [block.text]))
    .flatMap((text) => text.split('\n'));
  const duties = lines.filter((line) => every.test(line) && dueWord.test(line) && scope.mentions(line).length === 0);
  if (duties.length === 0) return [];
  const entries = entriesOf(blocks, scope);
  return duties.flatMap((line) => {
    const clause = clausesOf(line).find(({ text }) => every.test(text))?.text ?? line;
    const match = every.exec(clause);
    const weekday = weekdayNumber(match?.[1] ?? match?.[2] ?? '');
    const label = line.split(':', 1)[0] ?? '';
    const named = (label.length < 60 ? eventNameIn(label, 'prose') : undefined) ?? eventNameIn(clause, 'prose');
    if (!named || weekday === undefined || !dueWord.test(clause)) return [];
    const subject = subjectOf(named.title);
    const moved = (text: string) =>
      clausesOf(text).some(
        (own) => dueWord.test(own.text) && subject.some((word) => own.text.toLowerCase().includes(word)),
      );
    const quote = quoteOf(line, undefined);
    return daysOf(weekday, entries, moved).map((day) => ({ ...named, day, time: timeOfDay(clause), quote }));
  });
};
