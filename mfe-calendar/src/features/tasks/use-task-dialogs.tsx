import type { ClassView, TaskForm, TaskView } from '@hub/contracts';
import { useState } from 'react';
import { AddTaskDialog } from './add-task-dialog.tsx';
import { EditTaskDialog } from './edit-task-dialog.tsx';

type Open = { adding: Partial<TaskForm>; onAdded?: (() => void) | undefined } | { editing: TaskView } | null;

/** The dialogs of the student's tasks: `add` and `edit` open one, and `dialog` stands somewhere on the screen. */
export const useTaskDialogs = (classes: readonly ClassView[]) => {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return {
    add: (start: Partial<TaskForm>, onAdded?: () => void) => setOpen({ adding: start, onAdded }),
    edit: (task: TaskView) => setOpen({ editing: task }),
    dialog:
      open &&
      ('adding' in open ? (
        <AddTaskDialog start={open.adding} classes={classes} onAdded={open.onAdded} onClose={close} />
      ) : (
        <EditTaskDialog task={open.editing} classes={classes} onClose={close} />
      )),
  };
};
