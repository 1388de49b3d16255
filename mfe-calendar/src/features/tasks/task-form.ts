import { type TaskForm as Task, TaskForm, type TaskView } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { repeatShape, requireLastDay, withRepeats } from '../../shared/repeat-form.ts';

/** Initial values of a task's fields. */
export type TaskStart = { [Field in keyof Omit<Task, 'repeats'>]?: Task[Field] | undefined } & {
  repeats?: Task['repeats'] | null | undefined;
};

/** The subtasks as their fields send them: a list in JSON, in which an empty line is none. */
const subtasks = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(TaskForm.shape.subtasks.unwrap());

const fields = TaskForm.omit({ repeats: true }).extend({ subtasks });

const requireDay = (
  { dueDate, dueTime }: { dueDate: string | null; dueTime?: string | null | undefined },
  context: z.RefinementCtx,
) => {
  if (dueTime && !dueDate) context.addIssue({ code: 'custom', path: ['dueDate'], message: t('field.dayForTime') });
};

/** The form of a task: its fields, and how it repeats. */
export const TaskValues = fields
  .extend(repeatShape)
  .superRefine(requireDay)
  .superRefine(requireLastDay)
  .superRefine(({ repeat, dueDate }, context) => {
    if (repeat && !dueDate) context.addIssue({ code: 'custom', path: ['dueDate'], message: t('field.dayForRepeat') });
  })
  .transform(withRepeats);

/** A task as its form has it. */
export const formOf = ({ subtasks: parts, ...task }: TaskView) => ({
  ...task,
  subtasks: parts.map(({ id, title }) => ({ id, title })),
});
