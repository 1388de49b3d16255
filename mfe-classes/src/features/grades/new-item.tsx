import {
  CalendarEventId,
  type CalendarEventView,
  type ClassId,
  type GradeCategoryView,
  TaskId,
  type TaskView,
} from '@hub/contracts';
import { Button, Field, Grid, Input, Row, Select } from '@hub/ui';
import { type FormEvent, useState } from 'react';
import { t } from '../../messages.ts';
import { useAddItem } from './api.ts';
import { readScore } from './score.ts';

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
  const [error, setError] = useState<{ name?: string; score?: string }>({});
  const { mutate, isPending } = useAddItem(classId, { onAdded: onClose });

  const choose = (id: string) => {
    const chosen = [...events, ...tasks].find((each) => each.id === id);
    if (chosen && name.trim() === '') setName(chosen.title.slice(0, 120));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = new FormData(event.currentTarget);
    const subject = String(texts.get('subject'));
    const score = readScore(String(texts.get('score')), null);
    if (name.trim() === '') return setError({ name: t('grades.item.nameMissing') });
    if (!score) return setError({ score: t('grades.item.badScore') });
    setError({});
    const isEvent = events.some(({ id }) => id === subject);
    mutate({
      categoryId: category.id,
      name: name.trim(),
      ...score,
      eventId: isEvent ? CalendarEventId.parse(subject) : null,
      taskId: subject && !isEvent ? TaskId.parse(subject) : null,
    });
  };

  return (
    <form
      aria-label={t('grades.item.addTo', { name: category.name })}
      onSubmit={onSubmit}
      noValidate
      css={{ display: 'grid', gap: 12 }}
    >
      <Grid min={180}>
        <Field label={t('grades.item.name')} required error={error.name}>
          <Input
            name="name"
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
            maxLength={120}
            autoComplete="off"
            autoFocus // its button was just pressed
            dir="auto"
          />
        </Field>
        <Field label={t('grades.item.score')} error={error.score}>
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
