import type { CalendarEventView, Slots, TaskView } from '@hub/contracts';
import { EventDialogs } from '../features/calendar/event-dialogs.tsx';
import type { EventStart } from '../features/calendar/event-form.ts';
import { QuickAdd } from '../features/tasks/quick-add/quick-add.tsx';
import { TaskDialogs } from '../features/tasks/task-dialogs.tsx';
import type { TaskStart } from '../features/tasks/task-form.ts';
import { useSaveDraft } from '../pages/use-save-draft.ts';
import { useClasses } from '../shared/api.ts';
import { useAddEdit } from '../shared/use-add-edit.ts';

/** The line of quick add, begun with a text: it shows how it is read, and closes once that is saved. */
export const BarAdd = ({ text, onClose }: Slots['bar-add']) => {
  const { data: classes = [] } = useClasses();
  const { isSaving, saveDraft } = useSaveDraft();
  const task = useAddEdit<TaskStart, TaskView>();
  const event = useAddEdit<EventStart, CalendarEventView>();
  return (
    <>
      <QuickAdd
        classId={null}
        start={text}
        isSaving={isSaving}
        isFocused
        onSave={(draft) => saveDraft(draft, onClose)}
        onDetails={({ kind, form }) => (kind === 'event' ? event.add(form, onClose) : task.add(form, onClose))}
      />
      <TaskDialogs dialogs={task} classes={classes} />
      <EventDialogs dialogs={event} classes={classes} />
    </>
  );
};
