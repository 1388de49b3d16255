import { passkeyLimits, PasskeyName, type PasskeyView } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Field, FormDialog, Input } from '@hub/ui';
import { useRenamePasskey } from './api.ts';
import { t } from './messages.ts';

interface Props {
  passkey: PasskeyView;
  onClose: () => void;
}

export const RenameDialog = ({ passkey: { id, name }, onClose }: Props) => {
  const rename = useRenamePasskey();
  const { errors, onSubmit } = useForm(PasskeyName, {
    onValid: (form) => rename.mutate({ id, ...form }, { onSuccess: onClose }),
  });
  return (
    <FormDialog
      title={t('renameTitle')}
      submitLabel={t('rename')}
      busyLabel={t('renaming')}
      busy={rename.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('name')} error={errors['name']}>
        <Input name="name" autoComplete="off" defaultValue={name} maxLength={passkeyLimits.name} />
      </Field>
    </FormDialog>
  );
};
