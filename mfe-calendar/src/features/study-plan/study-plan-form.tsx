import { type StudyPlan, studyPlanLimits } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Checkbox, Field, FormDialog, Grid, Input, Select } from '@hub/ui';
import { useState } from 'react';
import { t as tOfCalendar } from '../../messages.ts';
import { DayChoice } from '../../shared/day-choice.tsx';
import { useSaveStudyPlan } from './api.ts';
import { t } from './messages.ts';
import { PlanFields } from './plan-fields.ts';

const upTo = (most: number, least = 1) => Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** The usual lengths, and the one that was chosen. */
const lengths = (chosen: number) => [...new Set([30, 45, 60, 90, 120, 180, chosen])].toSorted((a, b) => a - b);

interface Props {
  plan: StudyPlan;
  onClose: () => void;
}

/** The study plan with its fields; how long and when to study matters only where sessions are suggested. */
export const StudyPlanForm = ({ plan, onClose }: Props) => {
  const { notify } = useShell();
  const { mutate, isPending } = useSaveStudyPlan({ saved: t('saved'), failed: t('saveFailed') }, onClose);
  const { errors, onSubmit } = useForm(PlanFields, {
    onValid: (form) => mutate(form),
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  const [isOn, setOn] = useState(plan.on);
  const [weekdays, setWeekdays] = useState<readonly number[]>(plan.weekdays);
  const numbers = (name: 'sessions' | 'daysBefore', values: readonly number[]) => (
    <Field label={t(name)} error={errors[name]}>
      <Select name={name} defaultValue={plan[name]}>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </Select>
    </Field>
  );
  return (
    <FormDialog
      title={tOfCalendar('study.dialogTitle')}
      description={tOfCalendar('study.dialogText')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Checkbox
        name="on"
        value="true"
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        label={t('on')}
      />
      <div css={{ display: isOn ? 'contents' : 'none' }}>
        <Grid min={140}>
          {numbers('sessions', upTo(studyPlanLimits.sessions))}
          <Field label={t('minutes')} error={errors['minutes']}>
            <Select name="minutes" defaultValue={plan.minutes}>
              {lengths(plan.minutes).map((value) => (
                <option key={value} value={value}>
                  {t('minutesOf', { count: value })}
                </option>
              ))}
            </Select>
          </Field>
          {numbers('daysBefore', upTo(studyPlanLimits.daysBefore))}
        </Grid>
        <Grid min={140}>
          <Field label={t('from')} required error={errors['from']}>
            <Input type="time" name="from" defaultValue={plan.from} />
          </Field>
          <Field label={t('to')} required error={errors['to']}>
            <Input type="time" name="to" defaultValue={plan.to} />
          </Field>
        </Grid>
        <DayChoice
          legend={t('weekdays')}
          by="weekday"
          rotationDays={0}
          chosen={weekdays}
          error={errors['days'] ?? errors['weekdays']}
          onChange={setWeekdays}
        />
      </div>
      <Field label={t('cards')} hint={t('cardsHint')} error={errors['cardDays']}>
        <Select name="cardDays" defaultValue={plan.cardDays}>
          <option value="0">{t('cardsOff')}</option>
          {upTo(studyPlanLimits.cardDays).map((count) => (
            <option key={count} value={count}>
              {t('cardDays', { count })}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
};
