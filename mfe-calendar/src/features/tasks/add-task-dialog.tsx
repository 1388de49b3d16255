import type { ClassView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { FormDialog } from '@hub/ui';
import { t } from '../../messages.ts';
import { RepeatFields } from '../../shared/repeat-fields.tsx';
import { useAddTask } from './api.ts';
import { TaskFields } from './task-fields.tsx';
import { type TaskStart, TaskValues } from './task-form.ts';

interface Props {
  /** Initial values of the fields. */
  start: TaskStart;
  classes: readonly ClassView[];
  onAdded?: (() => void) | undefined;
  onClose: () => void;
}

/** Adds a task manually (decision Q10). */
export const AddTaskDialog = ({ start, classes, onAdded, onClose }: Props) => {
  const { notify } = useShell();
  const { mutate, isPending } = useAddTask(() => {
    onClose();
    onAdded?.();
  });
  const { errors, onSubmit } = useForm(TaskValues, {
    onValid: (task) => mutate(task),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={t('task.add')}
      submitLabel={t('task.add')}
      busyLabel={t('task.adding')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TaskFields start={start} errors={errors} classes={classes} />
      <RepeatFields start={start} errors={errors} />
    </FormDialog>
  );
};
