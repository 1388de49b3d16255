import { CalendarEventForm, type Repeats, TaskForm } from '@hub/contracts';
import { t } from '../../../messages.ts';
import { formatTime } from '../../../shared/format-dates.ts';
import type { Reading } from './read-line.ts';

/** What a line of quick add will be saved as. */
export type Draft =
  | { kind: 'event'; form: CalendarEventForm & { repeats?: Repeats } }
  | { kind: 'task'; form: TaskForm };

/** An event if type, class and day are known; otherwise a task, which keeps the time in its description. */
export const draftOf = ({ eventType, classId, dueDate, repeats, ...reading }: Reading): Draft => {
  const { title, priority, dueTime, endDate, endTime, place } = reading;
  if (eventType && classId && dueDate) {
    const ending = { ...(endDate && { endDate }), ...(endTime && { endTime }), ...(place && { place }) };
    const form = { title, classId, eventType, priority, dueDate, dueTime, description: null, ...ending };
    return { kind: 'event', form: { ...form, ...(repeats && { repeats }) } };
  }
  const at = [dueTime && t('quickAdd.at', { time: formatTime(dueTime) }), place].filter(Boolean).join(', ');
  return { kind: 'task', form: { title, classId, priority, dueDate, description: at || null } };
};

/** The first thing that is wrong with a draft; an empty string for a valid one. */
export const draftError = ({ kind, form }: Draft) => {
  const { error } = (kind === 'event' ? CalendarEventForm : TaskForm).safeParse(form);
  return error?.issues[0]?.message ?? '';
};
