import type { AccountDetail } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Field, FormDialog, Input } from '@hub/ui';
import { t } from '../../messages.ts';
import { megabyte } from '../../shared/amounts.ts';
import { useSetLimits } from './api.ts';
import { LimitsForm, quotaOf } from './limits-form.ts';

interface Props {
  account: Pick<AccountDetail, 'id' | 'email' | 'quota'>;
  onClose: () => void;
}

/** Limits of one account alone. */
export const LimitsDialog = ({ account: { id, email, quota }, onClose }: Props) => {
  const { mutate, isPending } = useSetLimits({ id, onDone: onClose });
  const { errors, onSubmit } = useForm(LimitsForm, { onValid: (form) => mutate(quotaOf(form)) });
  const fields = [
    ['megabytes', quota.bytes === null ? '' : quota.bytes / megabyte],
    ['documents', quota.documents ?? ''],
    ['events', quota.events ?? ''],
  ] as const;
  return (
    <FormDialog
      title={<span css={{ overflowWrap: 'anywhere' }}>{t('accounts.limits.title', { email })}</span>}
      description={t('accounts.limits.hint')}
      submitLabel={t('accounts.limits.save')}
      busyLabel={t('accounts.limits.saving')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {fields.map(([name, value]) => (
        <Field key={name} label={t(`accounts.limits.${name}`)} error={errors[name]}>
          <Input name={name} inputMode="decimal" autoComplete="off" defaultValue={value} />
        </Field>
      ))}
    </FormDialog>
  );
};
