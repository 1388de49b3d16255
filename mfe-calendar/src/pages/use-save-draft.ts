import { CalendarEventForm, TaskForm } from '@hub/contracts';
import { useAddEvent } from '../features/calendar/api.ts';
import { useAddTask } from '../features/tasks/api.ts';
import type { Draft } from '../features/tasks/quick-add/draft.ts';

/** Saves a draft as the event or the task that it is. */
export const useSaveDraft = (onSaved: () => void) => {
  const task = useAddTask(onSaved);
  const event = useAddEvent(onSaved);
  return {
    busy: task.isPending || event.isPending,
    /** Answers what is wrong with the draft; nothing when it is sent. */
    save: ({ kind, form }: Draft) => {
      const { error } = (kind === 'event' ? CalendarEventForm : TaskForm).safeParse(form);
      if (error) return error.issues[0]?.message ?? '';
      if (kind === 'event') event.mutate(form);
      else task.mutate(form);
      return '';
    },
  };
};
