import { priorities, TaskForm, type ClassView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Input, Select, TextArea } from '@hub/ui';
import { ClassOptions } from '../calendar/class-options.tsx';
import { WordSelect } from '../word-select.tsx';
import { useAddTask } from './api.ts';

interface Props {
  classes: readonly ClassView[];
  /** The class that the list is filtered by, chosen beforehand. */
  classId: string | null;
  onClose: () => void;
}

/** Adds a task of the student's own (decision Q10). */
export const AddTaskDialog = ({ classes, classId, onClose }: Props) => {
  const { notify } = useShell();
  const { mutate, isPending } = useAddTask({ onAdded: onClose });
  const { errors, onSubmit } = useForm(TaskForm, {
    onValid: (task) => mutate(task),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title="Add Task"
      submitLabel="Add Task"
      busyLabel="Adding..."
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label="Title" required error={errors['title']}>
        <Input name="title" autoComplete="off" />
      </Field>
      <Field label="Due Date (Optional)" error={errors['dueDate']}>
        <Input type="date" name="dueDate" />
      </Field>
      <Field label="Priority">
        <WordSelect name="priority" words={priorities} defaultValue="medium" />
      </Field>
      <Field label="Class">
        <Select name="classId" defaultValue={classId ?? ''}>
          <option value="">Personal Task</option>
          <ClassOptions classes={classes} code="bracketed" />
        </Select>
      </Field>
      <Field label="Description (Optional)" error={errors['description']}>
        <TextArea name="description" rows={3} />
      </Field>
    </FormDialog>
  );
};
