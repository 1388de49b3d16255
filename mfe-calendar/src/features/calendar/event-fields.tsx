import { eventTypes, priorities } from '@hub/contracts';
import { Field, Grid, Input, TextArea } from '@hub/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages.ts';
import { WordSelect } from '../../shared/word-select.tsx';
import type { EventStart } from './event-form.ts';

interface Props {
  /** Initial values of the fields. */
  start: EventStart;
  errors: Readonly<Record<string, string>>;
  /** The class field, where the class can be chosen. */
  children?: ReactNode;
}

export const EventFields = ({ start, errors, children }: Props) => (
  <>
    <Field label={t('field.title')} required error={errors['title']}>
      <Input name="title" autoComplete="off" defaultValue={start.title} />
    </Field>
    {children}
    <Grid min={140}>
      <Field label={t('field.type')}>
        <WordSelect name="eventType" words={eventTypes} defaultValue={start.eventType ?? 'assignment'} />
      </Field>
      <Field label={t('field.priority')}>
        <WordSelect name="priority" words={priorities} defaultValue={start.priority ?? 'medium'} />
      </Field>
      <Field label={t('field.date')} required error={errors['dueDate']}>
        <Input type="date" name="dueDate" defaultValue={start.dueDate} />
      </Field>
      <Field label={t('field.time')} error={errors['dueTime']}>
        <Input type="time" name="dueTime" defaultValue={start.dueTime ?? ''} />
      </Field>
      <Field label={t('field.endTime')} error={errors['endTime']}>
        <Input type="time" name="endTime" defaultValue={start.endTime ?? ''} />
      </Field>
      <Field label={t('field.endDate')} error={errors['endDate']}>
        <Input type="date" name="endDate" defaultValue={start.endDate ?? ''} />
      </Field>
    </Grid>
    <Field label={t('field.place')} error={errors['place']}>
      <Input name="place" autoComplete="off" defaultValue={start.place ?? ''} />
    </Field>
    <Field label={t('field.description')} error={errors['description']}>
      <TextArea name="description" rows={3} defaultValue={start.description ?? ''} />
    </Field>
  </>
);
