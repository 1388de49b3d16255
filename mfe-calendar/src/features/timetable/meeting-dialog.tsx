import type { ClassId, MeetingView, TermView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Grid, Input, Select } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useSaveMeeting } from './api.ts';
import { DayChoice } from '../../shared/day-choice.tsx';
import { MeetingFields } from './meeting-form.ts';

interface Props {
  classId: ClassId;
  /** The term of the class, if it has one. */
  term: TermView | undefined;
  /** The meeting to edit; none for a new one. */
  meeting?: MeetingView;
  onClose: () => void;
}

/** When and where a class meets. */
export const MeetingDialog = ({ classId, term, meeting, onClose }: Props) => {
  const { notify } = useShell();
  const { mutate, isPending } = useSaveMeeting({ id: meeting?.id ?? null, classId }, { onSaved: onClose });
  const { errors, onSubmit } = useForm(MeetingFields, {
    onValid: (form) => mutate(form),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  const rotationDays = term?.rotationDays ?? 0;
  const [by, setBy] = useState(meeting?.by ?? (rotationDays > 0 ? 'rotation' : 'weekday'));
  const [days, setDays] = useState<readonly number[]>(meeting?.days ?? []);
  const [everyWeeks, setEveryWeeks] = useState(meeting?.everyWeeks ?? 1);
  const isOffered = rotationDays > 0 || by === 'rotation';
  return (
    <FormDialog
      title={t(meeting ? 'timetable.edit' : 'timetable.add')}
      submitLabel={t(meeting ? 'timetable.save' : 'timetable.add')}
      busyLabel={t('timetable.saving')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('timetable.title')} error={errors['title']}>
        <Input
          name="title"
          autoComplete="off"
          dir="auto"
          placeholder={t('timetable.titlePlaceholder')}
          defaultValue={meeting?.title ?? ''}
        />
      </Field>
      {isOffered ? (
        <Field label={t('timetable.by')}>
          <Select
            name="by"
            value={by}
            onChange={({ currentTarget: { value } }) => {
              setBy(value === 'rotation' ? 'rotation' : 'weekday');
              setDays([]);
            }}
          >
            <option value="weekday">{t('timetable.weekdays')}</option>
            <option value="rotation">{t('timetable.cycle')}</option>
          </Select>
        </Field>
      ) : (
        <input type="hidden" name="by" value={by} />
      )}
      <DayChoice by={by} rotationDays={rotationDays} chosen={days} error={errors['days']} onChange={setDays} />
      <Grid min={140}>
        <Field label={t('timetable.start')} required error={errors['startTime']}>
          <Input type="time" name="startTime" defaultValue={meeting?.startTime ?? ''} />
        </Field>
        <Field label={t('timetable.end')} required error={errors['endTime']}>
          <Input type="time" name="endTime" defaultValue={meeting?.endTime ?? ''} />
        </Field>
      </Grid>
      <Field label={t('field.place')} error={errors['place']}>
        <Input name="place" autoComplete="off" dir="auto" defaultValue={meeting?.place ?? ''} />
      </Field>
      {by === 'weekday' ? (
        <Field label={t('timetable.often')}>
          <Select
            name="everyWeeks"
            value={everyWeeks}
            onChange={({ currentTarget }) => setEveryWeeks(Number(currentTarget.value))}
          >
            <option value="1">{t('timetable.everyWeek')}</option>
            <option value="2">{t('timetable.secondWeek')}</option>
          </Select>
        </Field>
      ) : (
        <input type="hidden" name="everyWeeks" value="1" />
      )}
      <Grid min={140}>
        <Field
          label={t('timetable.first')}
          hint={term && t('timetable.likeTerm')}
          required={everyWeeks === 2 && by === 'weekday'}
          error={errors['first']}
        >
          <Input type="date" name="first" defaultValue={meeting?.first ?? ''} />
        </Field>
        <Field label={t('timetable.last')} hint={term && t('timetable.likeTerm')} error={errors['last']}>
          <Input type="date" name="last" defaultValue={meeting?.last ?? ''} />
        </Field>
      </Grid>
    </FormDialog>
  );
};
