import { Day, type ClassView, type TimetableEntry } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Button, Field, FormDialog, formatLongDay, Grid, Input, Row } from '@hub/ui';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { classNamesOf } from '../../shared/class-names.ts';
import { useChangeDay } from './api.ts';

const Time = z.string().min(1, t('timetable.timeMissing'));
const Form = z
  .object({
    day: z.string().min(1, t('field.dateMissing')).pipe(Day),
    startTime: Time,
    endTime: Time,
    place: z.string().transform((text) => text.trim() || null),
  })
  .refine(({ startTime, endTime }) => startTime < endTime, { path: ['endTime'], message: t('timetable.endsFirst') });

interface Props {
  entry: TimetableEntry;
  classes: readonly ClassView[];
  onClose: () => void;
}

/** Moves, cancels or restores one day of a meeting; the others stay as they are. */
export const MeetingDayDialog = ({ entry, classes, onClose }: Props) => {
  const { notify } = useShell();
  const { mutate, isPending } = useChangeDay(entry, { onChanged: onClose });
  const { errors, onSubmit } = useForm(Form, {
    onValid: (to) => mutate(to),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  const { title, plannedDay, state } = entry;
  return (
    <FormDialog
      title={[title, classNamesOf(classes)(entry)].filter(Boolean).join(' · ')}
      description={t(`timetable.state.${state}`, { day: formatLongDay(plannedDay) })}
      submitLabel={t('timetable.move')}
      busyLabel={t('timetable.saving')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Grid min={140}>
        <Field label={t('field.date')} required error={errors['day']}>
          <Input type="date" name="day" defaultValue={entry.day} />
        </Field>
        <Field label={t('timetable.start')} required error={errors['startTime']}>
          <Input type="time" name="startTime" defaultValue={entry.startTime} />
        </Field>
        <Field label={t('timetable.end')} required error={errors['endTime']}>
          <Input type="time" name="endTime" defaultValue={entry.endTime} />
        </Field>
      </Grid>
      <Field label={t('field.place')}>
        <Input name="place" autoComplete="off" dir="auto" maxLength={200} defaultValue={entry.place ?? ''} />
      </Field>
      <Row gap={2}>
        {state !== 'cancelled' && (
          <Button variant="secondary" size="sm" onClick={() => mutate(null)}>
            {t('timetable.cancelDay')}
          </Button>
        )}
        {state !== 'planned' && (
          <Button variant="secondary" size="sm" onClick={() => mutate('planned')}>
            {t('timetable.resetDay')}
          </Button>
        )}
      </Row>
    </FormDialog>
  );
};
