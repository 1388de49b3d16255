import { TermBreak, TermForm, termLimits, type TermView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Grid, Input, Select } from '@hub/ui';
import { useState } from 'react';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { useSaveTerm } from './api.ts';
import { BreakFields, newBreak, type BreakLine } from './break-fields.tsx';

const { name, first, last } = TermForm.shape;
/** The fields as a form has them: texts, and the breaks as one text. */
const Form = z.object({
  name,
  first,
  last,
  breaks: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(TermBreak, t('terms.form.breakIncomplete')).max(termLimits.breaks)),
  rotationDays: z.string().transform((text) => (text === '' ? null : Number(text))),
});

const rotations = Array.from({ length: termLimits.rotationDays - 1 }, (_, index) => index + 2);

interface Props {
  /** The term to edit; none for a new one. */
  term?: TermView;
  onClose: () => void;
}

/** Name, days, breaks and the kind of timetable of a term. */
export const TermFormDialog = ({ term, onClose }: Props) => {
  const { notify } = useShell();
  const { mutate, isPending } = useSaveTerm(term?.id ?? null, { onSaved: onClose });
  const [breaks, setBreaks] = useState<readonly BreakLine[]>(
    () => term?.breaks.map((each) => ({ ...newBreak(), ...each })) ?? [],
  );
  const { errors, setErrors, onSubmit } = useForm(Form, {
    onValid: (value) => {
      const parsed = TermForm.safeParse(value);
      if (parsed.success) return mutate(parsed.data);
      return setErrors({ last: parsed.error.issues[0]?.message ?? '' });
    },
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  const breaksError = errors['breaks'] && t('terms.form.breakIncomplete');
  return (
    <FormDialog
      title={t(term ? 'terms.editTitle' : 'terms.add')}
      submitLabel={t(term ? 'save' : 'terms.add')}
      busyLabel={t(term ? 'saving' : 'terms.adding')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('terms.form.name')} required error={errors['name']}>
        <Input
          name="name"
          defaultValue={term?.name ?? ''}
          placeholder={t('terms.form.namePlaceholder')}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Grid min={160}>
        <Field label={t('terms.form.first')} required error={errors['first']}>
          <Input type="date" name="first" defaultValue={term?.first ?? ''} />
        </Field>
        <Field label={t('terms.form.last')} required error={errors['last']}>
          <Input type="date" name="last" defaultValue={term?.last ?? ''} />
        </Field>
      </Grid>
      <Field label={t('terms.form.schedule')}>
        <Select name="rotationDays" defaultValue={term?.rotationDays ?? ''}>
          <option value="">{t('terms.form.weekdays')}</option>
          {rotations.map((n) => (
            <option key={n} value={n}>
              {t('terms.form.rotation', { n })}
            </option>
          ))}
        </Select>
      </Field>
      <BreakFields breaks={breaks} error={breaksError} onChange={setBreaks} />
      <input type="hidden" name="breaks" value={JSON.stringify(breaks)} />
    </FormDialog>
  );
};
