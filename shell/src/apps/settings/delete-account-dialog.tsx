import { PasswordChange } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Button, Dialog, Field, Input } from '@hub/ui';
import { useId } from 'react';
import { z } from 'zod';
import { t } from '../../student-messages.ts';
import { useDeleteAccount } from './api.ts';

const WithPassword = z.object({ password: PasswordChange.shape.currentPassword });
const Confirmed: z.ZodType<z.output<typeof WithPassword>> = z.object({});

interface Props {
  hasPassword: boolean;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the account is erased; a student with a password enters it. */
export const DeleteAccountDialog = ({ hasPassword, onDeleted, onClose }: Props) => {
  const formId = useId();
  const erase = useDeleteAccount(onDeleted);
  const isBusy = erase.isPending || erase.isSuccess; // the page is about to leave
  const { errors, onSubmit } = useForm(hasPassword ? WithPassword : Confirmed, {
    onValid: ({ password }) => erase.mutate(password),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('settings.data.question')}
      description={t('settings.data.warning')}
      busy={isBusy}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('settings.data.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            {t(isBusy ? 'settings.data.deleting' : 'settings.data.delete')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        {hasPassword && (
          <Field label={t('settings.data.password')} error={errors['password']}>
            <Input name="password" type="password" autoComplete="current-password" disabled={isBusy} />
          </Field>
        )}
      </form>
    </Dialog>
  );
};
