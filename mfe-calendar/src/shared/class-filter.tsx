import { useFailureNotice } from '@hub/mfe';
import { ErrorState, Field, Select } from '@hub/ui';
import { t } from '../messages.ts';
import { useClasses } from './api.ts';
import { ClassOptions } from './class-options.tsx';

interface Props {
  /** The selected class; empty for all. */
  classId: string;
  onChange: (classId: string) => void;
  code: 'dashed' | 'bracketed';
}

/** "Filter by Class", or an error with Retry if the classes cannot be fetched. */
export const ClassFilter = ({ classId, onChange, code }: Props) => {
  const { data, isLoadingError, refetch } = useClasses();
  useFailureNotice(isLoadingError, t('failed.classes'));
  if (isLoadingError) return <ErrorState compact title={t('failed.classes')} onRetry={() => void refetch()} />;
  return (
    <Field label={t('filter.byClass')}>
      <Select value={classId} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t('filter.allClasses')}</option>
        <ClassOptions classes={data ?? []} code={code} />
      </Select>
    </Field>
  );
};
