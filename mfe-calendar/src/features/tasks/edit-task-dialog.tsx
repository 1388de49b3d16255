import { TaskForm, type ClassView, type TaskView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { FormDialog } from '@hub/ui';
import { t } from '../../messages.ts';
import { DeleteButton } from '../../shared/delete-button.tsx';
import { ReminderField } from '../../shared/reminder/reminder-field.tsx';
import { useReminderField } from '../../shared/reminder/use-reminder-field.ts';
import { useChangeTask, useDeleteTask } from './api.ts';
import { TaskFields } from './task-fields.tsx';

interface Props {
  task: TaskView;
  classes: readonly ClassView[];
  onClose: () => void;
}

/** Changes or deletes a task; both can be undone. */
export const EditTaskDialog = ({ task, classes, onClose }: Props) => {
  const { notify } = useShell();
  const change = useChangeTask(task.id, onClose);
  const remove = useDeleteTask(onClose);
  const reminder = useReminderField(task.id);
  const { errors, onSubmit } = useForm(TaskForm, {
    onValid: (form) => {
      reminder.save();
      change.mutate(form);
    },
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={t('task.edit')}
      submitLabel={t('task.save')}
      busyLabel={t(remove.isPending ? 'task.deleting' : 'task.saving')}
      busy={change.isPending || remove.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TaskFields start={task} errors={errors} classes={classes} />
      <ReminderField field={reminder} />
      <DeleteButton label={t('task.delete')} onClick={() => remove.mutate(task.id)} />
    </FormDialog>
  );
};
