import type { ClassView } from '@hub/contracts';
import { t } from '../../messages.ts';
import { useChangeClass } from './api.ts';
import { ClassFormDialog } from './class-form-dialog.tsx';

export const EditClassDialog = ({ item, onClose }: { item: ClassView; onClose: () => void }) => {
  const { mutate, isPending } = useChangeClass(item.id, { onChanged: onClose });
  return (
    <ClassFormDialog
      item={item}
      title={t('form.edit.title')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      busy={isPending}
      onValid={(form) => mutate(form)}
      onClose={onClose}
    />
  );
};
