import { css } from '@emotion/react';
import { CalendarEventForm, Day, eventTypes, type FindingView } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Field, Grid, Input, Row, Select, label, space } from '@hub/ui';
import { useRef, type KeyboardEvent } from 'react';
import { z } from 'zod';
import { t } from '../../../messages.ts';

const Form = CalendarEventForm.pick({ title: true, dueDate: true, dueTime: true, eventType: true }).extend({
  dueDate: z.string().min(1, t('review.field.dateMissing')).pipe(Day),
});

const fields = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface Props {
  /** Initial values of the fields. */
  start: Pick<FindingView, 'title' | 'dueDate' | 'dueTime' | 'eventType'>;
  submitLabel: string;
  busy: boolean;
  onValid: (value: z.output<typeof Form>) => void;
  onCancel: () => void;
}

/** Title, day, time and type of an event. Escape in the title cancels as long as nothing was typed. */
export const FindingForm = ({ start, submitLabel, busy, onValid, onCancel }: Props) => {
  const { errors, onSubmit } = useForm(Form, { onValid });
  const isTyped = useRef(false);
  const cancelByKey = ({ key }: KeyboardEvent) => key === 'Escape' && !busy && !isTyped.current && onCancel();
  return (
    <form noValidate onSubmit={onSubmit} onInput={() => (isTyped.current = true)}>
      <fieldset css={fields} disabled={busy}>
        <Field label={t('review.field.title')} required error={errors['title']}>
          <Input
            name="title"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the student has just asked for this form
            autoFocus
            defaultValue={start.title}
            onKeyDown={cancelByKey}
          />
        </Field>
        <Grid min={140} gap={3}>
          <Field label={t('review.field.date')} required error={errors['dueDate']}>
            <Input type="date" name="dueDate" defaultValue={start.dueDate ?? ''} />
          </Field>
          <Field label={t('review.field.time')} error={errors['dueTime']}>
            <Input type="time" name="dueTime" defaultValue={start.dueTime ?? ''} />
          </Field>
          <Field label={t('review.field.type')}>
            <Select name="eventType" defaultValue={start.eventType}>
              {eventTypes.map((type) => (
                <option key={type} value={type}>
                  {label(type)}
                </option>
              ))}
            </Select>
          </Field>
        </Grid>
        <Row gap={2} justify="flex-end">
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {t('review.cancel')}
          </Button>
          <Button type="submit" size="sm" busy={busy}>
            {busy ? t('saving') : submitLabel}
          </Button>
        </Row>
      </fieldset>
    </form>
  );
};
