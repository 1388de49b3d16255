import { ClassForm, classTypes, type ClassView } from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Field, FormDialog, Grid, Input, Select, TextArea, type FormDialogProps } from '@hub/ui';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { TermField } from './term-field.tsx';
import { ColorField } from '../../shared/color-field.tsx';

/** The fields that the form shows: any other would be reset to its default by saving an edit. */
const shown = { name: true, courseCode: true, instructor: true, color: true, description: true, termId: true } as const;
// the server treats an unknown type as general; the form requires a choice (specification §5)
const Schema = ClassForm.pick(shown).extend({ classType: z.enum(classTypes, t('form.typeMissing')) });

interface Props extends Pick<FormDialogProps, 'title' | 'submitLabel' | 'busyLabel' | 'busy' | 'onClose'> {
  /** The class to edit; none for a new one. */
  item?: ClassView;
  onValid: (form: ClassForm) => void;
}

/** The fields of a class; errors are shown at the field and as a toast (decision Q155). */
export const ClassFormDialog = ({ item, onValid, ...dialog }: Props) => {
  const { notify } = useShell();
  const { errors, onSubmit } = useForm(Schema, {
    onValid,
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  const text = (name: 'name' | 'courseCode' | 'instructor' | 'description') => ({
    name,
    defaultValue: item?.[name] ?? '',
    autoComplete: 'off',
    dir: 'auto',
  });
  return (
    <FormDialog {...dialog} onSubmit={onSubmit}>
      <Field label={t('form.name')} required error={errors['name']}>
        <Input {...text('name')} placeholder={t('form.namePlaceholder')} />
      </Field>
      <Grid min={200}>
        <Field label={t('form.courseCode')} error={errors['courseCode']}>
          <Input {...text('courseCode')} placeholder={t('form.courseCodePlaceholder')} />
        </Field>
        <Field label={t('form.instructor')} error={errors['instructor']}>
          <Input {...text('instructor')} />
        </Field>
      </Grid>
      <Field label={t('form.classType')} required error={errors['classType']}>
        <Select name="classType" defaultValue={item?.classType ?? ''}>
          <option value="" disabled>
            {t('form.chooseType')}
          </option>
          {classTypes.map((type) => (
            <option key={type} value={type}>
              {t(`type.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <TermField value={item && item.termId} />
      <ColorField defaultValue={item?.color ?? 'blue'} />
      <Field label={t('form.description')} error={errors['description']}>
        <TextArea {...text('description')} rows={3} />
      </Field>
    </FormDialog>
  );
};
