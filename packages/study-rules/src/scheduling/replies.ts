import { plain } from '../language/escape-markdown.ts';
import { yearOf } from '../dates/calendar.ts';
import { type Answer, saying } from './planning-context.ts';
import type { Thing } from './schedule-items.ts';

const near = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as a student would say it; with its year when that is another. */
export const dayName = (day: string, today: string): string => {
  if (day === today) return 'today';
  return (yearOf(day) === yearOf(today) ? near : far).format(new Date(`${day}T00:00:00Z`));
};

export const titled = (title: string) => `“${plain(title)}”`;

const shownAtMost = 12;

const lineOf = ({ title, of, day, completed }: Thing, today: string) =>
  `- **${plain(title)}**${of ? ` (${plain(of.name)})` : ''}${day === null ? '' : `, ${dayName(day, today)}`}${completed ? ' (done)' : ''}`;

export const listed = (things: readonly Thing[], today: string): string => {
  const lines = things.slice(0, shownAtMost).map((thing) => lineOf(thing, today));
  const more = things.length - lines.length;
  return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
};

export const asksWhich = 'Which one do you mean?';
export const asksDay = 'Which day?';
export const asksClass = 'Which class is it for?';

export const whichOf = (things: readonly Thing[], today: string): Answer =>
  saying(`${asksWhich}\n\n${listed(things, today)}`);

export const notFound = (phrase: string, things: readonly Thing[], today: string): Answer => {
  if (things.length === 0 && /^(?:it|that|this|them|these|those|one)?$/iu.test(phrase.trim())) {
    return saying(`${asksWhich} Say the title of a task or an event.`);
  }
  const missing = `I found nothing that is called ${titled(phrase.trim() || 'that')} among your tasks and events.`;
  return saying(things.length === 0 ? missing : `${missing} ${asksWhich}\n\n${listed(things, today)}`);
};
