import { escapeMarkdown } from '../language/escape-markdown.ts';
import { yearOf } from '../dates/calendar.ts';
import { type Answer, messageOnly } from './planning-context.ts';
import type { ScheduleItem } from './schedule-items.ts';

const near = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const far = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as a student would say it; with the year when it is not the current one. */
export const dayName = (day: string, today: string): string => {
  if (day === today) return 'today';
  return (yearOf(day) === yearOf(today) ? near : far).format(new Date(`${day}T00:00:00Z`));
};

export const quotedTitle = (title: string) => `“${escapeMarkdown(title)}”`;

const shownAtMost = 12;

const lineOf = ({ title, classView: of, day, completed }: ScheduleItem, today: string) =>
  `- **${escapeMarkdown(title)}**${of ? ` (${escapeMarkdown(of.name)})` : ''}${day === null ? '' : `, ${dayName(day, today)}`}${completed ? ' (done)' : ''}`;

export const itemList = (items: readonly ScheduleItem[], today: string): string => {
  const lines = items.slice(0, shownAtMost).map((item) => lineOf(item, today));
  const more = items.length - lines.length;
  return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
};

export const asksWhich = 'Which one do you mean?';
export const asksDay = 'Which day?';
export const asksClass = 'Which class is it for?';

export const askWhich = (items: readonly ScheduleItem[], today: string): Answer =>
  messageOnly(`${asksWhich}\n\n${itemList(items, today)}`);

export const notFound = (phrase: string, items: readonly ScheduleItem[], today: string): Answer => {
  if (items.length === 0 && /^(?:it|that|this|them|these|those|one)?$/iu.test(phrase.trim())) {
    return messageOnly(`${asksWhich} Say the title of a task or an event.`);
  }
  const missing = `I found nothing that is called ${quotedTitle(phrase.trim() || 'that')} among your tasks and events.`;
  return messageOnly(items.length === 0 ? missing : `${missing} ${asksWhich}\n\n${itemList(items, today)}`);
};
