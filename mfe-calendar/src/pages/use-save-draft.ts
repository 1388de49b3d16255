import { useAddEvent } from '../features/calendar/api.ts';
import { useAddTask } from '../features/tasks/api.ts';
import type { Draft } from '../features/tasks/quick-add/draft.ts';

/** Saves a draft of quick add, as an event or as a task. */
export const useSaveDraft = () => {
  const task = useAddTask();
  const event = useAddEvent();
  return {
    isSaving: task.isPending || event.isPending,
    saveDraft: ({ kind, form }: Draft, onSaved: () => void) => {
      if (kind === 'event') event.mutate(form, { onSuccess: onSaved });
      else task.mutate(form, { onSuccess: onSaved });
    },
  };
};
