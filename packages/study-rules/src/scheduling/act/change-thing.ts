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

/** When a new task is due. The time of one without a day is in its description. */
export const dueOf = (day: string | null, time: string | null) => ({
  dueDate: day,
  ...(day !== null && time !== null && { dueTime: time }),
  description: day === null && time !== null ? `At ${time}` : null,
});

/** The time of a task; one without a day has it in its description. */
const timed = ({ description, day }: Extract<Thing, { kind: 'task' }>, time: string | null) => {
  const before = description ?? '';
  const rest = before.replace(timeLine, '');
  if (day !== null) return { dueTime: time, ...(rest !== before && { description: rest || null }) };
  return { description: [...(time === null ? [] : [`At ${time}`]), ...(rest === '' ? [] : [rest])].join('\n') || null };
};

/** Changes fields of a task or an event; an event always has a day. */
export const update = (thing: Thing, { day, time, ...rest }: Fields): Change => {
  const { title: summary } = thing;
  if (thing.kind === 'task') {
    const due = day === undefined ? {} : { dueDate: day };
    const at = time === undefined ? {} : timed(day === undefined ? thing : { ...thing, day }, time);
    return { type: 'UPDATE_TASK', taskId: thing.id, change: { ...rest, ...due, ...at }, summary };
  }
  const due = day ? { dueDate: day } : {};
  return {
    type: 'UPDATE_EVENT',
    eventId: thing.id,
    change: { ...rest, ...due, ...(time === undefined ? {} : { dueTime: time }) },
    summary,
  };
};
