import { CalendarEventForm, TaskForm } from '@hub/contracts';
import { t } from '../../../messages.ts';
import { formatTime } from '../../../shared/format-dates.ts';
import type { Reading } from './read-line.ts';

/** What a line of quick add will be saved as. */
export type Draft = { kind: 'event'; form: CalendarEventForm } | { kind: 'task'; form: TaskForm };

/** An event if type, class and day are known; otherwise a task, which keeps the time in its description. */
export const draftOf = ({ title, classId, eventType, priority, dueDate, dueTime }: Reading): Draft => {
  if (eventType && classId && dueDate) {
    return { kind: 'event', form: { title, classId, eventType, priority, dueDate, dueTime, description: null } };
  }
  const description = dueTime && t('quickAdd.at', { time: formatTime(dueTime) });
  return { kind: 'task', form: { title, classId, priority, dueDate, description } };
};

/** The first thing that is wrong with a draft; an empty string for a valid one. */
export const draftError = ({ kind, form }: Draft) => {
  const { error } = (kind === 'event' ? CalendarEventForm : TaskForm).safeParse(form);
  return error?.issues[0]?.message ?? '';
};
