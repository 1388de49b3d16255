import type { ClassView, RepeatScope, TaskView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { FormDialog } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { changedFields } from '../../shared/changed-fields.ts';
import { DeleteButton } from '../../shared/delete-button.tsx';
import { RepetitionFields } from '../../shared/repetition-fields.tsx';
import { ReminderField } from '../../shared/reminder/reminder-field.tsx';
import { useReminderField } from '../../shared/reminder/use-reminder-field.ts';
import { useChangeTask, useDeleteTask } from './api.ts';
import { TaskFields } from './task-fields.tsx';
import { formOf, TaskValues } from './task-form.ts';

interface Props {
  task: TaskView;
  classes: readonly ClassView[];
  onClose: () => void;
}

/** Changes or deletes a task; both can be undone. */
export const EditTaskDialog = ({ task, classes, onClose }: Props) => {
  const [scope, setScope] = useState<RepeatScope>('this');
  const { notify } = useShell();
  const change = useChangeTask(task.id, onClose);
  const remove = useDeleteTask(onClose);
  const start = formOf(task);
  const reminder = useReminderField(task.id);
  const { errors, onSubmit } = useForm(TaskValues, {
    onValid: (form) => {
      reminder.save();
      // other days keep what is different about them
      change.mutate({ ...(scope === 'this' ? form : changedFields(start, form)), scope });
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
      <TaskFields start={start} errors={errors} classes={classes} />
      <RepetitionFields item={task} scope={scope} onScope={setScope} errors={errors} />
      <ReminderField field={reminder} />
      <DeleteButton label={t('task.delete')} onClick={() => remove.mutate({ id: task.id, scope })} />
    </FormDialog>
  );
};
