import type { PushPayload } from '@hub/contracts';
import { lineOf, subjectOf } from '../letter-of.ts';
import type { NamedThing } from '../queries.ts';

/** What is still open of what a message is about. */
export interface StillDue {
  readonly reminders: readonly NamedThing[];
  readonly today: readonly NamedThing[];
  readonly week: readonly NamedThing[];
}

/** More than that no notification shows. */
const mostLines = 4;
const mostCharacters = 120;

const shortened = (text: string) => (text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text);

const pathOf = ({ reminders: [first, ...more], week }: StillDue) => {
  if (!first) return week.length > 0 ? '/calendar' : '/';
  if (more.length > 0) return '/';
  return first.kind === 'task' ? '/tasks' : `/calendar?date=${first.day}`;
};

/** The notification about what is due; null when nothing of it is open any more. */
export const payloadOf = (due: StillDue, tag: string): PushPayload | null => {
  const all = [...due.reminders, ...due.today, ...due.week];
  const things = [...new Map(all.map((thing) => [thing.id, thing])).values()];
  if (things.length === 0) return null;
  const lines = things.slice(0, mostLines).map((thing) => shortened(lineOf(thing)));
  const rest = things.length - lines.length;
  return {
    title: shortened(subjectOf(due)),
    body: [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'),
    path: pathOf(due),
    tag,
  };
};

/** So that the student sees that it works. */
export const testPayload = (tag: string): PushPayload => ({
  title: 'Academic Hub',
  body: 'Reminders work on this device.',
  path: '/settings',
  tag,
});
