import type { PlannedChange } from '@hub/contracts';
import { type Action, type Answer, type Scene, saying } from '../planning-context.ts';
import type { Thing } from '../schedule-items.ts';
import { isAnswer, pick } from '../resolve-items.ts';

interface Fields {
  readonly title?: string;
  readonly dueDate?: string | null;
  readonly dueTime?: string | null;
  readonly priority?: 'high' | 'medium' | 'low';
  readonly completed?: boolean;
}

type Change = PlannedChange & { readonly summary: string };

export const removing = (thing: Thing): Change =>
  thing.kind === 'task'
    ? { type: 'DELETE_TASK', taskId: thing.id, summary: thing.title }
    : { type: 'DELETE_EVENT', eventId: thing.id, summary: thing.title };

/** A task has no time of day, and an event always a day. */
export const changing = (thing: Thing, { dueDate, dueTime, ...rest }: Fields): Change => {
  const day = dueDate === undefined ? {} : { dueDate };
  if (thing.kind === 'task') {
    return { type: 'UPDATE_TASK', taskId: thing.id, change: { ...rest, ...day }, summary: thing.title };
  }
  const change = { ...rest, ...(dueDate ? { dueDate } : {}), ...(dueTime === undefined ? {} : { dueTime }) };
  return { type: 'UPDATE_EVENT', eventId: thing.id, change, summary: thing.title };
};

interface Wish {
  readonly phrase: string;
  readonly change: (thing: Thing) => Action;
  readonly told: (things: readonly Thing[]) => string;
}

/** The same change of every thing that a phrase names. */
export const changeOf = ({ phrase, change, told }: Wish, scene: Scene): Answer => {
  const picked = pick(phrase, scene);
  return isAnswer(picked) ? picked : { ...saying(told(picked)), actions: picked.map(change) };
};
