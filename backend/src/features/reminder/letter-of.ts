import type { DueMail } from './plan-turn.ts';
import type { NamedThing } from './queries.ts';

const dayFormat = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What a student wrote stays on its line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Such as "Sun, Mar 28, 10:00: Midterm (Biology)". */
export const lineOf = ({ day, time, title, className }: NamedThing) => {
  const when = [dayFormat.format(new Date(`${day}T00:00:00Z`)), ...(time === null ? [] : [time])].join(', ');
  return `${when}: ${oneLine(title)}${className === null ? '' : ` (${oneLine(className)})`}`;
};

/** What a mail or a push message is about, in a few words. */
export const subjectOf = ({ reminders, today }: Pick<DueMail, 'reminders' | 'today'>) => {
  const [first, ...more] = reminders;
  if (first)
    return more.length > 0 ? `Reminder: ${reminders.length} things are coming up` : `Reminder: ${oneLine(first.title)}`;
  return today && today.length > 0 ? 'Due today' : 'Your week ahead';
};

/** The mail about what is due; null when there is nothing to say. */
export const letterOf = (due: DueMail, publicUrl: string): { subject: string; text: string } | null => {
  const parts = [
    { title: 'Coming up', things: due.reminders },
    { title: 'Due today', things: due.today ?? [] },
    { title: 'In the next seven days', things: due.week ?? [] },
  ].filter(({ things }) => things.length > 0);
  if (parts.length === 0) return null;
  const lists = parts.map(
    ({ title, things }) => `${title}:\n\n${things.map((thing) => `- ${lineOf(thing)}`).join('\n')}\n`,
  );
  const text = `${lists.join('\n')}
Open your calendar: ${publicUrl}/calendar

Change or turn off reminders: ${publicUrl}/settings
`;
  return { subject: subjectOf(due), text };
};
