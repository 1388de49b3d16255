import { gradeLimits, type GradesView, gradeScales } from '@hub/contracts';
import { Field, Grid, Input, Select } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { useChangeSettings } from './api.ts';

/** The scale and the credits of a class; a choice is saved at once, typed credits when their field is left. */
export const GradeSettings = ({ grades: { classId, scale, credits } }: { grades: GradesView }) => {
  const { mutate, isPending, variables } = useChangeSettings(classId);
  const [error, setError] = useState('');
  const save = (text: string) => {
    const typed = text.trim() === '' ? null : Number(text.replace(',', '.'));
    if (typed !== null && !(typed >= 0 && typed <= gradeLimits.credits)) return setError(`0 – ${gradeLimits.credits}`);
    setError('');
    if (typed !== credits) mutate({ credits: typed });
  };
  const shown = (isPending && variables.scale) || scale;
  return (
    <Grid min={200}>
      <Field label={t('grades.scale')} hint={t('grades.scaleHint')}>
        <Select
          value={shown}
          onChange={({ currentTarget: { value } }) => {
            const chosen = gradeScales.find((each) => each === value);
            if (chosen) mutate({ scale: chosen });
          }}
        >
          {gradeScales.map((each) => (
            <option key={each} value={each}>
              {t(`grades.scales.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('grades.credits')} hint={t('grades.creditsHint')} error={error}>
        <Input
          key={credits}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={credits ?? ''}
          onBlur={({ currentTarget }) => save(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && save(currentTarget.value)}
        />
      </Field>
    </Grid>
  );
};
