import {
  type ClassId,
  type GradeCategoryId,
  type GradeCategoryView,
  gradeCountings,
  NewGradeCategory,
} from '@hub/contracts';
import { useForm, useShell } from '@hub/mfe';
import { Checkbox, Field, FormDialog, Grid, Input, Select } from '@hub/ui';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { useAddCategories, useChangeCategory } from './api.ts';

const { name, weight, dropLowest } = NewGradeCategory.shape;
const numeric = (schema: z.ZodType<number, number>) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))))
    .pipe(schema);
/** The fields as a form has them: texts. */
const Form = z.object({
  name,
  weight: numeric(weight),
  dropLowest: numeric(dropLowest.unwrap()),
  counting: z.enum(gradeCountings),
  // a box that is not ticked sends nothing
  extra: z.stringbool().default(false),
});

interface Props {
  classId: ClassId;
  /** The category to edit; none for a new one. */
  category?: GradeCategoryView;
  onClose: () => void;
}

/** Name, weight and rules of a category. */
export const CategoryDialog = ({ classId, category, onClose }: Props) => {
  const { notify } = useShell();
  const add = useAddCategories(classId, { onAdded: onClose });
  const change = useChangeCategory(
    { classId, categoryId: category?.id ?? ('' as GradeCategoryId) },
    { onChanged: onClose },
  );
  const { errors, onSubmit } = useForm(Form, {
    onValid: (form) => {
      if (category) change.mutate(form);
      else add.mutate([form]);
    },
    onInvalid: (title) => notify({ title, tone: 'destructive' }),
  });
  return (
    <FormDialog
      title={t(category ? 'grades.category.edit' : 'grades.category.add')}
      submitLabel={t(category ? 'save' : 'grades.category.add')}
      busyLabel={t(category ? 'saving' : 'grades.category.adding')}
      busy={add.isPending || change.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('grades.category.name')} required error={errors['name']}>
        <Input
          name="name"
          defaultValue={category?.name ?? ''}
          placeholder={t('grades.category.namePlaceholder')}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Field
        label={t('grades.category.weight')}
        required
        hint={t('grades.category.weightHint')}
        error={errors['weight']}
      >
        <Input name="weight" inputMode="decimal" autoComplete="off" defaultValue={category?.weight ?? ''} />
      </Field>
      <Grid min={200}>
        <Field
          label={t('grades.category.dropLowest')}
          hint={t('grades.category.dropHint')}
          error={errors['dropLowest']}
        >
          <Input name="dropLowest" inputMode="numeric" autoComplete="off" defaultValue={category?.dropLowest ?? 0} />
        </Field>
        <Field label={t('grades.category.counting')}>
          <Select name="counting" defaultValue={category?.counting ?? 'points'}>
            {gradeCountings.map((counting) => (
              <option key={counting} value={counting}>
                {t(`grades.category.${counting}`)}
              </option>
            ))}
          </Select>
        </Field>
      </Grid>
      <Checkbox name="extra" label={t('grades.category.extra')} defaultChecked={category?.extra ?? false} />
    </FormDialog>
  );
};
