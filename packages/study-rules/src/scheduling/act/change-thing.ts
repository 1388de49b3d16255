import type { Priority } from '@hub/contracts';
import type { Thing } from '../things/things.ts';
import type { Action } from './answer.ts';

export interface Fields {
  readonly title?: string;
  readonly day?: string | null;
  readonly time?: string | null;
  readonly priority?: Priority;
  readonly completed?: boolean;
}

type Change = Exclude<Action, { type: `NAVIGATE_${string}` }>;

export const deletion = (thing: Thing): Change =>
  thing.kind === 'task'
    ? { type: 'DELETE_TASK', taskId: thing.id, summary: thing.title }
    : { type: 'DELETE_EVENT', eventId: thing.id, summary: thing.title };

const timeLine = /^At \d{2}:\d{2}\n?/u;

/** A task has no time of day: its description begins with it. */
const described = (description: string | null, time: string | null) => {
  const rest = (description ?? '').replace(timeLine, '');
  return [...(time === null ? [] : [`At ${time}`]), ...(rest === '' ? [] : [rest])].join('\n') || null;
};

/** Changes fields of a task or an event; an event always has a day. */
export const update = (thing: Thing, { day, time, ...rest }: Fields): Change => {
  const { title: summary } = thing;
  if (thing.kind === 'task') {
    const description = time === undefined ? {} : { description: described(thing.description, time) };
    const due = day === undefined ? {} : { dueDate: day };
    return { type: 'UPDATE_TASK', taskId: thing.id, change: { ...rest, ...due, ...description }, summary };
  }
  const due = day ? { dueDate: day } : {};
  return {
    type: 'UPDATE_EVENT',
    eventId: thing.id,
    change: { ...rest, ...due, ...(time === undefined ? {} : { dueTime: time }) },
    summary,
  };
};
