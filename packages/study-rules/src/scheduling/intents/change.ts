import type { PlannedChange } from '@hub/contracts';
import { type Action, type Answer, type PlanningContext, messageOnly } from '../planning-context.ts';
import type { ScheduleItem } from '../schedule-items.ts';
import { isAnswer, resolveItems } from '../resolve-items.ts';

interface Fields {
  readonly title?: string;
  readonly dueDate?: string | null;
  readonly dueTime?: string | null;
  readonly priority?: 'high' | 'medium' | 'low';
  readonly completed?: boolean;
}

type Change = PlannedChange & { readonly summary: string };

export const deleteAction = (item: ScheduleItem): Change =>
  item.kind === 'task'
    ? { type: 'DELETE_TASK', taskId: item.id, summary: item.title }
    : { type: 'DELETE_EVENT', eventId: item.id, summary: item.title };

/** A task has no time of day, and an event always has a day. */
export const updateAction = (item: ScheduleItem, { dueDate, dueTime, ...rest }: Fields): Change => {
  const day = dueDate === undefined ? {} : { dueDate };
  if (item.kind === 'task') {
    return { type: 'UPDATE_TASK', taskId: item.id, change: { ...rest, ...day }, summary: item.title };
  }
  const change = { ...rest, ...(dueDate ? { dueDate } : {}), ...(dueTime === undefined ? {} : { dueTime }) };
  return { type: 'UPDATE_EVENT', eventId: item.id, change, summary: item.title };
};

interface ChangeRequest {
  readonly phrase: string;
  readonly change: (item: ScheduleItem) => Action;
  readonly confirmation: (items: readonly ScheduleItem[]) => string;
}

/** Makes the same change to every item that a phrase names. */
export const changeItems = ({ phrase, change, confirmation }: ChangeRequest, context: PlanningContext): Answer => {
  const picked = resolveItems(phrase, context);
  return isAnswer(picked) ? picked : { ...messageOnly(confirmation(picked)), actions: picked.map(change) };
};
