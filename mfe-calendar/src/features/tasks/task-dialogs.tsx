import type { ClassView, TaskView } from '@hub/contracts';
import type { AddEdit } from '../../shared/use-add-edit.ts';
import { AddTaskDialog } from './add-task-dialog.tsx';
import { EditTaskDialog } from './edit-task-dialog.tsx';
import type { TaskStart } from './task-form.ts';

interface Props {
  dialogs: AddEdit<TaskStart, TaskView>;
  classes: readonly ClassView[];
}

/** The page's dialog for adding or editing a task, when one is open. */
export const TaskDialogs = ({ dialogs: { open, close }, classes }: Props) => {
  if (!open) return null;
  if ('editing' in open) return <EditTaskDialog task={open.editing} classes={classes} onClose={close} />;
  return <AddTaskDialog start={open.adding} classes={classes} onAdded={open.onAdded} onClose={close} />;
};
