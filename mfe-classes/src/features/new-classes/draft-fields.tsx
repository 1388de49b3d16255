import { ClassForm, limits, type ClassView } from '@hub/contracts';
import { Field, Grid, Input, Select } from '@hub/ui';
import { t } from '../../messages.ts';
import { ColorField } from '../../shared/color-field.tsx';
import type { Draft, Fields } from './draft.ts';

interface Props {
  draft: Draft;
  classes: readonly ClassView[];
  /** Errors are shown once the student has tried to create the classes. */
  isChecked: boolean;
  onChange: (changed: Partial<Draft>) => void;
}

type TextField = Exclude<keyof Fields, 'color'>;

/** The request that creates the class of a draft; the term is its description. */
export const formOf = ({ fields: { term, ...fields } }: Draft) =>
  ClassForm.safeParse({ ...fields, classType: 'general', description: term });

const errorsIn = (draft: Draft) => {
  const issues = formOf(draft).error?.issues ?? [];
  return (field: string) => issues.find(({ path }) => path[0] === field)?.message;
};

/** The proposed class of a file, or the class that it is added to. */
export const DraftFields = ({ draft, classes, isChecked, onChange }: Props) => {
  const { fields, target, id } = draft;
  const errorOf = errorsIn(draft);
  const existing = classes.find((item) => item.id === target);
  const text = (name: TextField) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => onChange({ fields: { ...fields, [name]: event.target.value } }),
    autoComplete: 'off',
    dir: 'auto',
  });
  const error = (name: string) => (isChecked ? errorOf(name) : undefined);
  return (
    <>
      {classes.length > 0 && (
        <Field label={t('newClasses.addTo')} hint={existing && t('newClasses.replaces', { name: existing.name })}>
          <Select
            value={target ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ target: classes.find((item) => item.id === value)?.id ?? null })
            }
          >
            <option value="">{t('newClasses.newClass')}</option>
            {classes.map((item) => (
              <option key={item.id} value={item.id}>
                {[item.courseCode, item.name].filter(Boolean).join(' · ')}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {!existing && (
        <>
          <Field label={t('form.name')} required error={error('name')}>
            <Input {...text('name')} />
          </Field>
          <Grid min={160}>
            <Field label={t('form.courseCode')} error={error('courseCode')}>
              <Input {...text('courseCode')} />
            </Field>
            <Field label={t('form.instructor')} error={error('instructor')}>
              <Input {...text('instructor')} />
            </Field>
            <Field label={t('newClasses.term')} error={error('description')}>
              <Input {...text('term')} maxLength={limits.title} />
            </Field>
          </Grid>
          <ColorField
            name={`color-${id}`}
            defaultValue={fields.color}
            onChoose={(color) => onChange({ fields: { ...fields, color } })}
          />
        </>
      )}
    </>
  );
};
