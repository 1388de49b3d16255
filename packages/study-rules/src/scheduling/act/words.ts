import { yearOf } from '../../dates/calendar.ts';
import { escapeMarkdown } from '../../language/escape-markdown.ts';
import type { Thing } from '../things/things.ts';

const near = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as a student would say it; with the year when it is not the current one. */
export const dayName = (day: string, today: string): string =>
  (yearOf(day) === yearOf(today) ? near : far).format(new Date(`${day}T00:00:00Z`));

export const quotedTitle = (title: string) => `“${escapeMarkdown(title)}”`;

const times = ({ time }: Pick<Thing, 'time'>) => (time === null ? '' : ` at ${time}`);

/** "on Wed, Oct 21 at 14:00"; "today, Wed, Oct 21". */
export const whenOf = ({ day, time }: Pick<Thing, 'day' | 'time'>, today: string): string => {
  if (day === null) return time === null ? 'without a date' : `at ${time}`;
  return `${day === today ? 'today, ' : 'on '}${dayName(day, today)}${times({ time })}`;
};

/** "“Midterm” (Operating Systems)". */
export const nameOf = ({ title, of }: Pick<Thing, 'title' | 'of'>): string =>
  `${quotedTitle(title)}${of ? ` (${escapeMarkdown(of.name)})` : ''}`;

const shownAtMost = 20;

const lineOf = (thing: Thing, today: string) =>
  `- **${escapeMarkdown(thing.title)}**${thing.of ? ` (${escapeMarkdown(thing.of.name)})` : ''}${thing.day === null ? '' : `, ${dayName(thing.day, today)}${times(thing)}`}${thing.completed ? ' (done)' : ''}`;

export const listOf = (things: readonly Thing[], today: string): string => {
  const lines = things.slice(0, shownAtMost).map((thing) => lineOf(thing, today));
  const more = things.length - lines.length;
  return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
};

/** A button that names a thing. */
export const labelOf = ({ title, of, day }: Thing, today: string): string =>
  [title.slice(0, 60), of?.courseCode ?? of?.name.slice(0, 30), day === null ? undefined : dayName(day, today)]
    .filter((part) => part !== undefined && part !== null)
    .join(', ');
