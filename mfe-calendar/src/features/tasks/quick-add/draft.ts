import { CalendarEventForm, type Repeats, TaskForm } from '@hub/contracts';
import type { Reading } from './read-line.ts';

/** What a line of quick add will be saved as. */
export type Draft =
  | { kind: 'event'; form: CalendarEventForm & { repeats?: Repeats } }
  | { kind: 'task'; form: TaskForm & { repeats?: Repeats } };

/** An event if type, class and day are known; otherwise a task, which keeps the place in its description. */
export const draftOf = ({ eventType, classId, dueDate, repeats, ...reading }: Reading): Draft => {
  const repeating = repeats && { repeats };
  const { title, priority, dueTime, endDate, endTime, place } = reading;
  if (eventType && classId && dueDate) {
    const ending = { ...(endDate && { endDate }), ...(endTime && { endTime }), ...(place && { place }) };
    const form = { title, classId, eventType, priority, dueDate, dueTime, description: null, ...ending };
    return { kind: 'event', form: { ...form, ...repeating } };
  }
  const timed = dueTime && { dueTime };
  return { kind: 'task', form: { title, classId, priority, dueDate, description: place, ...timed, ...repeating } };
};

/** The first thing that is wrong with a draft; an empty string for a valid one. */
export const draftError = ({ kind, form }: Draft) => {
  const { error } = (kind === 'event' ? CalendarEventForm : TaskForm).safeParse(form);
  return error?.issues[0]?.message ?? '';
};
