import type { ClassView } from '@hub/contracts';
import { t } from '../../messages.ts';
import { useChangeClass } from './class-form-api.ts';
import { ClassFormDialog } from './class-form-dialog.tsx';

export const EditClassDialog = ({ of: item, onClose }: { of: ClassView; onClose: () => void }) => {
  const { mutate, isPending } = useChangeClass(item.id, { onChanged: onClose });
  return (
    <ClassFormDialog
      of={item}
      title={t('form.edit.title')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      busy={isPending}
      onValid={(form) => mutate(form)}
      onClose={onClose}
    />
  );
};
