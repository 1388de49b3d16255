import { type AccountDetail, CodeForm } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Dialog, Field, Input, Stack } from '@hub/ui';
import { useId, useState } from 'react';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { isRefusal } from '../../shared/refusal.ts';
import { useErase, useIsProven } from './api.ts';

type Confirmation = z.ZodType<{ address: string; code?: string | undefined }>;

const confirmationOf = (email: string, asksCode: boolean): Confirmation => {
  const typed = z.object({ address: z.literal(email, t('accounts.erase.mismatch')) });
  return asksCode ? typed.extend(CodeForm.shape) : typed;
};

interface Props {
  account: Pick<AccountDetail, 'id' | 'email'>;
  onErased: () => void;
  onClose: () => void;
}

/** Asks for the account's address before it is erased, and for a code where the operator's last proof is too old. */
export const EraseDialog = ({ account: { id, email }, onErased, onClose }: Props) => {
  const formId = useId();
  const proof = useIsProven();
  const [wasRefused, setRefused] = useState(false);
  const asksCode = wasRefused || proof.data?.present === false;
  const { mutate, isPending } = useErase({ id, onDone: onErased });
  const { errors, onSubmit } = useForm(confirmationOf(email, asksCode), {
    onValid: (form) => mutate(form, { onError: (error) => isRefusal(error, 'proof_required') && setRefused(true) }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span css={{ overflowWrap: 'anywhere' }}>{t('accounts.erase.question', { email })}</span>}
      description={t('accounts.erase.text')}
      busy={isPending}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t('accounts.erase.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isPending} disabled={proof.isPending}>
            {t(isPending ? 'accounts.erase.busy' : 'accounts.erase.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack>
          <Field label={t('accounts.erase.address', { email })} error={errors['address']}>
            <Input name="address" type="email" autoComplete="off" disabled={isPending} />
          </Field>
          {asksCode && (
            <Field label={t('accounts.erase.code')} hint={t('accounts.erase.codeHint')} error={errors['code']}>
              <Input
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                disabled={isPending}
              />
            </Field>
          )}
        </Stack>
      </form>
    </Dialog>
  );
};
