import type { ClassId } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Field, Select } from '@hub/ui';
import { t } from '../../messages.ts';
import { useClasses } from '../api.ts';

interface Props {
  value: ClassId | null;
  error: string | undefined;
  onChoose: (id: string) => void;
}

/** Starts with the open class; the student can change or clear it (decision Q76). */
export const ClassField = ({ value, error, onChoose }: Props) => {
  const { data: classes, isLoadingError } = useClasses();
  useFailureNotice(isLoadingError, t('generation.classesFailed'));
  const isKnown = classes?.some(({ id }) => id === value);
  return (
    <Field label={t('generation.class')} required error={error}>
      <Select name="classId" value={value ?? ''} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{t('generation.noClass')}</option>
        {value && !isKnown && <option value={value}>{t('generation.thisClass')}</option>}
        {classes?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
};
