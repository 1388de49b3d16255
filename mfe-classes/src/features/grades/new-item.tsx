import {
  CalendarEventId,
  type CalendarEventView,
  type ClassId,
  type GradeCategoryView,
  TaskId,
  type TaskView,
} from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Grid, Input, Row, Select, space } from '@hub/ui';
import { useState } from 'react';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { useAddItem } from './api.ts';
import { gradeFields } from './score.ts';

const Form = z.object({ ...gradeFields(null), subject: z.string() });

/** The form appears where its button was just pressed. */
const focus = (field: HTMLInputElement | null) => field?.focus();

interface Props {
  classId: ClassId;
  category: GradeCategoryView;
  events: readonly CalendarEventView[];
  tasks: readonly TaskView[];
  onClose: () => void;
}

/** A new grade, for a date or a task, or for neither. */
export const NewItem = ({ classId, category, events, tasks, onClose }: Props) => {
  const [name, setName] = useState('');
  const { mutate, isPending } = useAddItem(classId, { onAdded: onClose });

  const choose = (id: string) => {
    const chosen = [...events, ...tasks].find((each) => each.id === id);
    if (chosen && name.trim() === '') setName(chosen.title.slice(0, 120));
  };
  const { errors, onSubmit } = useForm(Form, {
    onValid: ({ score, subject, ...typed }) => {
      const isEvent = events.some(({ id }) => id === subject);
      mutate({
        categoryId: category.id,
        ...typed,
        ...score,
        eventId: isEvent ? CalendarEventId.parse(subject) : null,
        taskId: subject && !isEvent ? TaskId.parse(subject) : null,
      });
    },
  });

  return (
    <form
      aria-label={t('grades.item.addTo', { name: category.name })}
      onSubmit={onSubmit}
      noValidate
      css={{ display: 'grid', gap: space(3) }}
    >
      <Grid min={180}>
        <Field label={t('grades.item.name')} required error={errors['name']}>
          <Input
            name="name"
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
            maxLength={120}
            autoComplete="off"
            ref={focus}
            dir="auto"
          />
        </Field>
        <Field label={t('grades.item.score')} error={errors['score']}>
          <Input name="score" placeholder={t('grades.item.scorePlaceholder')} autoComplete="off" />
        </Field>
        <Field label={t('grades.item.belongsTo')}>
          <Select name="subject" defaultValue="" onChange={({ currentTarget: { value } }) => choose(value)}>
            <option value="">{t('grades.item.nothing')}</option>
            {events.length > 0 && (
              <optgroup label={t('grades.item.dates')}>
                {events.map(({ id, title, dueDate }) => (
                  <option key={id} value={id}>
                    {title} ({dueDate})
                  </option>
                ))}
              </optgroup>
            )}
            {tasks.length > 0 && (
              <optgroup label={t('grades.item.tasks')}>
                {tasks.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
        </Field>
      </Grid>
      <Row justify="flex-end">
        <Button variant="secondary" size="sm" onClick={onClose} disabled={isPending}>
          {t('grades.weights.cancel')}
        </Button>
        <Button type="submit" size="sm" busy={isPending}>
          {t(isPending ? 'grades.item.adding' : 'grades.item.add')}
        </Button>
      </Row>
    </form>
  );
};
