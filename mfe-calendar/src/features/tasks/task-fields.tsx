import { priorities, type ClassView } from '@hub/contracts';
import { Field, Grid, Input, Select, TextArea } from '@hub/ui';
import { t } from '../../messages.ts';
import { ClassOptions } from '../../shared/class-options.tsx';
import { WordSelect } from '../../shared/word-select.tsx';
import { SubtaskFields } from './subtask-fields.tsx';
import type { TaskStart } from './task-form.ts';

interface Props {
  /** Initial values of the fields. */
  start: TaskStart;
  errors: Readonly<Record<string, string>>;
  classes: readonly ClassView[];
}

export const TaskFields = ({ start, errors, classes }: Props) => {
  // a task must keep its class even if the classes cannot be fetched
  const isUnknown = start.classId && classes.every(({ id }) => id !== start.classId);
  return (
    <>
      <Field label={t('field.title')} required error={errors['title']}>
        <Input name="title" autoComplete="off" defaultValue={start.title} />
      </Field>
      <Grid min={140}>
        <Field label={t('field.dueDate')} error={errors['dueDate']}>
          <Input type="date" name="dueDate" defaultValue={start.dueDate ?? ''} />
        </Field>
        <Field label={t('field.time')} error={errors['dueTime']}>
          <Input type="time" name="dueTime" defaultValue={start.dueTime ?? ''} />
        </Field>
        <Field label={t('field.priority')}>
          <WordSelect name="priority" words={priorities} defaultValue={start.priority ?? 'medium'} />
        </Field>
      </Grid>
      <Field label={t('field.class')}>
        <Select name="classId" defaultValue={start.classId ?? ''}>
          <option value="">{t('row.personal')}</option>
          {isUnknown && <option value={start.classId ?? ''}>{t('row.someClass')}</option>}
          <ClassOptions classes={classes} code="bracketed" />
        </Select>
      </Field>
      <SubtaskFields start={start.subtasks ?? []} error={errors['subtasks']} />
      <Field label={t('field.description')} error={errors['description']}>
        <TextArea name="description" rows={3} defaultValue={start.description ?? ''} />
      </Field>
    </>
  );
};
