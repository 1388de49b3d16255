import { useShell } from '@hub/mfe';
import { t } from '../../messages.ts';
import { useAddClass } from './api.ts';
import { ClassFormDialog } from './class-form-dialog.tsx';

export const AddClassDialog = ({ onClose }: { onClose: () => void }) => {
  const { navigate } = useShell();
  const onAdded = () => {
    onClose();
    navigate('/classes'); // the new class is on this list, not among the archived ones
  };
  const { mutate, isPending } = useAddClass({ onAdded });
  return (
    <ClassFormDialog
      title={t('form.add.title')}
      submitLabel={t('form.add.submit')}
      busyLabel={t('form.add.busy')}
      busy={isPending}
      onValid={(form) => mutate(form)}
      onClose={onClose}
    />
  );
};
